import InputRules

extension ModelReminders {
  /// The next time a reminder fires after an instant; nil if it doesn't fire again (M1, M2.9,
  /// M2.10, M3).
  public func nextFiring(
    of reminder: Reminder, after instant: Instant, in zone: CivilZone
  ) -> Instant? {
    switch reminder.trigger {
    case .interval(let trigger):
      return nextFiring(of: trigger, scheduled: reminder.scheduled, after: instant)
    case .calendar(let trigger):
      if trigger.repeats {
        let bound = max(reminder.scheduled.microseconds, instant.microseconds)
        return firstInstant(of: trigger.pattern, after: bound, in: zone)
      }
      let only = firstInstant(
        of: trigger.pattern, after: reminder.scheduled.microseconds, in: zone)
      return only.flatMap { $0.microseconds > instant.microseconds ? $0 : nil }
    }
  }

  /// The list's next firing after an instant (M3).
  public func nextFiring(
    of list: [Reminder], after instant: Instant, in zone: CivilZone
  ) -> Firing? {
    var earliest: Firing?
    for reminder in list {
      guard let next = nextFiring(of: reminder, after: instant, in: zone) else { continue }
      if let earliest, earliest.instant.microseconds <= next.microseconds { continue }
      earliest = Firing(at: next, of: reminder.identifier)
    }
    return earliest
  }

  /// The first multiple of the interval, or the interval alone, that is after the instant; nil also
  /// if it is beyond the last instant (M1).
  private func nextFiring(
    of trigger: IntervalTrigger, scheduled: Instant, after instant: Instant
  ) -> Instant? {
    let start = BigInteger(scheduled.microseconds)
    let interval = Natural(trigger.microseconds)
    let passed = BigInteger(instant.microseconds) - start
    let complete = passed.isNegative ? .zero : passed.magnitude.divided(by: interval).quotient
    if !trigger.repeats && complete >= Natural(1) { return nil }
    let next = start + BigInteger((complete + Natural(1)) * interval)
    return next.word.map { Instant(microseconds: $0) }
  }

  /// The first instant after a number of microseconds at which the pattern's trigger fires (M2.9).
  ///
  /// Day by day, from three days before, because universal time may be that far after local time;
  /// and three days after the first that has an instant, because after a change of the offset a
  /// later day may have an earlier one.
  private func firstInstant(
    of pattern: DatePattern, after bound: Int, in zone: CivilZone
  ) -> Instant? {
    let times = MatchingTimes(of: pattern)
    let secondsOfDay = times.secondsOfDay
    var first = max(0, floor(bound, by: 86_400_000_000) + Calendar.daysBefore1970 - 3)
    var last = Calendar.dayCount
    var earliest: Int?
    while let day = times.day(from: first), day <= last {
      let midnight = (day - Calendar.daysBefore1970) * 86_400
      let near = zone.spans(from: midnight - 2 * 86_400, to: midnight + 3 * 86_400)
      for second in secondsOfDay {
        let local = midnight + second
        for instant in instants(of: local, times.isOfTheWallClock, near) {
          guard instant * 1_000_000 > bound else { continue }
          earliest = min(earliest ?? instant, instant)
          last = min(last, day + 3)
        }
      }
      first = day + 1
    }
    return earliest.map { Instant(microseconds: $0 * 1_000_000) }
  }

  /// The instants, in seconds, that a matching local time means (M2.4, M2.6): those that show it;
  /// for a wall-clock time the first of them or, if there is none, the one that shows it moved
  /// forward by its gap.
  private func instants(
    of local: Int, _ isOfTheWallClock: Bool, _ spans: [ZoneSpan]
  ) -> [Int] {
    let showing = spans.filter { $0.contains(local - $0.offset) }.map { local - $0.offset }
    if !isOfTheWallClock { return showing }
    if let first = showing.min() { return [first] }
    for (before, after) in zip(spans, spans.dropFirst()) {
      let isInGap = before.end + before.offset <= local && local < after.start + after.offset
      if isInGap { return [local + (after.offset - before.offset) - after.offset] }
    }
    return []
  }
}
