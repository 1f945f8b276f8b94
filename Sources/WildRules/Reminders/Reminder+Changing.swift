import InputRules

extension Reminder {
  /// The pattern, if the trigger is a date.
  var pattern: DatePattern? {
    switch trigger {
    case .interval: nil
    case .calendar(let trigger): trigger.pattern
    }
  }

  /// The interval, if the trigger is one.
  var interval: IntervalTrigger? {
    switch trigger {
    case .interval(let trigger): trigger
    case .calendar: nil
    }
  }

  /// The same reminder, scheduled at another instant.
  func scheduled(at instant: Instant) -> Reminder {
    (try? Reminder(identifier, trigger, scheduled: instant, end: end)) ?? self
  }

  /// The same reminder with another pattern; nil if it has none, or there is no such pattern.
  func changingPattern(_ change: (inout [DateComponent: Int]) -> Void) -> Reminder? {
    guard var components = pattern?.components else { return nil }
    change(&components)
    return withPattern(components, repeats: trigger.repeats)
  }

  /// The same reminder, but one that repeats.
  var repeating: Reminder {
    guard let pattern else { return self }
    return withPattern(pattern.components, repeats: true) ?? self
  }

  private func withPattern(_ components: [DateComponent: Int], repeats: Bool) -> Reminder? {
    guard let pattern = try? DatePattern(components) else { return nil }
    let trigger = Trigger.calendar(CalendarTrigger(pattern, repeats: repeats))
    return try? Reminder(identifier, trigger, scheduled: scheduled, end: repeats ? end : nil)
  }
}
