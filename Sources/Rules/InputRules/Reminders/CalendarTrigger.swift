/// Fires when the calendar shows a date of a pattern, once or repeatedly (M2.4).
public struct CalendarTrigger: Hashable, Sendable {
  /// The pattern that the date must match.
  package let pattern: DatePattern
  /// Whether it fires at every match.
  package let repeats: Bool

  /// A trigger with that pattern.
  public init(_ pattern: DatePattern, repeats: Bool) {
    self.pattern = pattern
    self.repeats = repeats
  }
}
