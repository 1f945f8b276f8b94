extension Reminder {
  /// The next time it fires (M1, M2.9, M2.10).
  /// - Parameters:
  ///   - instant: the result is later than this.
  ///   - zone: the zone whose clocks a calendar trigger uses.
  /// - Returns: nil if it doesn't fire again.
  public func nextFiring(after instant: Instant, in zone: CivilZone = .universal) -> Instant? {
    guard repeats else {
      let only = firing(after: scheduled, in: zone)
      return only.flatMap { $0 > instant ? $0 : nil }
    }
    return firing(after: max(instant, scheduled), in: zone)
  }

  /// Whether it fires repeatedly.
  package var repeats: Bool { trigger.repeats }

  /// The first of all its instants after one that isn't before it was scheduled.
  private func firing(after instant: Instant, in zone: CivilZone) -> Instant? {
    switch trigger {
    case .interval(let trigger): trigger.firing(scheduled: scheduled, after: instant)
    case .calendar(let trigger): trigger.pattern.firstInstant(after: instant, in: zone)
    }
  }
}

extension IntervalTrigger {
  /// The first multiple of the interval after `scheduled` that is after `instant`.
  fileprivate func firing(scheduled: Instant, after instant: Instant) -> Instant? {
    // The distance of two instants may exceed an `Int`, but not a `UInt`.
    let elapsed = UInt(bitPattern: instant.microseconds &- scheduled.microseconds)
    let wait = microseconds - Int(elapsed % microseconds.magnitude)
    let (sum, overflows) = instant.microseconds.addingReportingOverflow(wait)
    return overflows ? nil : Instant(microseconds: sum)
  }
}
