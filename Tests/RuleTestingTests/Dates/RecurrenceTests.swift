import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// When something comes next or came last, and what the laws about that say of one moment.
@Suite struct RecurrenceTests {
  private static let start = moment("2026-03-02T03:04:05Z")

  @Test(arguments: [
    (RecurrenceMeaning.Days.daily, "2026-03-02T09:30:00Z", "2026-03-01T09:30:00Z"),
    (.weekly([1]), "2026-03-02T09:30:00Z", "2026-02-23T09:30:00Z"),
    (.weekly([7, 3]), "2026-03-04T09:30:00Z", "2026-03-01T09:30:00Z"),
    (.monthly(31), "2026-03-31T09:30:00Z", "2026-01-31T09:30:00Z"),
    (.monthlyOrLast(31), "2026-03-31T09:30:00Z", "2026-02-28T09:30:00Z"),
    (.monthlyOrLast(5), "2026-03-05T09:30:00Z", "2026-02-05T09:30:00Z"),
    (.yearly(month: 2, day: 29), "2028-02-29T09:30:00Z", "2024-02-29T09:30:00Z"),
    (.yearly(month: 3, day: 2), "2026-03-02T09:30:00Z", "2025-03-02T09:30:00Z"),
  ])
  func `What comes next, and came last, is on its day`(
    days: RecurrenceMeaning.Days, next: String, last: String
  ) {
    let meaning = RecurrenceMeaning(days, hour: 9, minute: 30)
    #expect(meaning.problem == nil)
    #expect(timestamps(meaning.next(after: Self.start)) == [next])
    #expect(timestamps(meaning.previous(before: Self.start)) == [last])
    #expect(meaning.next(after: moment(next) - 1) == [moment(next)])
    #expect(meaning.next(after: moment(next)) != [moment(next)])
    #expect(meaning.previous(before: moment(last) + 1) == [moment(last)])
    #expect(meaning.previous(before: moment(last)) != [moment(last)])
  }

  @Test func `A leap day comes eight years later at the turn of a century`() {
    let leap = RecurrenceMeaning(.yearly(month: 2, day: 29), hour: 0)
    let (one, two) = ("1896-02-29T00:00:00Z", "1904-02-29T00:00:00Z")
    #expect(timestamps(leap.next(after: moment(one))) == [two])
    #expect(timestamps(leap.previous(before: moment(two))) == [one])
  }

  @Test func `What ends occurs at its end, and no later`() {
    let end = moment("2026-03-03T09:00:00Z")
    let until = { (end: Int) in
      RecurrenceMeaning(.daily, hour: 9, until: Date(milliseconds: end))
    }
    let after = moment("2026-03-02T09:00:00Z")
    #expect(until(end).next(after: after) == [end] && until(end - 1).next(after: after) == [])
    #expect(until(end).next(after: end) == [])
    #expect(until(after).previous(before: end + 1) == [after])
  }

  @Test func `What falls into a gap is left open, left out or later`() {
    let (before, day) = (moment("2026-03-28T12:00:00Z"), "2026-03-29T01:30:00Z")
    let next = [DateMeaning.Gap.any, .refused, .later].map { gap in
      let daily = RecurrenceMeaning(.daily, hour: 2, minute: 30, in: .oneSummer, gap: gap)
      return [
        daily.next(after: before), daily.previous(before: moment("2026-03-29T12:00:00Z")),
      ]
      .map(timestamps)
    }
    let after = "2026-03-30T00:30:00Z"
    let last = "2026-03-28T01:30:00Z"
    #expect(next == [[[day, after], [last, day]], [[after], [last]], [[day], [day]]])
    let daily = RecurrenceMeaning(.daily, hour: 2, minute: 30, in: .oneSummer)
    let twice = daily.next(after: moment("2026-10-24T12:00:00Z"))
    #expect(timestamps(twice) == ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"])
  }

