/// A list of reminders, another one, and an instant.
struct ReminderList: Hashable, Sendable {
  var zone: CivilZone
  var reminders: [Reminder]
  var other: Reminder
  var instant: Instant
}

extension Generator where Value == ReminderList {
  /// A list of up to five reminders with different identifiers, two of which differ only in code
  /// units, often firing at the same time or ending at the instant; and a reminder that may have
  /// one of these identifiers.
  static let reminderList = Generator { source in
    let second = source.landmark()
    let zone = source.zone(near: second)
    let instant = source.instant(near: second)
    var reminders: [Reminder] = []
    source.repeated(0...5, label: "reminder") { source in
      let trigger =
        reminders.last.flatMap { source.flip(0.2) ? $0.trigger : nil }
        ?? source.trigger(zone, near: second)
      let name = Self.names[reminders.count]
      reminders.append(source.reminder(name, trigger, near: second, instant))
    }
    let name = source.element(of: Self.names)
    return ReminderList(
      zone: zone, reminders: reminders,
      other: source.reminder(name, source.trigger(zone, near: second), near: second, instant),
      instant: instant)
  }

  private static let names = ["a", "\u{E9}", "e\u{301}", "", "A", "\u{1F3C3}"]
}

extension ChoiceSource {
  fileprivate mutating func trigger(_ zone: CivilZone, near second: Int) -> Trigger {
    guard flip(0.3) else { return .interval(intervalTrigger()) }
    let pattern = pattern(near: second + zone.counted.offset(at: second))
    return .calendar(CalendarTrigger(pattern, repeats: !flip(0.3)))
  }

  /// A reminder that is often scheduled at the instant.
  fileprivate mutating func reminder(
    _ name: String, _ trigger: Trigger, near second: Int, _ instant: Instant
  ) -> Reminder {
    let scheduled = flip(0.7) ? instant : self.instant(near: second)
    return .checked(trigger, named: name, scheduled: scheduled, end: end(near: second, instant))
  }

  /// No end date, or one at the instant, slightly before or after it, or anywhere.
  private mutating func end(near second: Int, _ instant: Instant) -> Instant? {
    switch choose(upTo: 4) {
    case 0: nil
    case 1: instant
    case 2: Instant(microseconds: max(Int.min + 1, instant.microseconds) - 1)
    case 3: Instant(microseconds: min(Int.max - 1, instant.microseconds) + 1)
    default: self.instant(near: second)
    }
  }
}
