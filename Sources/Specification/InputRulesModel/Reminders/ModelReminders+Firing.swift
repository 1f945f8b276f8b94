extension ModelReminders {
  /// The next time a reminder fires after an instant; nil if it doesn't fire again (M1, M2.9,
  /// M2.10, M3).
  public func nextFiring(of reminder: Reminder, after instant: Instant, in zone: CivilZone)
    -> Instant?
  {
    switch reminder.trigger {
    case .interval(let trigger):
      return nextFiring(of: trigger, scheduled: reminder.scheduled, after: instant)
    case .calendar(let trigger):
      if trigger.repeats {
        let bound = max(reminder.scheduled.microseconds, instant.microseconds)
        return firstInstant(of: trigger.pattern, after: bound, in: zone)
      }
      let only = firstInstant(of: trigger.pattern, after: reminder.scheduled.microseconds, in: zone)
      return only.flatMap { $0.microseconds > instant.microseconds ? $0 : nil }
    }
  }

  /// The list's next firing after an instant (M3).
  public func nextFiring(of list: [Reminder], after instant: Instant, in zone: CivilZone) -> Firing?
  {
    var earliest: Firing?
    for reminder in list {
      guard let next = nextFiring(of: reminder, after: instant, in: zone) else { continue }
      if let earliest, earliest.instant.microseconds <= next.microseconds { continue }
      earliest = Firing(at: next, of: reminder.identifier)
    }
    return earliest
  }

  /// The first multiple of the interval, or the interval alone, that is after the instant; nil if
  /// there is none up to the last instant (M1).
  private func nextFiring(of trigger: IntervalTrigger, scheduled: Instant, after instant: Instant)
    -> Instant?
  {
    let start = BigInteger(scheduled.microseconds)
    let interval = Natural(trigger.microseconds)
    let passed = BigInteger(instant.microseconds) - start
    let complete = passed.isNegative ? .zero : passed.magnitude.divided(by: interval).quotient
    if !trigger.repeats && complete >= Natural(1) { return nil }
    let next = start + BigInteger((complete + Natural(1)) * interval)
    return next.word.map { Instant(microseconds: $0) }
  }

  /// The first instant after a number of microseconds at which the pattern's trigger fires (M2.9):
  /// for a wall-clock time the one that it means, for other times each that shows it (M2.4, M2.6).
  ///
  /// Tries days from three days before, because universal time may be that far after local time;
  /// and up to three days after the first day with an instant, because after a change of the offset
  /// a later day may have an earlier one.
  private func firstInstant(of pattern: DatePattern, after bound: Int, in zone: CivilZone)
    -> Instant?
  {
    let times = MatchingTimes(of: pattern)
    let offsets = ZoneOffsets(zone)
    let days = MatchingTimes.calendar
    var first = max(days.lowerBound, DayCount.floor(bound, by: 86_400_000_000) - 3)
    var last = days.upperBound
    var earliest: Int?
    while let day = times.day(from: first), day <= last {
      let midnight = day * 86_400
      let near = offsets.near((midnight - 2 * 86_400)..<(midnight + 3 * 86_400))
      for second in times.secondsOfDay {
        let local = midnight + second
        let meant =
          times.isOfTheWallClock
          ? [near.second(meaning: local)].compactMap(\.self) : near.seconds(showing: local)
        for instant in meant where instant * 1_000_000 > bound {
          earliest = min(earliest ?? instant, instant)
          last = min(last, day + 3)
        }
      }
      first = day + 1
    }
    return earliest.map { Instant(microseconds: $0 * 1_000_000) }
  }
}
