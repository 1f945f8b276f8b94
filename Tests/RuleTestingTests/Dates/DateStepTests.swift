import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// Units added to a date, and occurrences before and after one.
@Suite struct DateStepTests {
  private static let start = moment("2026-03-02T03:04:05Z")

  @Test(arguments: [
    (StepMeaning.Unit.seconds, 90, "2026-03-02T03:05:35.500Z"),
    (.minutes, -5, "2026-03-02T02:59:05.500Z"), (.hours, 25, "2026-03-03T04:04:05.500Z"),
    (.days, -2, "2026-02-28T03:04:05.500Z"), (.weeks, 2, "2026-03-16T03:04:05.500Z"),
    (.months, -1, "2026-02-02T03:04:05.500Z"), (.years, 3, "2029-03-02T03:04:05.500Z"),
  ])
  func `Units are added at the same time of day`(
    unit: StepMeaning.Unit, count: Int, meant: String
  ) {
    let moments = StepMeaning(unit).moments(count, after: Self.start + 500)
    #expect(moments.first?.date == meant)
    #expect(moments.allSatisfy { $0 == moments[0] || $0 == moments[0] - 500 })
  }

  @Test func `A step into a gap may be around it, and one into a repeated hour has two dates`() {
    let days = StepMeaning(.days, in: .oneSummer)
    let gap = days.moments(1, after: moment("2026-03-28T01:30:00.250Z"))
    let around = ["2026-03-29T00:30:00", "2026-03-29T01:00:00", "2026-03-29T01:30:00"]
    #expect(timestamps(gap) == around.flatMap { ["\($0)Z", "\($0).250Z"] })
    let twice = days.moments(1, after: moment("2026-10-24T00:30:00Z"))
    #expect(timestamps(twice) == ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"])
    let before = days.moments(-1, after: moment("2026-10-26T12:00:00Z"))
    #expect(timestamps(before) == ["2026-10-25T12:00:00Z"])
    #expect(StepMeaning(.years, in: .oneSummer).moments(.max, after: 0).isEmpty)
    #expect((-1).secondAndRest == (-1, 999) && 1_500.secondAndRest == (1, 500))
  }

  /// What a law finds of steps of days that are altered.
  private func finds(
    _ law: String, _ count: Int = 1, more: Int = 0, _ meaning: StepMeaning = StepMeaning(.days),
    add: @escaping @Sendable (Int, Int) -> Int? = { $0 + $1 * 86_400_000 },
    difference: @escaping @Sendable (Int, Int) -> Int? = { _, _ in nil }
  ) -> String? {
    let steps = TestedSteps("steps") { date, count in
      add(date.milliseconds ?? 0, count).map { Date(milliseconds: $0) }
    } difference: {
      difference($0.milliseconds ?? 0, $1.milliseconds ?? 0)
    }
    let input = StepInput(start: Self.start, count: count, more: more)
    return found(law, steps.laws(meaning).asked, input)
  }

  @Test func `An addition must give the calendar's date, and more units a later one`() {
    let law = "StepsAreTheCalendars"
    #expect(finds(law) == nil && finds(law, add: { _, _ in nil }) == "no date")
    #expect(finds(law, add: { start, _ in start }) == "2026-03-02T03:04:05Z")
    // The calendar doesn't reach every date.
    #expect(finds(law, .max, StepMeaning(.years), add: { _, _ in nil }) == nil)
    let later = "LaterStepsAreLater"
    let back: @Sendable (Int, Int) -> Int? = { $0 - $1 * 86_400_000 }
    #expect(finds(later, more: 2, add: back) == "2026-02-27T03:04:05Z")
    #expect(finds(later, add: back) == nil && finds(later, more: 2) == nil)
    #expect(finds(later, more: 1, add: { $1 > 1 ? nil : $0 }) == nil)
  }

