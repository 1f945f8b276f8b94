/// A workout run: its distance, time and speed (R2).
public struct WorkoutRun: Hashable, Sendable {
  /// The distance.
  public let distance: Distance
  /// The time.
  public let time: ElapsedTime
  /// The speed; a distance or a time that was derived from it is rounded.
  public let speed: Speed

  /// Creates a workout run from three quantities that match each other.
  package init(distance: Distance, time: ElapsedTime, speed: Speed) {
    self.distance = distance
    self.time = time
    self.speed = speed
  }

  /// The pace: the inverse of the speed.
  public var pace: Pace { Pace(speed) }

  /// One of the three quantities of a run.
  public enum Quantity: Hashable, Sendable, CaseIterable {
    case distance
    case time
    case speed
  }

  /// A new value for one of the three quantities.
  public enum Change: Hashable, Sendable {
    case distance(Distance)
    case time(ElapsedTime)
    case speed(Speed)
    case pace(Pace)

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
  /// The three quantities.
  public var description: String { "\(distance) in \(time), \(speed)" }
}

extension WorkoutRun {
  /// Creates a workout run from a distance and a time, and derives the speed (R2).
  /// - Parameters:
  ///   - distance: the distance, above zero.
  ///   - time: the time that the distance takes, above zero.
  /// - Throws: `RunProblem.zero` if the distance or the time is zero.
  public init(_ distance: Distance, in time: ElapsedTime) throws(RunProblem) {
    self.init(distance: distance, time: time, speed: try Speed(distance, in: time))
  }

  /// Creates a workout run from a distance and a speed, and derives the time (R2).
  /// - Parameters:
  ///   - distance: the distance, above zero.
  ///   - speed: the constant speed.
  /// - Throws: `RunProblem` if the distance is zero, or the time is out of range.
  public init(_ distance: Distance, at speed: Speed) throws(RunProblem) {
    self.init(distance: distance, time: try speed.time(for: distance), speed: speed)
  }

  /// Creates a workout run from a time and a speed, and derives the distance (R2).
  /// - Parameters:
  ///   - time: the time, above zero.
  ///   - speed: the constant speed.
  /// - Throws: `RunProblem` if the time is zero, or the distance is out of range.
  public init(for time: ElapsedTime, at speed: Speed) throws(RunProblem) {
    self.init(distance: try speed.distance(in: time), time: time, speed: speed)
  }

  /// Returns the run with one quantity changed and another derived; the third stays the same (R2).
  /// - Parameters:
  ///   - change: the quantity to change, and its new value.
  ///   - quantity: the quantity to derive from the changed quantity and the third.
  /// - Throws: `RunProblem.derivesChanged` if the quantity to change is also the one to derive, or
  ///   the reason no such run exists.
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
