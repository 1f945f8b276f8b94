/// Fires when the calendar shows a date of a pattern, once or again and again (M2.4).
public struct CalendarTrigger: Hashable, Sendable {
  /// What the calendar must show.
  public let pattern: DatePattern
  /// Whether it fires whenever it shows that.
  public let repeats: Bool

  /// A trigger of that pattern.
  public init(_ pattern: DatePattern, repeats: Bool) {
    self.pattern = pattern
    self.repeats = repeats
  }
}
