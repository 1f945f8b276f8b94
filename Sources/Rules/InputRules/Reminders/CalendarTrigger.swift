/// Fires when the calendar shows a date of a pattern, once or repeatedly (M2.4).
public struct CalendarTrigger: Hashable, Sendable {
  /// The pattern that the date must match.
  package let pattern: DatePattern
  /// Whether it fires at every match.
  package let repeats: Bool

  /// A trigger at the instants of a pattern.
  /// - Parameters:
  ///   - pattern: the components that an instant must have.
  ///   - repeats: whether the reminder fires at each such instant, or only at the first.
  public init(_ pattern: DatePattern, repeats: Bool) {
    self.pattern = pattern
    self.repeats = repeats
  }
}