  @Test func `A recurrence is on a day and at a time that there is`() {
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
      RecurrenceMeaning(.daily, hour: $0, minute: $1).problem
    }
    #expect(times.map { $0 == nil } == [true, true, false, false, false, false])
    let problems = [(24, 9), (24, 10)].map {
      RecurrenceMeaning(.daily, hour: $0, minute: $1).problem
    }
    #expect(problems == [.neverOccurs("daily at 24:09"), .neverOccurs("daily at 24:10")])
  }

  private func said(
    _ law: String, next: @escaping @Sendable (Int) -> Int?,
    previous: (@Sendable (Int) -> Int?)? = nil, until end: Date? = nil
  ) -> [String] {
    let dated: @Sendable (Date, (Int) -> Int?) -> Date? = { date, answer in
      answer(date.milliseconds ?? 0).map { Date(milliseconds: $0) }
    }
    var back: (@Sendable (Date) -> Date?)?
    if let previous { back = { dated($0, previous) } }
    let code = TestedRecurrence("code", next: { dated($0, next) }, previous: back)
    let laws = code.laws(RecurrenceMeaning(.daily, hour: 9, until: end)).asked
    return saidOf(Self.start, laws, law)
  }

  @Test func `What comes next is the first occurrence`() {
    let (nine, law) = (moment("2026-03-02T09:00:00Z"), "TheNextIsTheNext")
    #expect(said(law) { _ in nine } == [])
    #expect(
      said(law) { $0 } == [
        "2026-03-02T09:00:00Z", "2026-03-02T03:04:05Z",
        #"#expect(next(date("2026-03-02T03:04:05Z")) == date("2026-03-02T09:00:00Z"))"#,
      ])
    #expect(said(law) { _ in nil }[1] == "none")
    let over = Date(timeIntervalSince1970: 0)
    #expect(said(law, next: { _ in nil }, until: over) == [])
    #expect(
      said(law, next: { $0 }, until: over) == [
        "none", "2026-03-02T03:04:05Z", #"#expect(next(date("2026-03-02T03:04:05Z")) == nil)"#,
      ])
    let before = "ThePreviousIsThePrevious"
    #expect(
      said(before, next: { $0 }, previous: { $0 }) == [
        "2026-03-01T09:00:00Z", "2026-03-02T03:04:05Z",
        #"#expect(previous(date("2026-03-02T03:04:05Z")) == date("2026-03-01T09:00:00Z"))"#,
      ])
    #expect(said(before, next: { $0 }, previous: { _ in nine - 86_400_000 }) == [])
  }

  @Test func `What comes after an occurrence is later`() {
    let law = "NothingComesTwice"
    #expect(said(law) { $0 + 1_000 } == [] && said(law) { _ in nil } == [])
    let start = Self.start
    #expect(said(law) { $0 == start ? $0 + 1_000 : nil } == [])
    #expect(
      said(law) { _ in start + 1_000 } == [
        "occurrences after 2026-03-02T03:04:05Z one after the other",
        "2026-03-02T03:04:06Z and 2026-03-02T03:04:06Z",
        #"#expect(next(date("2026-03-02T03:04:06Z")) ?? .distantFuture > "#
          + #"date("2026-03-02T03:04:06Z"))"#,
      ])
    #expect(
      said(law) { $0 == start ? $0 - 1_000 : nil }[1] == "2026-03-02T03:04:04Z and none")
    #expect(said(law) { $0 == start ? $0 - 1 : $0 + 5 } != [])
  }

  @Test func `What comes after the occurrence before one is that one`() {
    let (law, start) = ("BackwardsIsForwards", Self.start)
    #expect(said(law, next: { $0 + 1_000 }, previous: { $0 - 1_000 }) == [])
    #expect(
      said(law, next: { $0 + 1_000 }, previous: { $0 - 3_000 }) == [
        "2026-03-02T03:04:06Z after 2026-03-02T03:04:03Z", "2026-03-02T03:04:04Z",
        #"#expect(previous(date("2026-03-02T03:04:06Z")).flatMap(next) == "#
          + #"date("2026-03-02T03:04:06Z"))"#,
      ])
    #expect(
      said(law, next: { $0 < start ? nil : $0 + 1_000 }, previous: { $0 - 9_000 })[1] == "none")
    #expect(said(law, next: { _ in nil }, previous: { $0 - 9 }) == [])
    #expect(said(law, next: { $0 + 1 }, previous: { _ in nil }) == [])
  }

  @Test func `The laws of occurrences are asked in order, and one of them first`() {
    let names = ["EveryMomentIsAnswered", "TheNextIsTheNext", "NothingComesTwice"]
    let more = ["ThePreviousIsThePrevious", "BackwardsIsForwards"]
    let daily = RecurrenceMeaning(.daily, hour: 9)
    let both = TestedRecurrence("", next: { $0 }, previous: { $0 }).laws(daily)
    #expect(both.asked.map(\.name) == names + more && both.left.isEmpty)
    #expect(both.asked.filter(\.isFirst).map(\.name) == [names[0]])
    let one = TestedRecurrence("") { $0 }.laws(daily)
    #expect(one.asked.map(\.name) == names)
    #expect(one.left == ["\(more.joined(separator: ", ")): the code says no previous one"])
    nonisolated(unsafe) var calls: [String] = []
    let code = TestedRecurrence(
      "",
      next: {
        calls.append("next")
        return $0
      },
      previous: {
        calls.append("previous")
        return $0
      })
    #expect(saidOf(0, code.laws(daily).asked, "EveryMomentIsAnswered") == [])
    #expect(calls == ["next", "previous"])
  }
}
