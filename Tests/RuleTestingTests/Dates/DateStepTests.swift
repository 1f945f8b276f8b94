import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// Units added to a date, and the occurrences before and after a date.
@Suite struct DateStepTests {
  private static let start = moment("2026-03-02T03:04:05Z")

  @Test func `A date step allows several results in a gap and two in a repeated hour`() {
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

  @Test(arguments: [
    (RecurrenceMeaning.Days.daily, "2026-03-02", "2026-03-01"),
    (.weekly([1]), "2026-03-02", "2026-02-23"), (.weekly([7, 3]), "2026-03-04", "2026-03-01"),
    (.monthly(31), "2026-03-31", "2026-01-31"), (.monthlyOrLast(31), "2026-03-31", "2026-02-28"),
    (.monthlyOrLast(5), "2026-03-05", "2026-02-05"),
    (.yearly(month: 2, day: 29), "2028-02-29", "2024-02-29"),
    (.yearly(month: 3, day: 2), "2026-03-02", "2025-03-02"),
  ])
  func `A recurrence has its next and previous occurrence on the right day`(
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

  @Test func `A recurrence respects leap days, its end, and gaps in the time zone`() {
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

  @Test func `A recurrence with a day or a time that doesn't exist is refused`() {
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
}