  @Test(arguments: [(0, false), (1, false), (2, true), (3, false)])
  func `A difference is the greatest count that doesn't go beyond the end`(
    answer: Int, isRight: Bool
  ) {
    let law = "DifferencesAreSteps"
    for count in [2, -2] {
      #expect((finds(law, count, difference: { _, _ in answer }) == nil) == isRight)
    }
    // Steps that go back, or end, have no difference; equal steps do.
    let others: [@Sendable (Int, Int) -> Int?] = [
      { $0 - $1 }, { $1 > 1 ? nil : $0 + $1 }, { $1 > answer ? nil : $0 + $1 * 86_400_000 },
    ]
    for add in others { #expect(finds(law, 2, add: add, difference: { _, _ in answer }) == nil) }
    #expect(finds(law, 2, add: { start, _ in start }, difference: { _, _ in answer }) != nil)
  }

  @Test func `A report counts the answers, and names the code and the input`() {
    let settings = RunSettings(cases: 100, shrinkLimit: 50)
    let steps = TestedSteps("steps") { date, count in count < 0 ? nil : date }
    let report = steps.examined(meaning: StepMeaning(.seconds, counts: -1...0), settings: settings)
    #expect(report.field == "steps" && report.asked.count == 3 && report.left.count == 1)
    #expect(report.counts.accepted > 30 && report.counts.refused > 30, "\(report.counts)")
    #expect(report.failures.first?.steps == ["1900-01-01T00:00:00Z and -1 seconds"], "\(report)")
    let next = TestedRecurrence("next") { $0.timeIntervalSince1970 < 0 ? nil : $0 }
    let daily = RecurrenceMeaning(.daily, hour: 9, years: 1_969...1_970)
    let found = next.examined(meaning: daily, settings: settings)
    #expect(found.field == "next" && found.left.count == 1)
    #expect(found.counts.accepted > 30 && found.counts.refused > 30, "\(found.counts)")
    let problem = MeaningProblem.noSuchDate("10000-01-01", firstYear: 0)
    #expect(steps.examined(meaning: StepMeaning(.days, years: 1...10_000)).problem == problem)
    let late = RecurrenceMeaning(.daily, hour: 9, years: 1...10_000)
    #expect(next.examined(meaning: late).problem == problem)
  }

  @Test(arguments: [
    (RecurrenceMeaning.Days.daily, "2026-03-02", "2026-03-01"),
    (.weekly([1]), "2026-03-02", "2026-02-23"), (.weekly([7, 3]), "2026-03-04", "2026-03-01"),
    (.monthly(31), "2026-03-31", "2026-01-31"), (.monthlyOrLast(31), "2026-03-31", "2026-02-28"),
    (.monthlyOrLast(5), "2026-03-05", "2026-02-05"),
    (.yearly(month: 2, day: 29), "2028-02-29", "2024-02-29"),
    (.yearly(month: 3, day: 2), "2026-03-02", "2025-03-02"),
  ])
  func `The next and the last occurrence are on their day`(
    days: RecurrenceMeaning.Days, next: String, last: String
  ) {
    let meaning = RecurrenceMeaning(days, hour: 9, minute: 30)
    let (next, last) = (moment("\(next)T09:30:00Z"), moment("\(last)T09:30:00Z"))
    #expect(meaning.problem == nil && meaning.next(after: Self.start) == [next])
    #expect(meaning.previous(before: Self.start) == [last])
    #expect(meaning.next(after: next - 1) == [next] && meaning.next(after: next) != [next])
    #expect(
      meaning.previous(before: last + 1) == [last] && meaning.previous(before: last) != [last])
  }

  @Test func `A leap day may be eight years later, and a recurrence may end or fall into a gap`() {
    let leap = RecurrenceMeaning(.yearly(month: 2, day: 29), hour: 0)
    let (one, two) = (moment("1896-02-29T00:00:00Z"), moment("1904-02-29T00:00:00Z"))
    #expect(leap.next(after: one) == [two] && leap.previous(before: two) == [one])
    let (after, end) = (moment("2026-03-02T09:00:00Z"), moment("2026-03-03T09:00:00Z"))
    let until = { RecurrenceMeaning(.daily, hour: 9, until: Date(milliseconds: $0)) }
    #expect(until(end).next(after: after) == [end] && until(end - 1).next(after: after) == [])
    #expect(until(end).next(after: end) == [] && until(after).previous(before: end + 1) == [after])
    let atEnd = drawn(until(end).inputs, 400).count { abs($0 - end) <= 1_000 }
    #expect(50...200 ~= atEnd)
    let next = [DateMeaning.Gap.any, .refused, .later].map { gap in
      let daily = RecurrenceMeaning(.daily, hour: 2, minute: 30, in: .oneSummer, gap: gap)
      return [
        timestamps(daily.next(after: moment("2026-03-28T12:00:00Z"))),
        timestamps(daily.previous(before: moment("2026-03-29T12:00:00Z"))),
      ]
    }
    let (day, later) = ("2026-03-29T01:30:00Z", "2026-03-30T00:30:00Z")
    let last = "2026-03-28T01:30:00Z"
    #expect(next == [[[day, later], [last, day]], [[later], [last]], [[day], [day]]])
    let twice = RecurrenceMeaning(.daily, hour: 2, minute: 30, in: .oneSummer)
      .next(after: moment("2026-10-24T12:00:00Z"))
    #expect(timestamps(twice) == ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"])
  }

