/// A reminder and its trigger (M3).
public struct Reminder: Hashable, Sendable {
  /// The reminder's identifier.
  public let identifier: String
  /// The trigger that makes it fire.
  package let trigger: Trigger
  /// When it was scheduled.
  package let scheduled: Instant
  /// The time from which a clean-up removes it, if it repeats.
  package let end: Instant?

  /// A reminder.
  /// - Parameters:
  ///   - identifier: the reminder's identifier.
  ///   - trigger: the trigger that makes it fire.
  ///   - scheduled: when it is scheduled.
  ///   - end: the time from which a clean-up removes it.
  /// - Throws: `TriggerProblem.endWithoutRepeat` for an end date without a repeat.
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
