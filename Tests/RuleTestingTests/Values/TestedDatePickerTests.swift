import PropertyTesting
import Testing

@testable import RuleTesting

@Suite struct TestedDatePickerTests {
  private static let meaning = DatePickerMeaning(from: (1899, 3, 5), through: (2026, 11, 20))

  @Sendable private static func days(_ year: Int, _ month: Int) -> Int {
    if month == 2 { return year % 400 == 0 || year % 4 == 0 && year % 100 != 0 ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  @Sendable private static func select(
    _ year: Int, _ month: Int, _ day: Int
  ) -> TestedDatePicker.Rows? {
    let rows = (year: year, month: month, day: min(day, days(year, month)))
    return rows < (1899, 3, 5) ? (1899, 3, 5) : rows > (2026, 11, 20) ? (2026, 11, 20) : rows
  }

  private func laws(
    select: @escaping @Sendable (Int, Int, Int) -> TestedDatePicker.Rows? = select,
    days: @escaping @Sendable (Int, Int) -> Int = days, meaning: DatePickerMeaning = meaning
  ) -> [String] {
    let picker = TestedDatePicker("birthday", select: select, days: days)
    return picker.examined(meaning: meaning).failures.map(\.law)
  }

  /// A year at a bound comes far more often than one of the two hundred others.
  @Test func `The first and the last year are asked about often`() {
    let selections = DatePickerMeaning(from: (1801, 1, 1), through: (2099, 12, 31)).selections
    let years = (0..<1_000).map { index in
      var source = ChoiceSource(random: RandomBits(seed: UInt64(index)))
      return source.draw(selections).year
    }
    for edge in [1801, 1900, 2000, 2099] { #expect(years.count { $0 == edge } > 50) }
  }

  @Test func `A right picker keeps the laws`() throws {
    let picker = TestedDatePicker("birthday", select: Self.select, days: Self.days)
    let report = try requireKeepsLaws(of: picker, meaning: Self.meaning)
    #expect(report.asked.count == 5)
    #expect(report.cases == 5 * 2_001)
    #expect(report.counts.accepted > report.counts.rewritten && report.counts.rewritten > 0)
  }

  @Test func `Leap years by 4 alone are found`() {
    #expect(
      laws(days: { $1 == 2 && $0 % 4 == 0 ? 29 : Self.days($0 | 1, $1) })
        == ["DaysOfTheMonthAreRight"])
  }

  @Test func `A day kept when the month changes is found`() {
    #expect(laws(select: { ($0, $1, $2) }).contains("ShownDatesExist"))
  }

  @Test func `Bounds by year alone are found`() {
    let found = laws { year, month, day in
      let year = min(max(year, 1899), 2026)
      return (year, month, min(day, Self.days(year, month)))
    }
    #expect(found == ["SelectionsShowWhatIsMeant"])
  }

  @Test(arguments: [
    (1898, 0, 0), (2027, 0, 0), (1899, 0, 0), (2026, 0, 0), (0, 1, 0), (0, 12, 0), (0, 0, 1),
    (0, 0, 31), (0, 4, 31),
  ])
  func `A picker that refuses one year, month or day is found`(year: Int, month: Int, day: Int) {
    let found = laws(select: {
      let isRefused = [(year, $0), (month, $1), (day, $2)].allSatisfy { $0 == 0 || $0 == $1 }
      return isRefused ? nil : Self.select($0, $1, $2)
    })
    #expect(found == ["SelectionsShowWhatIsMeant"])
  }

  @Test func `A picker that remembers is found`() {
    nonisolated(unsafe) var calls = 0
    let found = laws(select: {
      calls += 1
      return calls.isMultiple(of: 2) ? nil : Self.select($0, $1, $2)
    })
    #expect(found.contains("AnswersDependOnlyOnTheSelection"))
  }

  @Test func `A picker that refuses dates that don't exist keeps the laws of that meaning alone`()
    throws
  {
    let picker = TestedDatePicker(
      "birthday",
      select: { year, month, day in
        day > Self.days(year, month) ? nil : Self.select(year, month, day)
      }, days: Self.days)
    let refusing = DatePickerMeaning(
      from: (1899, 3, 5), through: (2026, 11, 20), missing: .refused)
    let report = try requireKeepsLaws(of: picker, meaning: refusing)
    #expect(report.counts.refused > 0 && report.counts.accepted > 50, "\(report.counts)")
    let failures = picker.examined(meaning: Self.meaning).failures
    #expect(failures.map(\.law) == ["SelectionsShowWhatIsMeant"])
    #expect(failures.first?.found == "no date")
    #expect(laws(meaning: refusing) == ["SelectionsShowWhatIsMeant"])
  }

  @Test func `A search for a valid day without an end is a failure with its date`() throws {
    let picker = TestedDatePicker(
      "birthday",
      select: { year, month, day in
        while month == 2 && day == 31 {}
        return Self.select(year, month, day)
      }, days: Self.days)
    let failure = try #require(picker.examined(meaning: Self.meaning).failures.first)
    #expect(failure.law == "EverySelectionIsAnswered")
    #expect(failure.found.contains("did not end"))
    #expect(failure.steps.first?.hasSuffix("-02-31") == true)
  }

  @Test func `A trap is a failure with its input, and so is its repetition`() throws {
    let picker = TestedDatePicker(
      "birthday",
      select: { year, month, day in
        precondition(day <= Self.days(year, month))
        return Self.select(year, month, day)
      }, days: Self.days)
    let report = picker.examined(meaning: Self.meaning)
    #expect(report.asked == ["EverySelectionIsAnswered"])
    let failure = try #require(report.failures.first)
    let again = picker.examined(meaning: Self.meaning, choices: failure.choices)
    #expect(again.failures.map(\.steps) == [failure.steps])
  }

  @Test func `Bounds that don't exist or are reversed are a problem`() {
    let picker = TestedDatePicker("birthday", select: Self.select, days: Self.days)
    let missing = DatePickerMeaning(from: (2023, 2, 29), through: (2024, 1, 1))
    #expect(picker.examined(meaning: missing).problem == .noSuchDate("2023-02-29"))
    let early = DatePickerMeaning(from: (.min, 1, 1), through: (2024, 1, 1))
    #expect(picker.examined(meaning: early).problem == .noSuchDate("\(Int.min)-01-01"))
    let late = DatePickerMeaning(from: (2024, 1, 1), through: (.max, 1, 1))
    #expect(picker.examined(meaning: late).problem == .noSuchDate("\(Int.max)-01-01"))
    let reversed = DatePickerMeaning(from: (2024, 1, 2), through: (2024, 1, 1))
    #expect(
      picker.examined(meaning: reversed).problem == .reversedDates("2024-01-02", "2024-01-01"))
  }
}
