/// A reminder, its zone, and the instant after which it should fire.
struct ReminderScenario: Hashable, Sendable {
  var zone: CivilZone
  var reminder: Reminder
  var after: Instant
}

extension ReminderScenario {
  /// The first instant that isn't before `after` or before the scheduling.
  var start: Instant { max(after, reminder.scheduled) }
}

extension Reminder: Worded {
  /// The trigger, the scheduling, and the end date, if there is one.
  package var words: String {
    "\(identifier.escaped): \(trigger.words), scheduled \(scheduled.words)"
      + (end.map { ", ends \($0.words)" } ?? "")
  }

  /// A reminder that is known to be valid: without an end date unless it repeats.
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
  /// The trigger, and whether it repeats.
  var words: String {
    let what =
      switch self {
      case .interval(let trigger): "\(trigger.microseconds) µs"
      case .calendar(let trigger): "\(trigger.pattern)"
      }
    return what + (repeats ? ", again and again" : ", once")
  }
}

extension Generator where Value == ReminderScenario {
  /// Calendar triggers in a zone whose clock often changes nearby.
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

  /// Interval triggers, scheduled at any time.
  static func intervalReminder(repeats: Bool? = nil) -> Generator {
    Generator { source in
      let second = source.landmark()
      let trigger = source.intervalTrigger(repeats: repeats)
      return source.scenario(.interval(trigger), .universal, near: second)
    }
  }

  /// Any triggers.
  static func anyReminder(repeats: Bool? = nil) -> Generator {
    .oneOf(weighted: (4, .reminder(repeats: repeats)), (1, .intervalReminder(repeats: repeats)))
  }
}

extension ChoiceSource {
  /// A reminder of a trigger, scheduled at the given instant, or before or after it.
  fileprivate mutating func scenario(_ trigger: Trigger, _ zone: CivilZone, near second: Int)
    -> ReminderScenario
  {
    let after = instant(near: zone.changes.isEmpty ? second : element(of: zone.changes).second)
    let scheduled = flip() ? instant(near: second) : after
    let end = flip(0.2) ? instant(near: second) : nil
    return ReminderScenario(
      zone: zone, reminder: .checked(trigger, scheduled: scheduled, end: end), after: after)
  }

  /// An interval of minutes, near one minute, or any.
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
  /// A trigger that is known to be valid; if a bug refuses it, one of an hour.
  fileprivate static func checked(_ seconds: Double, repeats: Bool) -> IntervalTrigger {
    let trigger = try? IntervalTrigger(seconds: seconds, repeats: repeats)
    guard let trigger = trigger ?? (try? IntervalTrigger(seconds: 3_600, repeats: repeats)) else {
      preconditionFailure("An hour is long enough, and not too long.")
    }
    return trigger
  }
}

extension CivilZone.Change { fileprivate var second: Int { instant.wholeSeconds } }
