import Foundation
import PropertyTesting
import RuleTesting
import Testing

/// What a report about code beside a field suggests compiles, and tells wrong code from right code.
@Suite struct SuggestedValueTests {
  private static let quick = RunSettings(cases: 500, shrinkLimit: 500)

  /// Compares the suggestion of each law that a report says is broken.
  private func check<Code: TestedCode, Suggested: SuggestedLines>(
    _ code: Code, _ meaning: Code.Meaning, _ laws: [String],
    _ wrong: Suggested, _ right: Suggested
  ) throws {
    let failures = code.examined(meaning: meaning, settings: Self.quick, choices: nil).failures
    for law in laws {
      let failure = try #require(failures.first { $0.law == law }, "\(failures)")
      let suggested = try SuggestedTests.source(of: law, in: Suggested.file)
      #expect(failure.test == suggested, "\n\(failure.test)")
      let suggestion = try #require(Suggested.suggestions[law])
      withKnownIssue("\(law)") { suggestion(wrong)() }
      suggestion(right)()
    }
  }

  @Test func `Suggestions about numbers`() throws {
    let parse: @Sendable (String) -> Decimal? = { text in
      let number = text.wholeMatch(of: /[0-9]+(\.[0-9]+)?/).map { String($0.output.0) }
      return number.flatMap { Decimal(string: $0, locale: nil) }
    }
    let write: @Sendable (Decimal) -> String = { "\($0)" }
    let oneMore: @Sendable (String) -> Decimal? = { text in
      text.isEmpty ? 0 : parse(text).map { $0 + 1 }
    }
    try check(
      TestedNumberFormat.decimal("prices", parse: oneMore, write: write), NumberMeaning(),
      [
        "TypedNumbersAreRead", "WhatIsNoNumberIsRefused", "WrittenNumbersReadBack",
        "WritingIsStable",
      ],
      SuggestedOfNumbers(parse: oneMore, write: write),
      SuggestedOfNumbers(parse: parse, write: write))
  }

  @Test func `Suggestions about masks`() throws {
    let cut: @Sendable (String) -> String = { String($0.prefix(2)) }
    let wrong: @Sendable (String) -> String = { $0.count == 2 ? "-" : String($0.prefix(3)) }
    let none: @Sendable (String) -> String = { _ in "9" }
    try check(
      TestedMask("pair", format: wrong, strip: none), MaskMeaning("##"),
      [
        "ShownTextFitsThePattern", "ContentIsShown", "TypingKeepsWhatStands",
        "StrippingGivesTheContent", "FormattingIsStable",
      ],
      SuggestedOfMasks(format: wrong, strip: none), SuggestedOfMasks(format: cut, strip: cut))
  }

  @Test func `Suggestions about wheels`() throws {
    let select: @Sendable ([Int]) -> Int = { $0[0] * 3 + $0[1] }
    let show: @Sendable (Int) -> [Int] = { [$0 / 3, $0 % 3] }
    let backwards: @Sendable ([Int]) -> Int = { 5 - select($0) }
    try check(
      TestedWheels("pair", rows: [2, 3], select: backwards, show: { [$0] }), .ordered,
      ["ShownRowsExist", "SelectedRowsAreShown", "LargerRowsAreLarger"],
      SuggestedOfWheels(select: backwards, show: { [$0] }),
      SuggestedOfWheels(select: select, show: show))
  }

  @Test func `A suggestion about wheels of an enum`() throws {
    try check(
      TestedWheels<SuggestedOfKinds.Kind>(
        "kind", rows: [2], select: { _ in .red }, show: { [$0 == .red ? 0 : 1] }),
      .value { $0[0] == 0 ? .red : .green }, ["SelectedValueIsMeant"],
      SuggestedOfKinds(select: { _ in .red }),
      SuggestedOfKinds(select: { $0[0] == 0 ? .red : .green }))
  }

  @Sendable private static func days(_ year: Int, _ month: Int) -> Int {
    if month == 2 { return year == 2000 ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// A date of 2000 or the nearest of that year.
  @Sendable private static func select(
    _ year: Int, _ month: Int, _ day: Int
  ) -> TestedDatePicker.Rows? {
    if year < 2000 { return (2000, 1, 1) }
    return year > 2000 ? (2000, 12, 31) : (2000, month, min(day, days(year, month)))
  }

  @Test func `Suggestions about dates`() throws {
    try check(
      TestedDatePicker("birthday", select: { ($0, $1, $2) }, days: { _, _ in 31 }),
      DatePickerMeaning(from: (2000, 1, 1), through: (2000, 12, 31)),
      ["DaysOfTheMonthAreRight", "ShownDatesExist", "SelectionsShowWhatIsMeant"],
      SuggestedOfDates(select: { ($0, $1, $2) }, days: { _, _ in 31 }),
      SuggestedOfDates(select: Self.select, days: Self.days))
  }

  @Test func `A suggestion about dates in a file that imports XCTest`() throws {
    let picker = TestedDatePicker("birthday", select: { ($0, $1, $2) }, days: { _, _ in 31 })
    let meaning = DatePickerMeaning(from: (2000, 1, 1), through: (2000, 12, 31))
    let (law, file) = ("ShownDatesExist", SuggestedInXCTest.file)
    let problem = #expect(throws: FieldProblem.self) {
      try requireKeepsLaws(of: picker, meaning: meaning, settings: Self.quick, file: file)
    }
    let test = problem?.report.failures.first { $0.law == law }?.test
    #expect(try test == SuggestedTests.source(of: law, in: file, attribute: ""))
  }

  @Test func `A suggestion about a date that is refused`() throws {
    try check(
      TestedDatePicker("birthday", select: Self.select, days: Self.days),
      DatePickerMeaning(from: (2000, 1, 1), through: (2000, 12, 31), missing: .refused),
      ["SelectionsShowWhatIsMeant"], SuggestedOfRefusals(select: Self.select),
      SuggestedOfRefusals { year, month, day in
        day > Self.days(year, month) ? nil : Self.select(year, month, day)
      })
  }
}
