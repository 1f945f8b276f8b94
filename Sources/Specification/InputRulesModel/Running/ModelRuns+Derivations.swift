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

  /// The speed that covers a distance in a time (R2).
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
    var (distance, time, speed) = (run.distance, run.time, run.speed)
    let changed: WorkoutRun.Quantity
    switch change {
    case .distance(let new): (distance, changed) = (new, .distance)
    case .time(let new): (time, changed) = (new, .time)
    case .speed(let new): (speed, changed) = (new, .speed)
    case .pace(let pace): (speed, changed) = (self.speed(of: pace), .speed)
    }
    if quantity == changed { throw .derivesChanged }
    switch quantity {
    case .distance: distance = try self.distance(at: speed, in: time)
    case .time: time = try self.time(for: distance, at: speed)
    case .speed: speed = try self.speed(of: distance, in: time)
    }
    return WorkoutRun(distance: distance, time: time, speed: speed)
  }
}
