/// A reminder, the time zone, and the instant after which the reminder's next firing is found.
struct ReminderScenario: Hashable, Sendable {
  var zone: CivilZone
  var reminder: Reminder
  var after: Instant
}

extension ReminderScenario {
  var start: Instant { max(after, reminder.scheduled) }
}

extension Reminder: Worded {
  /// The trigger, the scheduling time, and the end date if there is one.
  package var words: String {
    "\(identifier.escaped): \(trigger.words), scheduled \(scheduled.words)"
      + (end.map { ", ends \($0.words)" } ?? "")
  }

  /// A reminder whose values are known to be valid; the end date is ignored unless the trigger
  /// repeats.
  static func checked(
    _ trigger: Trigger, named identifier: String = "a", scheduled: Instant, end: Instant? = nil
  ) -> Reminder {
    let end = trigger.repeats ? end : nil
    guard let reminder = try? Reminder(identifier, trigger, scheduled: scheduled, end: end) else {
      preconditionFailure("A reminder that doesn't repeat has no end.")
    }
    return reminder
  }
}

extension Trigger {
  /// A description of the trigger, including whether it repeats.
  var words: String {
    let what =
      switch self {
      case .interval(let trigger): "\(trigger.microseconds) µs"
      case .calendar(let trigger): "\(trigger.pattern)"
      }
    return what + (repeats ? ", repeating" : ", once")
  }
}

extension Generator where Value == ReminderScenario {
  /// Reminders with calendar triggers, in a zone whose clock often changes near the pattern's time.
  static func reminder(repeats: Bool? = nil) -> Generator {
    Generator { source in
      if source.flip(0.08) { return source.midnightScenario(repeats: repeats ?? !source.flip(0.3)) }
      let second = source.landmark()
      let zone = source.zone(near: second)
      let pattern = source.pattern(near: second + zone.counted.offset(at: second))
      let again = repeats ?? !source.flip(0.3)
      return source.scenario(
        .calendar(CalendarTrigger(pattern, repeats: again)), zone, near: second)
    }
  }

  /// Reminders with interval triggers, scheduled near different seconds.
  static func intervalReminder(repeats: Bool? = nil) -> Generator {
    Generator { source in
      let second = source.landmark()
      let trigger = source.intervalTrigger(repeats: repeats)
      return source.scenario(.interval(trigger), .universal, near: second)
    }
  }

  static func anyReminder(repeats: Bool? = nil) -> Generator {
    .oneOf(weighted: (4, .reminder(repeats: repeats)), (1, .intervalReminder(repeats: repeats)))
  }
}

extension ChoiceSource {
  /// A reminder with this trigger, often scheduled at the instant after which it should fire.
  fileprivate mutating func scenario(_ trigger: Trigger, _ zone: CivilZone, near second: Int)
    -> ReminderScenario
  {
    let after = instant(near: zone.changes.isEmpty ? second : element(of: zone.changes).second)
    let scheduled = flip() ? instant(near: second) : after
    let end = flip(0.2) ? instant(near: second) : nil
    return ReminderScenario(
      zone: zone, reminder: .checked(trigger, scheduled: scheduled, end: end), after: after)
  }

  /// A trigger with an interval of whole minutes, of about one minute, or of another length.
  mutating func intervalTrigger(repeats: Bool? = nil) -> IntervalTrigger {
    let again = repeats ?? !flip(0.3)
    var seconds =
      switch choose(upTo: 4) {
      case 0: Double(60 * (1 + choose(upTo: 1_500)))
      case 1: Double(60_000_001 + choose(upTo: 99)) / 1e6
      case 2: Double(1 + choose(upTo: 1 << 40)) / 1e6
      case 3: 1e9 - Double(choose(upTo: 9))
      default: Double(1 + choose(upTo: 59_999_999)) / 1e6
      }
    if again { seconds = max(60, seconds) }
    return .checked(seconds, repeats: again)
  }
}

extension IntervalTrigger {
  /// A valid trigger; if a mutant refuses it, a trigger of one hour.
  fileprivate static func checked(_ seconds: Double, repeats: Bool) -> IntervalTrigger {
    let trigger = try? IntervalTrigger(seconds: seconds, repeats: repeats)
    guard let trigger = trigger ?? (try? IntervalTrigger(seconds: 3_600, repeats: repeats)) else {
      preconditionFailure("An interval of an hour is valid.")
    }
    return trigger
  }
}

extension CivilZone.Change { fileprivate var second: Int { instant.wholeSeconds } }

struct ReminderList: Hashable, Sendable {
  var zone: CivilZone
  var reminders: [Reminder]
  var other: Reminder
  var instant: Instant
}

extension Generator where Value == ReminderList {
  /// Up to five reminders and one more, which may have the same identifier as one in the list.
  ///
  /// The reminders often fire at the same time, or end at the instant.
  ///
  /// All identifiers in the list are different, but two may be canonically equivalent.
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

