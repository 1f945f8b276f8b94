/// Something to be reminded of, and when (M3).
public struct Reminder: Hashable, Sendable {
  /// What it is known by.
  public let identifier: String
  /// What makes it fire.
  public let trigger: Trigger
  /// When it was scheduled.
  public let scheduled: Instant
  /// From when on a clean-up removes it, if it repeats.
  public let end: Instant?

  /// A reminder.
  ///
  /// - Parameters:
  ///   - identifier: what it is known by.
  ///   - trigger: what makes it fire.
  ///   - scheduled: when it is scheduled.
  ///   - end: from when on a clean-up removes it.
  /// - Throws: `TriggerProblem.endWithoutRepeat` for an end of what doesn't repeat.
  public init(
    _ identifier: String, _ trigger: Trigger, scheduled: Instant, end: Instant? = nil
  ) throws(TriggerProblem) {
    if end != nil && !trigger.repeats { throw .endWithoutRepeat }
    self.identifier = identifier
    self.trigger = trigger
    self.scheduled = scheduled
    self.end = end
  }
}
