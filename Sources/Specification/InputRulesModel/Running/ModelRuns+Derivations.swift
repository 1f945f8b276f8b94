extension ModelRuns {
  /// The distance covered at a speed in a time (R2).
  public func distance(at speed: Speed, in time: ElapsedTime) throws(RunProblem) -> Distance {
    if time.microseconds == 0 { throw .zero }
    let quotient = Rational(speed.micrometers, over: speed.microseconds)
    let distance = try distance((quotient * Rational(time.microseconds)).rounded())
    if distance.micrometers == 0 { throw .tooSmall }
    return distance
  }

  /// The time that a distance takes at a speed (R2).
  public func time(for distance: Distance, at speed: Speed) throws(RunProblem) -> ElapsedTime {
    if distance.micrometers == 0 { throw .zero }
    let quotient = Rational(speed.micrometers, over: speed.microseconds)
    let time = try time((Rational(distance.micrometers) / quotient).rounded())
    if time.microseconds == 0 { throw .tooSmall }
    return time
  }

  /// The speed of a distance in a time (R2).
  public func speed(of distance: Distance, in time: ElapsedTime) throws(RunProblem) -> Speed {
    if distance.micrometers == 0 || time.microseconds == 0 { throw .zero }
    return quotient(of: distance.micrometers, in: time.microseconds)
  }

  /// The inverse of a speed (R2).
  public func pace(of speed: Speed) -> Pace {
    Pace(unchecked: speed.microseconds, for: speed.micrometers)
  }

  /// The inverse of a pace (R2).
  public func speed(of pace: Pace) -> Speed {
    Speed(unchecked: pace.micrometers, in: pace.microseconds)
  }

  /// A run with one of its quantities changed and another derived (R2).
  public func run(
    _ run: WorkoutRun, changing change: WorkoutRun.Change, deriving quantity: WorkoutRun.Quantity
  ) throws(RunProblem) -> WorkoutRun {
    switch change {
    case .distance(let distance): try self.run(run, distance: distance, deriving: quantity)
    case .time(let time): try self.run(run, time: time, deriving: quantity)
    case .speed(let speed): try self.run(run, speed: speed, deriving: quantity)
    case .pace(let pace): try self.run(run, speed: speed(of: pace), deriving: quantity)
    }
  }

  /// A run over another distance (R2).
  private func run(
    _ run: WorkoutRun, distance: Distance, deriving quantity: WorkoutRun.Quantity
  ) throws(RunProblem) -> WorkoutRun {
    switch quantity {
    case .distance: throw .derivesChanged
    case .time:
      let time = try time(for: distance, at: run.speed)
      return WorkoutRun(distance: distance, time: time, speed: run.speed)
    case .speed:
      let speed = try speed(of: distance, in: run.time)
      return WorkoutRun(distance: distance, time: run.time, speed: speed)
    }
  }

  /// A run in another time (R2).
  private func run(
    _ run: WorkoutRun, time: ElapsedTime, deriving quantity: WorkoutRun.Quantity
  ) throws(RunProblem) -> WorkoutRun {
    switch quantity {
    case .time: throw .derivesChanged
    case .distance:
      let distance = try distance(at: run.speed, in: time)
      return WorkoutRun(distance: distance, time: time, speed: run.speed)
    case .speed:
      let speed = try speed(of: run.distance, in: time)
      return WorkoutRun(distance: run.distance, time: time, speed: speed)
    }
  }

  /// A run at another speed (R2).
  private func run(
    _ run: WorkoutRun, speed: Speed, deriving quantity: WorkoutRun.Quantity
  ) throws(RunProblem) -> WorkoutRun {
    switch quantity {
    case .speed: throw .derivesChanged
    case .distance:
      let distance = try distance(at: speed, in: run.time)
      return WorkoutRun(distance: distance, time: run.time, speed: speed)
    case .time:
      let time = try time(for: run.distance, at: speed)
      return WorkoutRun(distance: run.distance, time: time, speed: speed)
    }
  }
}
