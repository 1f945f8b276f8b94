import InputRules
import Testing

/// Triggers and lists of reminders (M1, M2.2, M2.9, M3).
@Suite struct ReminderTests {
  private static let midnight = Instant(seconds: 1_795_219_200)  // 2026-11-21, a Saturday

  @Test(arguments: [
    (Double.nan, false, TriggerProblem.notANumber), (.infinity, true, .infinite),
    (0, false, .notPositive), (-5, true, .notPositive), (59.999_999_9, true, .tooShortToRepeat),
    (1e300, false, .tooLong), (1_000_000_001, false, .tooLong),
  ])
  func `An invalid interval is refused (M1)`(
    seconds: Double, repeats: Bool, problem: TriggerProblem
  ) {
    #expect(throws: problem) { try IntervalTrigger(seconds: seconds, repeats: repeats) }
  }

  @Test func `A repeating interval fires at each multiple (M1)`() throws {
    #expect(try IntervalTrigger(seconds: 0.001, repeats: false).microseconds == 1_000)
    #expect(try IntervalTrigger(seconds: 1e-300, repeats: false).microseconds == 1)
    let trigger = Trigger.interval(try IntervalTrigger(seconds: 60, repeats: true))
    let reminder = try Reminder("walk", trigger, scheduled: Self.midnight)
    #expect(reminder.nextFiring(after: Self.midnight) == Self.midnight.after(60))
    #expect(reminder.nextFiring(after: Self.midnight.after(60)) == Self.midnight.after(120))
    #expect(reminder.nextFiring(after: Self.midnight.after(-999)) == Self.midnight.after(60))
    #expect(reminder.nextFiring(after: Instant(microseconds: .max)) == nil)
    #expect(reminder.nextFiring(after: Instant(microseconds: .min)) == Self.midnight.after(60))
  }

  @Test func `Every Monday at 11:30, as in the Running articles (M2.9)`() throws {
    let monday = try repeating([.weekday: 2, .hour: 11, .minute: 30])
    let first = try #require(monday.nextFiring(after: Self.midnight))
    #expect(CivilZone.universal.civilTime(at: first)?.description == "2026-11-23 11:30:00")
    #expect(monday.nextFiring(after: first) == first.after(7 * 86_400))
    let minute = try repeating([.second: 0])
    #expect(minute.nextFiring(after: Self.midnight) == Self.midnight.after(60))
  }

  @Test(
    arguments: [
      ([.day: 31], "2026-12-31"), ([.month: 2, .day: 29], "2028-02-29"),
      ([.month: 3], "2027-03-01"),
      ([.year: 2030], "2030-01-01"), ([.month: 2, .day: 29, .weekday: 1], "2032-02-29"),
      ([.weekday: 7, .weekdayOrdinal: 1], "2026-12-05"), ([.weekdayOrdinal: 5], "2026-11-29"),
    ] as [([DateComponent: Int], String)])
  func `A missing component has its first value, or any (M2.3)`(
    components: [DateComponent: Int], date: String
  ) throws {
    let next = try #require(try repeating(components).nextFiring(after: Self.midnight))
    #expect(CivilZone.universal.civilTime(at: next)?.description == date + " 00:00:00")
  }

  @Test(
    arguments: [
      [.month: 2, .day: 30], [.year: 2026, .month: 1], [.year: 2027, .month: 2, .day: 29],
      [.month: 2, .weekdayOrdinal: 5, .day: 28],
    ] as [[DateComponent: Int]])
  func `A date that never comes has no next date (M2.9)`(components: [DateComponent: Int]) throws {
    #expect(try repeating(components).nextFiring(after: Self.midnight) == nil)
  }

  @Test(
    arguments: [
      ([:], .noComponents), ([.month: 13], .outOfBounds(.month, 13)),
      ([.hour: 24, .day: 0], .outOfBounds(.day, 0)), ([.second: 60], .outOfBounds(.second, 60)),
      ([.year: 10_000], .outOfBounds(.year, 10_000)),
      ([.minute: .min], .outOfBounds(.minute, .min)),
    ] as [([DateComponent: Int], TriggerProblem)])
  func `A component outside its bounds is refused (M2.2)`(
    components: [DateComponent: Int], problem: TriggerProblem
  ) {
    #expect(throws: problem) { try DatePattern(components) }
  }

  @Test func `A full date fires once, whether it repeats or not (M2.11)`() throws {
    let date: [DateComponent: Int] = [
      .year: 2026, .month: 12, .day: 24, .hour: 18, .minute: 0, .second: 0,
    ]
    let eve = try repeating(date)
    let fired = try #require(eve.nextFiring(after: Self.midnight))
    #expect(eve.nextFiring(after: fired) == nil)
    let once = try Reminder(
      "minute", .calendar(CalendarTrigger(try DatePattern([.second: 0]), repeats: false)),
      scheduled: Self.midnight)
    #expect(once.nextFiring(after: Self.midnight) == Self.midnight.after(60))
    #expect(once.nextFiring(after: Self.midnight.after(60)) == nil)
  }

  @Test func `A clean-up removes ended reminders, once (M3)`() throws {
    let trigger = Trigger.interval(try IntervalTrigger(seconds: 60, repeats: true))
    let end = Self.midnight.after(90)
    var list: [Reminder] = []
    list.schedule(try Reminder("walk", trigger, scheduled: Self.midnight, end: end))
    list.schedule(try Reminder("run", trigger, scheduled: Self.midnight.after(1)))
    list.schedule(try Reminder("walk", trigger, scheduled: Self.midnight, end: end))
    #expect(list.map(\.identifier) == ["walk", "run"])
    #expect(
      list.nextFiring(after: Self.midnight) == Firing(at: Self.midnight.after(60), of: "walk"))
    list.clean(at: Instant(microseconds: end.microseconds - 1))
    #expect(list.count == 2)
    list.clean(at: end)
    #expect(list.map(\.identifier) == ["run"])
    list.clean(at: end)
    #expect(list.count == 1)
    let once = Trigger.interval(try IntervalTrigger(seconds: 1, repeats: false))
    #expect(throws: TriggerProblem.endWithoutRepeat) {
      try Reminder("once", once, scheduled: end, end: end)
    }
  }

  private func repeating(_ components: [DateComponent: Int]) throws -> Reminder {
    let trigger = CalendarTrigger(try DatePattern(components), repeats: true)
    return try Reminder("date", .calendar(trigger), scheduled: Self.midnight)
  }
}

extension Instant {
  func after(_ seconds: Int) -> Instant {
    Instant(microseconds: microseconds + seconds * 1_000_000)
  }
}