  @Test func `A recurrence needs a day and a time that exist`() {
    let days: [(RecurrenceMeaning.Days, Bool)] = [
      (.weekly([1, 7]), true), (.weekly([8, 1]), false), (.weekly([0]), false),
      (.weekly([]), false), (.monthly(1), true), (.monthly(31), true), (.monthly(0), false),
      (.monthly(32), false), (.monthlyOrLast(32), false), (.yearly(month: 2, day: 29), true),
      (.yearly(month: 2, day: 30), false), (.yearly(month: 13, day: 1), false), (.daily, true),
    ]
    for (days, exists) in days {
      #expect((RecurrenceMeaning(days, hour: 9).problem == nil) == exists, "\(days)")
    }
    let times = [(0, 0), (23, 59), (-1, 0), (24, 0), (0, -1), (0, 60)].map {
      RecurrenceMeaning(.daily, hour: $0, minute: $1).problem == nil
    }
    #expect(times == [true, true, false, false, false, false])
  }

  /// What a law finds of a recurrence at nine o'clock.
  private func occurs(
    _ law: String, until end: Date? = nil, _ next: @escaping @Sendable (Int) -> Int?,
    previous: @escaping @Sendable (Int) -> Int? = { _ in nil }
  ) -> String? {
    let dated: @Sendable (Date, (Int) -> Int?) -> Date? = { date, answer in
      answer(date.milliseconds ?? 0).map { Date(milliseconds: $0) }
    }
    let code = TestedRecurrence(
      "code", next: { dated($0, next) }, previous: { dated($0, previous) })
    let meaning = RecurrenceMeaning(.daily, hour: 9, until: end)
    return found(law, code.laws(meaning).asked, Self.start)
  }

  @Test func `The next occurrence must be the first one after, and the previous one the last`() {
    let (nine, law) = (moment("2026-03-02T09:00:00Z"), "TheNextIsTheNext")
    #expect(occurs(law, { _ in nine }) == nil && occurs(law, { _ in nil }) == "none")
    #expect(occurs(law, { $0 }) == "2026-03-02T03:04:05Z")
    let over = Date(timeIntervalSince1970: 0)
    #expect(occurs(law, until: over, { _ in nil }) == nil)
    #expect(occurs(law, until: over, { $0 }) == "2026-03-02T03:04:05Z")
    let before = "ThePreviousIsThePrevious"
    #expect(occurs(before, { $0 }, previous: { $0 }) == "2026-03-02T03:04:05Z")
    #expect(occurs(before, { $0 }, previous: { _ in nine - 86_400_000 }) == nil)
  }

  @Test func `Each occurrence must come after the one before, and back again`() {
    let (law, start) = ("NothingComesTwice", Self.start)
    #expect(occurs(law, { $0 + 1_000 }) == nil && occurs(law, { _ in nil }) == nil)
    #expect(occurs(law, { $0 == start ? $0 + 1_000 : nil }) == nil)
    #expect(
      occurs(law, { _ in start + 1_000 }) == "2026-03-02T03:04:06Z and 2026-03-02T03:04:06Z")
    #expect(
      occurs(law, { $0 == start ? $0 - 1_000 : nil }) == "2026-03-02T03:04:04Z and none")
    #expect(occurs(law, { $0 == start ? $0 - 1 : $0 + 5 }) != nil)
    let back = "BackwardsIsForwards"
    #expect(occurs(back, { $0 + 1_000 }, previous: { $0 - 1_000 }) == nil)
    #expect(occurs(back, { $0 + 1_000 }, previous: { $0 - 3_000 }) == "2026-03-02T03:04:04Z")
    #expect(
      occurs(back, { $0 < start ? nil : $0 + 1_000 }, previous: { $0 - 9_000 }) == "none")
    #expect(occurs(back, { _ in nil }, previous: { $0 - 9 }) == nil)
    #expect(occurs(back, { $0 + 1 }, previous: { _ in nil }) == nil)
  }
}
