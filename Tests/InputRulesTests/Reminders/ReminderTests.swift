import InputRules
import InputRulesModel
import Testing

/// When reminders fire (chapter M); each time is also checked with the model.
@Suite struct ReminderTests {
  private static let midnight = Instant(seconds: 1_795_219_200)  // 2026-11-21, a Saturday

  /// The local time of the next firing, or `nil` if no firing follows.
  private func next(
    _ components: [DateComponent: Int], after instant: Instant = midnight,
    in zone: CivilZone = .universal
  ) throws -> String? {
    let trigger = CalendarTrigger(try DatePattern(components), repeats: true)
    let reminder = try Reminder("a", .calendar(trigger), scheduled: instant)
    let firing = reminder.nextFiring(after: instant, in: zone)
    #expect(firing == ModelReminders().nextFiring(of: reminder, after: instant, in: zone))
    return firing.map { zone.civilTime(at: $0)?.description ?? "none" }
  }

  @Test(
    arguments: [
      ([.weekday: 2, .hour: 11, .minute: 30], "2026-11-23 11:30:00"),
      ([.second: 0], "2026-11-21 00:01:00"), ([.day: 31], "2026-12-31 00:00:00"),
      ([.month: 2, .day: 29], "2028-02-29 00:00:00"), ([.month: 3], "2027-03-01 00:00:00"),
      ([.month: 2, .day: 29, .weekday: 1], "2032-02-29 00:00:00"),
      ([.weekday: 7, .weekdayOrdinal: 1], "2026-12-05 00:00:00"),
      ([.weekday: 5, .weekdayOrdinal: 4, .month: 11], "2026-11-26 00:00:00"),
      ([.month: 2, .day: 30], nil), ([.year: 2026, .month: 1], nil),
      ([.month: 2, .weekdayOrdinal: 5, .day: 28], nil),
    ] as [([DateComponent: Int], String?)])
  func `A missing component of a date pattern has its first value or any value (M2.3, M2.9)`(
    components: [DateComponent: Int], date: String?
  ) throws {
    #expect(try next(components) == date)
  }

  @Test(
    arguments: [
      ([.hour: 2, .minute: 30], 1_772_946_000, "2026-03-08 03:30:00"),
      ([.minute: 30], 1_772_951_400, "2026-03-08 03:30:00"),
      ([.hour: 1, .minute: 30], 1_793_509_200, "2026-11-01 01:30:00"),
      ([.hour: 1, .minute: 30], 1_793_511_000, "2026-11-02 01:30:00"),
      ([.minute: 30], 1_793_511_000, "2026-11-01 01:30:00"),
    ] as [([DateComponent: Int], Int, String)])
  func `A reminder at a skipped time fires after the gap, and fires once if repeated (M2.6, M2.7)`(
    components: [DateComponent: Int], second: Int, time: String
  ) throws {
    let newYork = try CivilZone(rule: ZoneRule(posix: "EST5EDT,M3.2.0,M11.1.0"))
    #expect(try next(components, after: Instant(seconds: second), in: newYork) == time)
  }

  @Test func `A reminder fires only in the years 1 to 9999 (M2.4)`() throws {
    #expect(try next([.second: 0], after: Instant(microseconds: .min)) == "1-01-01 00:00:00")
    #expect(try next([.second: 59], after: Instant(seconds: 253_402_300_799)) == nil)
    #expect(try next([.second: 59], after: Instant(microseconds: .max)) == nil)
  }

  @Test func `A cleanup removes the reminders that have no more firings (M3)`() throws {
    let trigger = Trigger.interval(try IntervalTrigger(seconds: 60, repeats: true))
    let (end, first) = (Self.midnight.after(90), Self.midnight.after(60))
    var list: [Reminder] = []
    list.schedule(try Reminder("walk", trigger, scheduled: Self.midnight, end: end))
    list.schedule(try Reminder("run", trigger, scheduled: Self.midnight.after(1)))
    list.schedule(try Reminder("walk", trigger, scheduled: Self.midnight, end: end))
    #expect(list.map(\.identifier) == ["walk", "run"])
    #expect(list.nextFiring(after: Self.midnight) == Firing(at: first, of: "walk"))
    list.clean(at: Instant(microseconds: end.microseconds - 1))
    #expect(list.count == 2)
    list.clean(at: end)
    #expect(list.map(\.identifier) == ["run"])
  }
}

extension Instant {
  fileprivate func after(_ seconds: Int) -> Instant {
    Instant(microseconds: microseconds + seconds * 1_000_000)
  }
}

/// Examples from the *Running* articles (chapter R).
@Suite struct RunningTests {
  @Test func `A marathon in 5:45 hours has a pace of 13:10 per mile (R2)`() throws {
    let time = try ElapsedTime(hours: 5, minutes: 45, seconds: 0)
    let run = try WorkoutRun(Distance(26.21875, .miles), in: time)
    #expect(run.pace.text(per: .miles) == "13:10")
    // The article rounds seconds down.
    #expect(run.pace.text(per: .miles, rounding: .down) == "13:09")
  }

  @Test func `A run rounds values before it splits them, and uses the locale (R4.2, R4.4)`() throws
  {
    let time = try ElapsedTime(seconds: 59.99)
    #expect(time.text(as: .hoursMinutesSeconds) == "0:01:00")
    #expect(throws: RunProblem.unreadable(offset: 2)) {
      try ElapsedTime("1:60", as: .minutesSeconds)
    }
    let french = try #require(NumberSymbols(locale: "fr-FR"))
    let distance = try Distance("3,11", in: .miles, with: french)
    #expect(distance.text(in: .miles, with: french) == "3,11")
    #expect(distance.text(in: .kilometers) == "5.01")
  }

  @Test func `A pedometer shows N/A for unknown values (R6.2, R6.3)`() throws {
    let reading = try PedometerReading(
      steps: 1_200, distance: Distance(1_000, .meters), pace: Pace(seconds: 0.5, per: .meters),
      elapsed: ElapsedTime(seconds: 600))
    #expect(reading.texts.distance == "Distance: 1000.00 meters,\n 0.62 mi")
    #expect(reading.texts.pace == "Pace: 2.00 m/s \n\t\t 13:25 min/mi")
    #expect(reading.texts.averagePace == "Avg Comp Pace: 1.67 m/s \n\t\t 16:06 min/mi")
    #expect(reading.status(isOn: false) == "Pedometer Off: 00:10:00")
    let nothing = try PedometerReading(distance: .zero, elapsed: .zero)
    #expect(nothing.texts.steps == "Steps: N/A" && nothing.texts.pace == "Pace: N/A")
  }
}
