extension Reminder {
  /// The pattern, or `nil` if the trigger has no pattern.
  var pattern: DatePattern? {
    if case .calendar(let trigger) = trigger { trigger.pattern } else { nil }
  }

  /// The interval trigger, or `nil` if the trigger is of another kind.
  var interval: IntervalTrigger? {
    if case .interval(let trigger) = trigger { trigger } else { nil }
  }

  func scheduled(at instant: Instant) -> Reminder {
    (try? Reminder(identifier, trigger, scheduled: instant, end: end)) ?? self
  }

  /// The same reminder with a changed pattern; `nil` if there is no pattern or the changed one is
  /// invalid.
  func changingPattern(_ change: (inout [DateComponent: Int]) -> Void) -> Reminder? {
    guard var components = pattern?.components else { return nil }
    change(&components)
    return withPattern(components, repeats: trigger.repeats)
  }

  var repeating: Reminder {
    guard let pattern else { return self }
    return withPattern(pattern.components, repeats: true) ?? self
  }

  private func withPattern(_ components: [DateComponent: Int], repeats: Bool) -> Reminder? {
    guard let pattern = try? DatePattern(components) else { return nil }
    let trigger = Trigger.calendar(CalendarTrigger(pattern, repeats: repeats))
    return try? Reminder(identifier, trigger, scheduled: scheduled, end: repeats ? end : nil)
  }

  /// The first firing after an instant for which `isMeant` is true; `nil` if it isn't among the
  /// next dozen.
  func firing(after instant: Instant, in zone: CivilZone, where isMeant: (Instant) -> Bool)
    -> Instant?
  {
    let search = repeating
    var found = trigger.repeats ? instant : scheduled
    for _ in 0..<12 {
      let next = ModelReminders().nextFiring(of: search, after: found, in: zone)
      guard let next else { return nil }
      if isMeant(next) { return next > instant ? next : nil }
      found = next
    }
    return nil
  }

  /// The next firing after an instant if `shift` moves every firing.
  func shiftedFiring(after instant: Instant, in zone: CivilZone, by shift: (Instant) -> Instant)
    -> Instant?
  {
    let search = repeating
    // No shift exceeds a day, so the search starts early enough for every shift.
    let start = trigger.repeats ? max(scheduled, instant.advanced(by: -90_000)) : scheduled
    var found = start
    for _ in 0..<40 {
      let next = ModelReminders().nextFiring(of: search, after: found, in: zone)
      guard let next else { return nil }
      if shift(next) > instant { return shift(next) }
      if !trigger.repeats { return nil }
      found = next
    }
    return ModelReminders().nextFiring(of: self, after: instant, in: zone)
  }
}

extension CivilZone {
  /// A change of the clock, with the number of seconds by which it is set forward; negative if it
  /// is set back.
  struct Step {
    let instant: Instant
    let seconds: Int

    /// Whether the clock shows the same time at an instant as at an earlier instant.
    func repeats(_ other: Instant) -> Bool {
      seconds < 0 && other >= instant && other < instant.advanced(by: -seconds)
    }

    /// Whether the clock will show the same time again after an instant.
    func isRepeated(_ other: Instant) -> Bool {
      seconds < 0 && other < instant && other >= instant.advanced(by: seconds)
    }

    /// Whether the clock, had it not changed, would show a skipped time at an instant.
    func leavesOut(_ other: Instant) -> Bool {
      seconds > 0 && other >= instant && other < instant.advanced(by: seconds)
    }
  }

  var steps: [Step] {
    zip(changes, [offset] + changes.map(\.offset)).map { change, before in
      Step(instant: change.instant, seconds: change.offset - before)
    }
  }

  func offset(at instant: Instant) -> Int {
    changes.last { $0.instant <= instant }?.offset ?? offset
  }

  /// Whether the instant stands for a time in the pattern that the clock skips.
  func movedForward(_ instant: Instant, of pattern: DatePattern) -> Bool {
    guard gap(at: instant) != nil, let time = ModelZones().civilTime(at: instant, in: self) else {
      return false
    }
    return !pattern.isShown(by: time)
  }

  /// The clock change before an instant, if the skipped time would still last at that instant.
  func gap(at instant: Instant) -> Step? { steps.first { $0.leavesOut(instant) } }
}

extension DatePattern {
  /// Whether the time of day matches the pattern, which requires midnight if it has no time of day.
  fileprivate func isShown(by time: CivilTime) -> Bool {
    let isDate = self[.hour] == nil && self[.minute] == nil && self[.second] == nil
    let shown: [(DateComponent, Int)] = [
      (.hour, time.hour), (.minute, time.minute), (.second, time.second),
    ]
    return shown.allSatisfy { component, value in (self[component] ?? (isDate ? 0 : value)) == value
    }
  }

  /// Whether the pattern contains an hour, or no component finer than a day.
  var isWallClock: Bool { self[.hour] != nil || (self[.minute] == nil && self[.second] == nil) }
}

extension Instant {
  /// The instant `seconds` later, or the first or last instant if that is out of range.
  func advanced(by seconds: Int) -> Instant {
    advanced(byMicroseconds: Instant(seconds: seconds).microseconds)
  }

  /// The instant `count` microseconds later, or the first or last instant if that is out of range.
  func advanced(byMicroseconds count: Int) -> Instant {
    let (sum, overflows) = microseconds.addingReportingOverflow(count)
    return Instant(microseconds: overflows ? (count < 0 ? .min : .max) : sum)
  }
}
