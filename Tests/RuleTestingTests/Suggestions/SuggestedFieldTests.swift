import Foundation
import PropertyTesting
import RuleTesting
import Testing

/// What a report suggests compiles, fails for the code that it is about, and passes for right code.
///
/// `SuggestedTests` has the suggestions as a person pastes them: the compiler has read them, and
/// each is compared with what the report says.
@Suite struct SuggestedFieldTests {
  /// Wrong code, right code, and the test that a report about the wrong one suggests.
  struct Example: Sendable, CustomTestStringConvertible {
    let law: String
    let wrong: TestedField
    let right: TestedField
    let meaning: FieldMeaning
    let suggestion: @Sendable (SuggestedTests) -> () -> Void
    /// Whether the suggestion ends the process for the wrong code.
    var traps = false

    var testDescription: String { law }

    /// What a report says of the wrong code.
    func failure() throws -> FieldFailure {
      let report = wrong.examined(
        meaning: [meaning], settings: RunSettings(cases: 500, shrinkLimit: 500))
      return try #require(report.failures.first { $0.law == law }, "\(report)")
    }
  }

  @Test(arguments: examples)
  func `A suggestion stands as it is in the report, and tells wrong from right`(
    example: Example
  ) throws {
    let suggested = try SuggestedTests.source(of: example.law)
    let test = try example.failure().test
    #expect(test == suggested, "\n\(test)")
    example.suggestion(SuggestedTests(field: example.right))()
    if example.traps { return }
    withKnownIssue { example.suggestion(SuggestedTests(field: example.wrong))() }
  }

  @Test(arguments: [
    "StaysWithinTheLimit", "WhatFitsIsAccepted", "OnlyAllowedCharactersStand",
    "WhatStandsIsAllowed", "BackspaceEmpties", "ChangesSettle",
  ])
  func `In a file that imports XCTest, the suggestion is a test of that`(law: String) throws {
    let example = try #require(Self.examples.first { $0.law == law })
    let file = SuggestedInXCTest.file
    let suggested = try SuggestedTests.source(of: law, in: file, attribute: "")
    let problem = #expect(throws: FieldProblem.self) {
      try requireKeepsLaws(
        of: example.wrong, meaning: example.meaning, settings: RunSettings(cases: 500), file: file)
    }
    let test = problem?.report.failures.first { $0.law == law }?.test
    #expect(test == suggested, "\n\(test ?? "")")
  }

  private static let digits = "0123456789"

  /// Digits in groups of four, and the caret where `caret` puts it.
  private static func card(
    _ caret: @escaping @Sendable (_ shown: String, _ after: Int) -> Int
  ) -> TestedField {
    .formatter("Card") { text, range, replacement in
      let digits = text.replacing(range, with: replacement).asciiDigits
      let shown = digits.enumerated()
        .map { ($0 > 0 && $0 % 4 == 0 ? " " : "") + String($1) }.joined()
      return (shown, caret(shown, text.digits(after: range)))
    }
  }

  /// A delegate that decides by the text that an edit makes.
  private static func delegate(
    _ name: String, _ isAllowed: @escaping @Sendable (String) -> Bool
  ) -> TestedField {
    .delegate(name) { isAllowed($0.replacing($1, with: $2)) }
  }

  static let examples = [
    Example(
      law: "CaretStaysBesideTyped",
      wrong: card { shown, after in
        let isInside = after > 0 && after + 1 < shown.asciiDigits.count
        return isInside ? shown.utf16.count : shown.offset(withDigitsAfter: after)
      },
      right: card { $0.offset(withDigitsAfter: $1) }, meaning: .caretStaysBesideTyped,
      suggestion: SuggestedTests.caretStaysBesideTyped),
    Example(
      law: "StaysWithinTheLimit", wrong: delegate("PIN") { $0.count <= 4 },
      right: delegate("PIN") { $0.utf16.count <= 4 }, meaning: .atMost(4, .utf16),
      suggestion: SuggestedTests.staysWithinTheLimit),
    Example(
      law: "WhatFitsIsAccepted", wrong: delegate("PIN") { $0.count < 4 },
      right: delegate("PIN") { $0.count <= 4 }, meaning: .atMost(4),
      suggestion: SuggestedTests.whatFitsIsAccepted),
    Example(
      law: "OnlyAllowedCharactersStand", wrong: delegate("Digits") { $0.allSatisfy(\.isNumber) },
      right: delegate("Digits") { $0.allSatisfy(digits.contains) }, meaning: .characters(digits),
      suggestion: SuggestedTests.onlyAllowedCharactersStand),
    Example(
      law: "WhatStandsIsAllowed", wrong: delegate("Word") { _ in true },
      right: delegate("Word") { !$0.contains(" ") },
      meaning: .always("One word.") { !$0.contains(" ") },
      suggestion: SuggestedTests.whatStandsIsAllowed),
    Example(
      law: "ContentIsKept",
      wrong: .formatter("Phone") { text, range, replacement in
        let isInside = range.length == 0 && range.location < text.utf16.count
        let new = isInside ? text + replacement : text.replacing(range, with: replacement)
        return (new, new.utf16.count)
      }, right: delegate("Phone") { _ in true }, meaning: .keepsContent(digits),
      suggestion: SuggestedTests.contentIsKept),
    Example(
      law: "BackspaceEmpties",
      wrong: .formatter("Mask") { text, range, replacement in
        let new = replacement.isEmpty ? text : text.replacing(range, with: replacement)
        return (new, range.location + replacement.utf16.count)
      }, right: delegate("Mask") { _ in true }, meaning: .backspaceEmpties,
      suggestion: SuggestedTests.backspaceEmpties),
    Example(
      law: "FormattingIsIdempotent",
      wrong: .formatter("Price") { text, range, replacement in
        let new = text.replacing(range, with: replacement) + "$"
        return (new, new.utf16.count)
      }, right: delegate("Price") { _ in true }, meaning: .formattingIsIdempotent,
      suggestion: SuggestedTests.formattingIsIdempotent),
    Example(
      law: "PasteEqualsTyping",
      wrong: .delegate("Key") { _, _, replacement in replacement.count < 2 },
      right: delegate("Key") { _ in true }, meaning: .pasteEqualsTyping,
      suggestion: SuggestedTests.pasteEqualsTyping),
    Example(
      law: "ChangesSettle", wrong: .onChange("Grows") { $0.isEmpty ? "" : $0 + "!" },
      right: .onChange("Grows") { $0 }, meaning: .deletionsPass,
      suggestion: SuggestedTests.changesSettle),
    Example(
      law: "TheCaretStaysInside",
      wrong: .formatter("Far") { ($0.replacing($1, with: $2), 1) },
      right: delegate("Far") { _ in true }, meaning: .deletionsPass,
      suggestion: SuggestedTests.theCaretStaysInside),
    Example(
      law: "EveryRangeIsAnswered",
      wrong: .delegate("Range") { text, range, _ in
        Array(text.utf16)[range.location..<(range.location + range.length)].count < 9
      }, right: .delegate("Range") { text, range, _ in Range(range, in: text) != nil },
      meaning: .answersAnyRange,
      suggestion: SuggestedTests.everyRangeIsAnswered, traps: true),
  ]
}
