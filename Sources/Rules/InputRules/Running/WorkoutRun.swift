/// A workout run: its distance, time and speed (R2).
public struct WorkoutRun: Hashable, Sendable {
  /// Its distance.
  public let distance: Distance
  /// Its time.
  public let time: ElapsedTime
  /// The run's speed; the derived quantity is the nearest value to the result from the others.
  public let speed: Speed

  /// A workout run whose parts were derived elsewhere.
  package init(distance: Distance, time: ElapsedTime, speed: Speed) {
    self.distance = distance
    self.time = time
    self.speed = speed
  }

  /// Its pace: the inverse of its speed.
  public var pace: Pace { Pace(speed) }

  /// One of the three quantities of a run.
  public enum Quantity: Hashable, Sendable, CaseIterable {
    case distance
    case time
    case speed
  }

  /// One of the three, changed.
  public enum Change: Hashable, Sendable {
    case distance(Distance)
    case time(ElapsedTime)
    case speed(Speed)
    case pace(Pace)

    /// The quantity.
    package var quantity: Quantity {
      switch self {
      case .distance: .distance
      case .time: .time
      case .speed, .pace: .speed
      }
    }
  }
}

extension WorkoutRun: CustomStringConvertible {
  /// Its three quantities.
  public var description: String { "\(distance) in \(time), \(speed)" }
}

extension WorkoutRun {
  /// A workout run of a distance in a time; its speed follows (R2).
  /// - Parameters:
  ///   - distance: the distance, above zero.
  ///   - time: the time that it takes, above zero.
  /// - Throws: `RunProblem.zero` if there is no distance or no time.
  public init(_ distance: Distance, in time: ElapsedTime) throws(RunProblem) {
    self.init(distance: distance, time: time, speed: try Speed(distance, in: time))
  }

  /// A workout run of a distance at a speed; its time follows (R2).
  /// - Parameters:
  ///   - distance: the distance, above zero.
  ///   - speed: the constant speed.
  /// - Throws: `RunProblem` if there is no such time.
  public init(_ distance: Distance, at speed: Speed) throws(RunProblem) {
    self.init(distance: distance, time: try speed.time(for: distance), speed: speed)
  }

  /// A workout run for a time at a speed; its distance follows (R2).
  /// - Parameters:
  ///   - time: the time, above zero.
  ///   - speed: the constant speed.
  /// - Throws: `RunProblem` if there is no such distance.
  public init(for time: ElapsedTime, at speed: Speed) throws(RunProblem) {
    self.init(distance: try speed.distance(in: time), time: time, speed: speed)
  }

  /// The workout run with one of its quantities changed and another derived; the third stays (R2).
  /// - Parameters:
  ///   - change: the changed quantity and its value.
  ///   - quantity: the quantity derived from the changed one and the third.
  /// - Throws: `RunProblem.derivesChanged` if both are the same, or the reason no such run exists.
  public func changing(
    _ change: Change, deriving quantity: Quantity
  ) throws(RunProblem) -> WorkoutRun {
    if change.quantity == quantity { throw .derivesChanged }
    var (distance, time, speed) = (distance, time, speed)
    switch change {
    case .distance(let changed): distance = changed
    case .time(let changed): time = changed
    case .speed(let changed): speed = changed
    case .pace(let changed): speed = Speed(changed)
    }
    switch quantity {
    case .distance: return try WorkoutRun(for: time, at: speed)
    case .time: return try WorkoutRun(distance, at: speed)
    case .speed: return try WorkoutRun(distance, in: time)
    }
  }
}
