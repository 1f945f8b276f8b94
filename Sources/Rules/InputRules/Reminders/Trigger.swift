/// The cause that makes a reminder fire: an elapsed interval, or a local time.
public enum Trigger: Hashable, Sendable {
  /// The trigger fires after an interval (M1).
  case interval(IntervalTrigger)
  /// The trigger fires at the local times that match a pattern (M2.4).
  case calendar(CalendarTrigger)

  package var repeats: Bool {
    switch self {
    case .interval(let trigger): trigger.repeats
    case .calendar(let trigger): trigger.repeats
    }
  }
}

/// A trigger that fires once or repeatedly, each time an interval has elapsed since the reminder
/// was scheduled or last fired (M1).
public struct IntervalTrigger: Hashable, Sendable {
  /// The interval, in microseconds, from 1 to 10¹⁵.
  package let microseconds: Int
  /// Whether the reminder fires at each multiple of the interval.
  package let repeats: Bool

  /// The longest interval, in microseconds.
  package static let limit = 1_000_000_000_000_000

  /// Creates a trigger that fires after an interval.
  /// - Parameters:
  ///   - seconds: the interval, in seconds; above 0, and at least 60 if the reminder repeats.
  ///   - repeats: whether the reminder fires repeatedly.
  /// - Throws: `TriggerProblem` for an invalid interval.
  public init(seconds: Double, repeats: Bool) throws(TriggerProblem) {
    if let problem = TriggerProblem.problem(of: seconds, repeats: repeats) { throw problem }
    microseconds = Self.microseconds(nearest: seconds) ?? Self.limit
    self.repeats = repeats
  }
}

extension IntervalTrigger {
  /// The number of microseconds nearest to a positive number of seconds, but at least 1; `nil` if
  /// the interval is too long.
  static func microseconds(nearest seconds: Double) -> Int? {
    guard let nearest = seconds.scaled(by: 1_000_000), nearest <= limit else { return nil }
    return max(1, nearest)
  }
}

/// A trigger that fires, once or repeatedly, when clocks show a time matching a pattern (M2.4).
public struct CalendarTrigger: Hashable, Sendable {
  /// The pattern that the local time must match.
  package let pattern: DatePattern
  /// Whether the reminder fires at every match.
  package let repeats: Bool

  /// Creates a trigger that fires at local times matching a pattern.
  /// - Parameters:
  ///   - pattern: the components that the local time must have.
  ///   - repeats: whether the reminder fires at each such time, or only at the first.
  public init(_ pattern: DatePattern, repeats: Bool) {
    self.pattern = pattern
    self.repeats = repeats
  }
}
