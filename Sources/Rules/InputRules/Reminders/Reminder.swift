/// A reminder and its trigger (M3).
public struct Reminder: Hashable, Sendable {
  /// The reminder's identifier.
  public let identifier: String
  package let trigger: Trigger
  package let scheduled: Instant
  /// The earliest time at which `clean(at:)` removes the reminder, if it repeats.
  package let end: Instant?

  /// Creates a reminder.
  /// - Parameters:
  ///   - identifier: the reminder's identifier.
  ///   - trigger: the trigger that makes the reminder fire.
  ///   - scheduled: the instant at which the reminder is scheduled.
  ///   - end: the earliest time at which `clean(at:)` removes the reminder.
  /// - Throws: `TriggerProblem.endWithoutRepeat` if `end` is set but the reminder doesn't repeat.
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

/// A reminder's firing (M3).
public struct Firing: Hashable, Sendable {
  /// The instant at which the reminder fires.
  public let instant: Instant
  /// The reminder's identifier.
  public let identifier: String

  package init(at instant: Instant, of identifier: String) {
    self.instant = instant
    self.identifier = identifier
  }
}

extension Reminder {
  /// The next instant at which the reminder fires (M1, M2.9, M2.10).
  /// - Parameters:
  ///   - instant: the instant after which to search.
  ///   - zone: the time zone that a calendar trigger uses.
  /// - Returns: `nil` if the reminder doesn't fire again.
  public func nextFiring(after instant: Instant, in zone: CivilZone = .universal) -> Instant? {
    guard repeats else {
      let only = firing(after: scheduled, in: zone)
      return only.flatMap { $0 > instant ? $0 : nil }
    }
    return firing(after: max(instant, scheduled), in: zone)
  }

  package var repeats: Bool { trigger.repeats }

  /// The first instant after `instant` at which the trigger fires; `instant` must not be before
  /// `scheduled`.
  private func firing(after instant: Instant, in zone: CivilZone) -> Instant? {
    switch trigger {
    case .interval(let trigger): trigger.firing(scheduled: scheduled, after: instant)
    case .calendar(let trigger): trigger.pattern.firstInstant(after: instant, in: zone)
    }
  }
}

extension IntervalTrigger {
  /// The first instant after `instant` whose distance from `scheduled` is a multiple of the
  /// interval.
  fileprivate func firing(scheduled: Instant, after instant: Instant) -> Instant? {
    // The distance between two instants might not fit in an `Int`, but fits in a `UInt`.
    let elapsed = UInt(bitPattern: instant.microseconds &- scheduled.microseconds)
    let wait = microseconds - Int(elapsed % microseconds.magnitude)
    let (sum, overflows) = instant.microseconds.addingReportingOverflow(wait)
    return overflows ? nil : Instant(microseconds: sum)
  }
}
