import InputRules
import InputRulesModel
import Testing

/// The firings of calendar triggers (M2.3 to M2.12).
@Suite struct CalendarTriggerTests {
  /// New York in 2026: winter, summer from 8 March 2:00, winter from 1 November 2:00.
  private func newYork() throws -> CivilZone {
    try CivilZone(
      offset: -18_000,
      changes: [
        CivilZone.Change(at: instant(2026, 3, 8, 7), to: -14_400),
        CivilZone.Change(at: instant(2026, 11, 1, 6), to: -18_000),
      ])
  }

  /// An instant in universal time, of a year after 1969.
  private func instant(
    _ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0, _ minute: Int = 0
  ) -> Instant {
    let days = DayCount.number(year, month, day)
    return Instant(seconds: days * 86_400 + hour * 3_600 + minute * 60)
  }

  private func next(
    _ components: [DateComponent: Int], after instant: Instant, in zone: CivilZone = .universal,
    repeats: Bool = true, scheduled: Instant = Instant(microseconds: .min)
  ) throws -> Instant? {
    let trigger = CalendarTrigger(try DatePattern(components), repeats: repeats)
    let reminder = try Reminder("a", .calendar(trigger), scheduled: scheduled)
    return both(
      reminder.nextFiring(after: instant, in: zone),
      ModelReminders().nextFiring(of: reminder, after: instant, in: zone))
  }

  @Test func `Patterns match in the years 1 to 9999`() throws {
    let first = Instant(seconds: -62_135_596_800)
    let after = Instant(seconds: 253_402_300_800)
    let west = try CivilZone(offset: -1)
    #expect(try next([.second: 0], after: Instant(microseconds: .min)) == first)
    #expect(try next([.second: 59], after: Instant(seconds: 253_402_300_799)) == nil)
    #expect(try next([.second: 59], after: Instant(microseconds: .max)) == nil)
    #expect(try next([.second: 59], after: after, in: west) == nil)
    #expect(
      try next([.second: 58], after: Instant(seconds: 253_402_300_798), in: west)
        == Instant(seconds: 253_402_300_799))
  }

  /// Components finer than the finest given one have their first value (M2.3).
  @Test func `What is finer is at its first`() throws {
    let now = instant(2026, 5, 5, 5, 5)
    #expect(try next([.year: 2027], after: now) == instant(2027))
    #expect(try next([.month: 3], after: now) == instant(2027, 3))
    #expect(try next([.day: 31], after: now) == instant(2026, 5, 31))
    #expect(try next([.weekday: 1], after: now) == instant(2026, 5, 10))
    #expect(try next([.weekdayOrdinal: 5], after: now) == instant(2026, 5, 29))
    #expect(
      try next([.weekday: 5, .weekdayOrdinal: 4, .month: 11], after: now)
        == instant(2026, 11, 26))
    #expect(try next([.hour: 5], after: now) == instant(2026, 5, 6, 5))
    #expect(try next([.minute: 5], after: now) == instant(2026, 5, 5, 6, 5))
    #expect(try next([.second: 0], after: now) == instant(2026, 5, 5, 5, 6))
    #expect(try next([.month: 2, .day: 29, .weekday: 1], after: now) == instant(2032, 2, 29))
  }

  @Test func `What never comes never fires`() throws {
    let now = instant(2026)
    #expect(try next([.month: 2, .day: 30], after: now) == nil)
    #expect(try next([.day: 29, .weekdayOrdinal: 1], after: now) == nil)
    #expect(try next([.year: 2025, .second: 59], after: now) == nil)
  }

  @Test func `A time in the gap moves forward`() throws {
    let zone = try newYork()
    let now = instant(2026, 3, 8, 5)
    #expect(try next([.hour: 2, .minute: 30], after: now, in: zone) == instant(2026, 3, 8, 7, 30))
    #expect(try next([.minute: 30], after: now, in: zone) == instant(2026, 3, 8, 5, 30))
    #expect(
      try next([.minute: 30], after: instant(2026, 3, 8, 6, 30), in: zone)
        == instant(2026, 3, 8, 7, 30))
    #expect(
      try next([.hour: 3, .minute: 30], after: now, in: zone) == instant(2026, 3, 8, 7, 30))
  }

  @Test func `A time shown twice is meant once if the hour is given`() throws {
    let zone = try newYork()
    let first = instant(2026, 11, 1, 5, 30)
    let second = instant(2026, 11, 1, 6, 30)
    #expect(try next([.hour: 1, .minute: 30], after: instant(2026, 11, 1, 5), in: zone) == first)
    #expect(
      try next([.hour: 1, .minute: 30], after: first, in: zone) == instant(2026, 11, 2, 6, 30))
    #expect(try next([.minute: 30], after: first, in: zone) == second)
  }

  /// A whole day is skipped, as in Samoa at the end of 2011 (M2.6).
  @Test func `A day that is skipped moves forward`() throws {
    let change = CivilZone.Change(at: instant(2011, 12, 30, 10), to: 50_400)
    let samoa = try CivilZone(offset: -36_000, changes: [change])
    let now = instant(2011, 12, 30)
    #expect(
      try next([.day: 30, .hour: 8], after: now, in: samoa) == instant(2011, 12, 30, 18))
    #expect(try next([.day: 30], after: now, in: samoa) == change.instant)
    #expect(
      try next([.month: 12, .day: 30, .minute: 5], after: now, in: samoa)
        == instant(2012, 12, 29, 10, 5))
  }

  @Test func `A reminder that does not repeat fires once`() throws {
    let scheduled = instant(2026, 5, 5)
    let first = instant(2026, 5, 5, 9)
    for now in [instant(2020), scheduled] {
      #expect(try next([.hour: 9], after: now, repeats: false, scheduled: scheduled) == first)
    }
    #expect(try next([.hour: 9], after: first, repeats: false, scheduled: scheduled) == nil)
    #expect(
      try next([.hour: 9], after: instant(2020), scheduled: first) == instant(2026, 5, 6, 9))
    let full: [DateComponent: Int] = [
      .year: 2026, .month: 5, .day: 5, .hour: 9, .minute: 0, .second: 0,
    ]
    #expect(try next(full, after: instant(2020)) == first)
    #expect(try next(full, after: first) == nil)
  }
}