  /// A reminder with this identifier and trigger, often scheduled at the instant.
  fileprivate mutating func reminder(
    _ name: String, _ trigger: Trigger, near second: Int, _ instant: Instant
  ) -> Reminder {
    let scheduled = flip(0.7) ? instant : self.instant(near: second)
    return .checked(trigger, named: name, scheduled: scheduled, end: end(near: second, instant))
  }

  /// The end date: `nil`, the instant, an instant one microsecond away, or another instant.
  private mutating func end(near second: Int, _ instant: Instant) -> Instant? {
    switch choose(upTo: 4) {
    case 0: nil
    case 1: instant
    case 2: Instant(microseconds: max(Int.min + 1, instant.microseconds) - 1)
    case 3: Instant(microseconds: min(Int.max - 1, instant.microseconds) + 1)
    default: self.instant(near: second)
    }
  }

  /// A reminder for a day that begins twice, or begins after midnight, because the clock changes at
  /// about midnight.
  mutating func midnightScenario(repeats: Bool) -> ReminderScenario {
    let (days, rest) = landmark().quotientAndRemainder(dividingBy: 86_400)
    let midnight = (rest < 0 ? days - 1 : days) * 86_400
    let offset = element(of: [0, 3_600, -18_000, 20_700])
    let size = element(of: [3_600, 1_800, 7_200])
    let isPutBack = !flip(0.3)
    let inside = int(upTo: size)
    let change = midnight - offset + (isPutBack ? inside : -inside)
    let zone = CivilZone.checked(
      offset, [.init(at: Instant(seconds: change), to: offset + (isPutBack ? -size : size))])
    let after = Instant(seconds: change - size + int(upTo: 2 * size))
    let trigger = CalendarTrigger(day(beginningAt: midnight), repeats: repeats)
    return ReminderScenario(
      zone: zone,
      reminder: .checked(.calendar(trigger), scheduled: flip() ? instant(near: change) : after),
      after: after)
  }

  /// A pattern without a time of day that matches the day of a local time, given in seconds.
  private mutating func day(beginningAt local: Int) -> DatePattern {
    let time = CivilTime(counting: local)
    var components: [DateComponent: Int] = [:]
    for component in [DateComponent.month, .day, .weekday] where flip() {
      components[component] = component.value(of: time)
    }
    return .checked(
      components.isEmpty ? [.weekday: DateComponent.weekday.value(of: time)] : components)
  }
}

struct MatchingTime: Hashable, Sendable {
  var zone: CivilZone
  var pattern: DatePattern
  var time: CivilTime
  /// The seconds from the reminder's scheduling to the local time, in excess of 200,000.
  var lead: Int
}

extension MatchingTime {
  /// A reminder with the pattern, scheduled before the local time is reached in any zone.
  var reminder: Reminder {
    .checked(
      .calendar(CalendarTrigger(pattern, repeats: true)),
      scheduled: Instant(seconds: time.count - 200_000 - lead))
  }
}

extension Generator where Value == MatchingTime {
  /// A local time that the clock often skips or repeats, and a pattern of components of that time.
  static let matchingTime = Generator { source in
    let second = source.landmark()
    let zone = source.zone(near: second)
    let around =
      zone.changes.isEmpty ? second : source.element(of: zone.changes).instant.wholeSeconds
    let local = around + zone.counted.offset(at: around) + source.nearby()
    let finest = source.element(of: [DateComponent.minute, .hour, .second, .day, .month, .year])
    var time = CivilTime(counting: local)
    time.year = max(1, min(9_999, time.year))
    time.day = min(time.day, DayCount.length(ofMonth: time.month, in: time.year))
    time = time.cut(after: finest)
    return MatchingTime(
      zone: zone, pattern: source.pattern(of: time, to: finest), time: time,
      lead: source.int(upTo: source.flip(0.2) ? 1_600_000_000 : 10_000_000))
  }
}

extension ChoiceSource {
  /// A pattern of some of the time's components, the last of which is `finest`.
  fileprivate mutating func pattern(of time: CivilTime, to finest: DateComponent) -> DatePattern {
    var components = [finest: finest.value(of: time)]
    if finest == .day && flip() {
      let other = element(of: [DateComponent.weekday, .weekdayOrdinal])
      components = [other: other.value(of: time)]
    }
    for component in DateComponent.allCases where component.fineness <= finest.fineness && flip(0.4)
    { components[component] = component.value(of: time) }
    return .checked(components)
  }
}

extension CivilTime {
  /// The time, with the first value for every component that is finer than `finest`.
  fileprivate func cut(after finest: DateComponent) -> CivilTime {
    func value(_ component: DateComponent) -> Int {
      component.fineness <= finest.fineness
        ? component.value(of: self) : component.first ?? component.value(of: self)
    }
    return CivilTime(
      year: year, month: value(.month), day: value(.day), hour: value(.hour),
      minute: value(.minute), second: value(.second))
  }
}
