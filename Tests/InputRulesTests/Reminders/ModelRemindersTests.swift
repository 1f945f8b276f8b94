import InputRules
import InputRulesModel
import Testing

/// The model's intervals, patterns, zones and lists (M1, M2.2, M3, D7.3).
@Suite struct ModelRemindersTests {
  let reminders = ModelReminders()

  @Test(
    arguments: [
      (Double.nan, false, .notANumber), (-.infinity, true, .infinite), (0, true, .notPositive),
      (-1, false, .notPositive), (59.999_999_9, true, .tooShortToRepeat),
      (1_000_000_000.000_001, false, .tooLong), (1e300, true, .tooLong),
    ] as [(Double, Bool, TriggerProblem)])
  func `The first reason of an interval applies`(
    seconds: Double, repeats: Bool, problem: TriggerProblem
  ) {
    #expect(throws: problem) { try reminders.interval(seconds: seconds, repeats: repeats) }
  }

  @Test(arguments: [
    (60, true, 60_000_000), (0.000_001_5, false, 2), (1e-300, false, 1), (1.5, false, 1_500_000),
    (1e9, true, 1_000_000_000_000_000), (0.000_000_5, false, 1), (1e-6, false, 1),
  ])
  func `An interval is the nearest`(seconds: Double, repeats: Bool, microseconds: Int) throws {
    #expect(try reminders.interval(seconds: seconds, repeats: repeats) == microseconds)
  }

  @Test(
    arguments: [
      (1, 0, 60_000_001), (1, 60_000_001, 120_000_001), (60_000_001, 0, 120_000_001),
      (5, -100, 60_000_005),
      (.max, 0, nil), (.max - 60_000_000, .min, Int.max), (.min, .min, .min + 60_000_000),
      (.min, .max, nil), (0, 59_999_999, 60_000_000), (0, 60_000_000, 120_000_000),
    ] as [(Int, Int, Int?)])
  func `A repeated interval fires at its multiples`(scheduled: Int, after: Int, next: Int?) throws {
    let trigger = Trigger.interval(try IntervalTrigger(seconds: 60, repeats: true))
    let reminder = try Reminder("a", trigger, scheduled: Instant(microseconds: scheduled))
    let instant = reminders.nextFiring(
      of: reminder, after: Instant(microseconds: after), in: .universal)
    #expect(instant?.microseconds == next)
  }

  @Test func `An interval that does not repeat fires once`() throws {
    let trigger = Trigger.interval(try IntervalTrigger(seconds: 5, repeats: false))
    let reminder = try Reminder("a", trigger, scheduled: Instant(seconds: 10))
    func next(after second: Int) -> Instant? {
      reminders.nextFiring(of: reminder, after: Instant(seconds: second), in: .universal)
    }
    #expect(next(after: 0) == Instant(seconds: 15))
    #expect(next(after: 14) == Instant(seconds: 15))
    #expect(next(after: 15) == nil)
  }

  @Test(
    arguments: [
      ([:], .noComponents), ([.minute: 60, .month: 13], .outOfBounds(.month, 13)),
      ([.weekday: 0], .outOfBounds(.weekday, 0)), ([.hour: 24], .outOfBounds(.hour, 24)),
      ([.year: 10_000, .day: 32], .outOfBounds(.year, 10_000)), ([.second: 0, .day: 31], nil),
      ([.weekdayOrdinal: 6], .outOfBounds(.weekdayOrdinal, 6)),
    ] as [([DateComponent: Int], TriggerProblem?)])
  func `The first component out of bounds is the reason`(
    components: [DateComponent: Int], problem: TriggerProblem?
  ) {
    #expect(reminders.problem(of: components) == problem)
  }

  @Test(
    arguments: [
      (93_601, [], .offset(93_601)), (93_600, [], nil),
      (0, [change(0, 86_401)], nil),
      (0, [change(0, -93_601)], .offset(-93_601)), (0, [change(0, 86_400)], nil),
      (0, [change(0, 60), change(0, 0)], .notAfter(change: 1)),
      (0, [change(0, 60), change(1, 0)], nil),
      (0, [change(0, 60), change(-259_200, 0)], .notAfter(change: 1)),
      (0, [CivilZone.Change(at: Instant(microseconds: .min), to: 0)], .notWhole(change: 0)),
      (0, [change(-9_223_372_036_854, 0), change(9_223_372_036_854, 0)], nil),
      (0, [change(9_223_372_036_854, 0), change(-9_223_372_036_854, 0)], .notAfter(change: 1)),
    ] as [(Int, [CivilZone.Change], CivilZoneError?)])
  func `The first change that cannot be is the reason`(
    offset: Int, changes: [CivilZone.Change], problem: CivilZoneError?
  ) {
    #expect(ModelZones().problem(of: offset, changes: changes, rule: nil) == problem)
  }

  static func change(_ second: Int, _ offset: Int) -> CivilZone.Change {
    CivilZone.Change(at: Instant(seconds: second), to: offset)
  }

  @Test func `A list has one reminder for an identifier`() throws {
    let list = [try reminder("a", 60), try reminder("b", 70), try reminder("c", 70)]
    let other = try reminder("b", 65)
    #expect(reminders.scheduling(other, in: list) == [list[0], other, list[2]])
    let another = try reminder("d", 60)
    #expect(reminders.scheduling(another, in: list) == list + [another])
    #expect(
      reminders.nextFiring(of: list.reversed(), after: Instant(seconds: 60), in: .universal)
        == Firing(at: Instant(seconds: 70), of: "c"))
    #expect(reminders.nextFiring(of: [], after: Instant(seconds: 0), in: .universal) == nil)
  }

  @Test func `A clean up removes what has ended`() throws {
    let ending = try reminder("a", 60, end: Instant(seconds: 100))
    let endless = try reminder("b", 60)
    let list = [endless, ending]
    #expect(reminders.cleaned(list, at: Instant(microseconds: 99_999_999)) == list)
    #expect(reminders.cleaned(list, at: Instant(seconds: 100)) == [endless])
    #expect(reminders.cleaned([endless], at: Instant(seconds: 100)) == [endless])
    #expect(
      reminders.nextFiring(of: ending, after: Instant(seconds: 100), in: .universal)
        == Instant(seconds: 120))
  }

  private func reminder(
    _ identifier: String, _ seconds: Double, end: Instant? = nil
  ) throws -> Reminder {
    let trigger = Trigger.interval(try IntervalTrigger(seconds: seconds, repeats: true))
    return try Reminder(identifier, trigger, scheduled: Instant(seconds: 0), end: end)
  }
}
