import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// What units added to a date are meant to be, and what their laws say of one input.
@Suite struct DateStepTests {
  @Test(arguments: [
    (StepMeaning.Unit.seconds, 90, "2026-03-02T03:05:35.500Z"),
    (.minutes, -5, "2026-03-02T02:59:05.500Z"), (.hours, 25, "2026-03-03T04:04:05.500Z"),
    (.days, -2, "2026-02-28T03:04:05.500Z"), (.weeks, 2, "2026-03-16T03:04:05.500Z"),
    (.months, -1, "2026-02-02T03:04:05.500Z"), (.years, 3, "2029-03-02T03:04:05.500Z"),
  ])
  func `Units are added at the same time of day`(
    unit: StepMeaning.Unit, count: Int, meant: String
  ) {
    let moments = StepMeaning(unit).moments(count, after: moment("2026-03-02T03:04:05.500Z"))
    #expect(moments.first?.date == meant)
    #expect(moments.allSatisfy { $0 == moments[0] || $0 == moments[0] - 500 })
  }

  @Test func `In a gap, the times around are right, and of a time that there is twice, both`() {
    let days = StepMeaning(.days, in: .oneSummer)
    let gap = days.moments(1, after: moment("2026-03-28T01:30:00.250Z"))
    #expect(
      timestamps(gap) == [
        "2026-03-29T00:30:00Z", "2026-03-29T00:30:00.250Z", "2026-03-29T01:00:00Z",
        "2026-03-29T01:00:00.250Z", "2026-03-29T01:30:00Z", "2026-03-29T01:30:00.250Z",
      ])
    let twice = days.moments(1, after: moment("2026-10-24T00:30:00Z"))
    #expect(timestamps(twice) == ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"])
    let before = days.moments(-1, after: moment("2026-10-26T12:00:00Z"))
    #expect(timestamps(before) == ["2026-10-25T12:00:00Z"])
    let years = StepMeaning(.years, in: .oneSummer)
    #expect(years.moments(.max, after: 0).isEmpty)
    #expect((-1).secondAndRest == (-1, 999) && 1_500.secondAndRest == (1, 500))
  }

  private static let start = moment("2026-03-02T03:04:05Z")

  private func said(
    _ law: String, of steps: TestedSteps, _ count: Int = 1, more: Int = 0,
    _ meaning: StepMeaning = StepMeaning(.days)
  ) -> [String] {
    let input = StepInput(start: Self.start, count: count, more: more)
    return saidOf(input, steps.laws(meaning).asked, law)
  }

  /// Steps of days, altered.
  private func steps(
    _ add: @escaping @Sendable (Int, Int) -> Int? = { $0 + $1 * 86_400_000 },
    difference: (@Sendable (Int, Int) -> Int?)? = nil
  ) -> TestedSteps {
    let added: @Sendable (Date, Int) -> Date? = { date, count in
      add(date.milliseconds ?? 0, count).map { Date(milliseconds: $0) }
    }
    guard let difference else { return TestedSteps("steps", add: added) }
    return TestedSteps("steps", add: added) { one, two in
      difference(one.milliseconds ?? 0, two.milliseconds ?? 0)
    }
  }

  @Test func `An addition gives the calendar's date`() {
    let law = "StepsAreTheCalendars"
    #expect(said(law, of: steps()) == [])
    #expect(
      said(law, of: steps { start, _ in start }) == [
        "2026-03-03T03:04:05Z", "2026-03-02T03:04:05Z",
        #"#expect(add(date("2026-03-02T03:04:05Z"), 1) == date("2026-03-03T03:04:05Z"))"#,
      ])
    #expect(said(law, of: steps { _, _ in nil })[1] == "no date")
    // What the calendar doesn't reach is left open.
    #expect(said(law, of: steps { _, _ in nil }, .max, StepMeaning(.years)) == [])
  }

  @Test func `More units are no earlier`() {
    let law = "LaterStepsAreLater"
    let backwards = steps { $0 - $1 * 86_400_000 }
    #expect(
      said(law, of: backwards, 1, more: 2) == [
        "2 more not before 2026-03-01T03:04:05Z", "2026-02-27T03:04:05Z",
        #"#expect(add(date("2026-03-02T03:04:05Z"), 1) <= "#
          + #"add(date("2026-03-02T03:04:05Z"), 3))"#,
      ])
    #expect(said(law, of: backwards, 1) == [] && said(law, of: steps(), 1, more: 2) == [])
    #expect(said(law, of: steps { $1 > 1 ? nil : $0 }, 1, more: 1) == [])
  }

  @Test(arguments: [(0, false), (1, false), (2, true), (3, false)])
  func `A difference is the greatest count that doesn't go beyond`(answer: Int, isRight: Bool) {
    let steps = steps(difference: { _, _ in answer })
    let words = [
      "the count that reaches 2026-03-04T03:04:05Z and doesn't go beyond it",
      "\(answer), which reaches 2026-03-0\(2 + answer)T03:04:05Z, "
        + "before 2026-03-0\(3 + answer)T03:04:05Z",
      "// of 2026-03-02T03:04:05Z and 2026-03-04T03:04:05Z",
    ]
    for count in [2, -2] {
      #expect(said("DifferencesAreSteps", of: steps, count) == (isRight ? [] : words))
    }
    // Steps that go back, or end, have no difference; two that are equal have that of none.
    let others: [@Sendable (Int, Int) -> Int?] = [
      { $0 - $1 }, { $1 > 1 ? nil : $0 + $1 }, { $1 > answer ? nil : $0 + $1 * 86_400_000 },
    ]
    for add in others {
      #expect(said("DifferencesAreSteps", of: self.steps(add) { _, _ in answer }, 2) == [])
    }
    let still = self.steps({ start, _ in start }) { _, _ in answer }
    #expect(
      said("DifferencesAreSteps", of: still, 2).first == words[0].replacing("-04", with: "-02"))
  }

  @Test func `The laws of steps are asked in order, and one of them first`() {
    let both = steps(difference: { _, _ in 1 }).laws(StepMeaning(.days))
    let names = [
      "EveryStepIsAnswered", "StepsAreTheCalendars", "LaterStepsAreLater", "DifferencesAreSteps",
    ]
    #expect(both.asked.map(\.name) == names && both.left.isEmpty)
    #expect(both.asked.filter(\.isFirst).map(\.name) == [names[0]])
    let one = steps().laws(StepMeaning(.days))
    #expect(one.asked.map(\.name) == names.dropLast())
    #expect(one.left == ["DifferencesAreSteps: the code says no difference"])
    nonisolated(unsafe) var calls: [[Int]] = []
    let kept = steps({
      calls.append([$0, $1]); return nil
    }) {
      calls.append([$0, $1]); return nil
    }
    #expect(said("EveryStepIsAnswered", of: kept, 7) == [])
    #expect(calls == [[Self.start, 7], [Self.start, Self.start]])
  }

  @Test func `A report counts what is answered, and names the code`() {
    let settings = RunSettings(cases: 100, shrinkLimit: 50)
    let steps = TestedSteps("steps") { date, count in count < 0 ? nil : date }
    let report = steps.examined(meaning: StepMeaning(.seconds, counts: -1...0), settings: settings)
    #expect(report.field == "steps" && report.counted == "additions")
    #expect(report.counts.accepted > 30 && report.counts.refused > 30, "\(report.counts)")
    #expect(report.counts.all == 100 && report.counts.rewritten == 0)
    let failure = report.failures.first
    #expect(failure?.steps == ["1900-01-01T00:00:00Z and -1 seconds"], "\(report)")
    #expect(failure?.test.contains("{  // add and difference of “steps”") == true)
    let next = TestedRecurrence("next") { $0.timeIntervalSince1970 < 0 ? nil : $0 }
    let daily = RecurrenceMeaning(.daily, hour: 9, years: 1_969...1_970)
    let found = next.examined(meaning: daily, settings: settings)
    #expect(found.field == "next" && found.counted == "moments")
    #expect(found.counts.accepted > 30 && found.counts.refused > 30, "\(found.counts)")
    #expect(found.failures.first?.steps.first?.hasPrefix("after 19") == true, "\(found)")
    #expect(found.failures.first?.test.contains("{  // next and previous of “next”") == true)
  }

  @Test func `Without another word, forty units, two centuries and 2,000 cases are tried`() {
    let days = StepMeaning(.days)
    #expect(days.counts == -40...40 && days.years == 1_900...2_100 && days.zone == .universal)
    let daily = RecurrenceMeaning(.daily, hour: 9)
    #expect(daily.years == 1_970...2_100 && daily.minute == 0 && daily.gap == .any)
    #expect(daily.zone == .universal && daily.end == nil)
    #expect(steps().examined(meaning: days).cases == 3 * 2_001)
    #expect(TestedRecurrence("none") { _ in nil }.examined(meaning: daily).cases > 2 * 2_000)
  }
}

/// The moment of a timestamp, in milliseconds since the start of 1970.
func moment(_ text: String) -> Int {
  DateMeaning.rfc3339(decimals: 0...3, years: 0...9_999).reading(of: text)?.first ?? .min
}

/// Moments as timestamps, each once, in order.
func timestamps(_ moments: [Int]) -> [String] { Set(moments).sorted().map(\.date) }
