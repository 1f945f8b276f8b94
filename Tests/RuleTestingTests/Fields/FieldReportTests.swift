import Foundation
import InputRules
import PropertyTesting
import RuleExpectations
import RuleTesting
import Testing

@testable import PropertyCorpus

@Suite struct FieldReportTests {
  private static let four = TestedField.takes("PIN") { $0.count <= 4 }
  private static let quick = RunSettings(cases: 300)

  private static func limited(_ limit: Int) throws -> FieldMeaning {
    .equals(FieldRule([try MaximumLength(limit)]))
  }

  @Test func `A correct field keeps its laws, and the report lists the laws`() throws {
    let meaning: [FieldMeaning] = [
      .atMost(4), .deletionsPass, .backspaceEmpties, .caretStaysBesideTyped,
    ]
    let report = try requireKeepsLaws(of: Self.four, meaning: meaning, settings: Self.quick)
    let laws = [
      "EveryEditIsAnswered", "AnswersDependOnlyOnTheEdit", "StaysWithinTheLimit", "DeletionsPass",
      "BackspaceEmpties", "FittingTextIsAccepted",
    ]
    #expect(report.passed && report.checked == laws)
    #expect(report.left == ["CaretStaysBesideTyped: the platform places the caret"])
    #expect(report.counts.accepted > 0 && report.counts.refused > 0 && report.counts.rewritten == 0)
    // A fuzz target uses the same laws as claims.
    let claims = FieldClaims.of(Self.four, meaning: meaning)
    #expect(
      claims.map(\.property.name) == laws && claims.allSatisfy { $0.property.chapter == "PIN" })
    for claim in claims { #expect(Run.check(claim, Self.quick).passed) }
    let wrong = FieldClaims.of(Self.four, meaning: .atMost(3)).dropLast().last
    #expect(wrong.map { Run.check($0, Self.quick).passed } == false)
    let twice = FieldClaims.of(
      .takes("card (US)") { _ in true }, meaning: .always("1.") { _ in true },
      .always("2.") { _ in true })
    #expect(
      twice.suffix(2).map(\.property.name) == ["ShownTextIsAllowed", "ShownTextIsAllowed2"])
    #expect(twice[0].property.chapter == "CardUS")
  }

  @Test func `A field with hidden state breaks one law, and later laws are skipped`() throws {
    nonisolated(unsafe) var calls = 0
    let counts = TestedField.delegate("count") { _, _, _ in
      calls += 1
      return calls <= 6
    }
    let report = counts.examined(meaning: [.atMost(100)], settings: Self.quick)
    #expect(report.failures.map(\.law) == ["AnswersDependOnlyOnTheEdit"])
    #expect(report.left.count == 2 && report.left.allSatisfy { $0.contains("must hold first") })
    nonisolated(unsafe) var hasSeen = false
    let once = TestedField.delegate("percent once") { _, _, replacement in
      guard replacement == "%" else { return true }
      defer { hasSeen = true }
      return !hasSeen
    }
    let found = once.examined(meaning: [], settings: RunSettings(cases: 400)).failures
    #expect(found.map(\.law) == ["AnswersDependOnlyOnTheEdit"] && found[0].steps.count <= 2)
    // After a broken law, the other laws are still checked.
    let six = TestedField.delegate("six, forever") { text, _, replacement in
      !replacement.isEmpty && text.count + replacement.count <= 6
    }
    let broken = ["StaysWithinTheLimit", "DeletionsPass", "FittingTextIsAccepted"]
    #expect(six.broken(.atMost(4), .deletionsPass, cases: 300) == broken)
  }

  @Test func `A field receives impossible ranges only if the meaning requires them`() throws {
    let cuts = TestedField.delegate("cuts") { text, range, replacement in
      Array(text.utf16)[range.location..<range.location + range.length].count <= 100
    }
    #expect(cuts.broken(.deletionsPass).isEmpty)
    let report = cuts.examined(meaning: [.answersAnyRange], settings: Self.quick)
    #expect(report.failures.map(\.law) == ["EveryRangeIsAnswered"])
    #expect(report.failures[0].steps.count == 1)
    #expect(TestedField.any.broken(.answersAnyRange, .deletionsPass).isEmpty)
    let reversed = TestedField.delegate("reversed") { text, range, _ in
      range.location >= 0 && range.length >= 0 || Array(text)[text.count] == "x"
    }
    #expect(reversed.broken(.answersAnyRange).isEmpty)
  }

  @Test func `A meaning that contradicts its own rule isn't checked`() throws {
    let shorter = FieldMeaning.always("Shorter than 300 characters.") { $0.count < 300 }
    for (meaning, broken) in [
      ([try Self.limited(4), .atMost(3)], "StaysWithinTheLimit"),
      ([try Self.limited(300), shorter], "ShownTextIsAllowed"),
    ] {
      let report = Self.four.examined(meaning: meaning, settings: Self.quick)
      guard case .contradiction(broken, _)? = report.problem, report.checked.isEmpty else {
        Issue.record("\(report)")
        continue
      }
    }
  }

  @Test func `A report's replay code checks only the report's input`() throws {
    let found = #expect(throws: FieldProblem.self) {
      try requireKeepsLaws(of: Self.four, meaning: .atMost(3), settings: Self.quick)
    }
    let failure = try #require(found?.report.failures.first)
    let again = Self.four.examined(meaning: [.atMost(3)], choices: failure.choices)
    #expect(again.failures == [failure] && again.cases == 1)
    #expect(Self.four.examined(meaning: [.atMost(4)], choices: failure.choices).passed)
    let problems = ["1-AQI", "StaysWithinTheLimit:x", "Nothing:1-AQI"].map {
      Self.four.examined(meaning: [.atMost(3)], choices: $0).problem
    }
    #expect(problems[..<2] == [.badChoices("1-AQI"), .badChoices("StaysWithinTheLimit:x")])
    guard case .noSuchLaw("Nothing", _)? = problems[2] else {
      Issue.record("\(problems)")
      return
    }
  }

  @Test(.choices("StaysWithinTheLimit:1-AQI"))
  func `A trait's choices are the only checked input unless an argument overrides them`() {
    let report = expectKeepsLaws(of: Self.four, meaning: .atMost(4))
    #expect(report.checked == ["StaysWithinTheLimit"] && report.cases == 1)
    let argument = "FittingTextIsAccepted:1-AQI"
    let other = expectKeepsLaws(of: Self.four, meaning: .atMost(4), choices: argument)
    #expect(other.checked == ["FittingTextIsAccepted"] && other.cases == 1)
  }

  @Test @MainActor func `A test on the main actor can check code on the main actor`() {
    @MainActor final class Delegate {
      func allows(_ replacement: String, in range: NSRange, of text: String) -> Bool {
        text.replacing(range, with: replacement).count <= 4
      }
    }
    let delegate = Delegate()
    let field = TestedField.delegate("PIN") { delegate.allows($2, in: $1, of: $0) }
    #expect(field.broken(.atMost(4)).isEmpty)
  }

  @Test func `A report shows the longest text and whether any text was complete`() throws {
    let field = TestedField.takes("PIN") { $0.utf16.count <= 4 }
    for (limit, isComplete) in [(4, true), (5, false)] {
      let report = field.examined(meaning: [.atMost(limit)], settings: Self.quick)
      let depth = try #require(report.depth)
      #expect(depth.text.utf16.count == 4 && depth.characters == depth.text.count)
      #expect(depth.isComplete == isComplete)
    }
  }
}

@Suite struct KeptLawFailuresTests {
  @Test func `A field's failing input is kept, checked first, and dropped when fixed`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    let file = folder.appendingPathComponent("Tests/PINTests.swift").path
    let place = SourceLocation(
      fileID: "AppTests/PINTests.swift", filePath: file, line: 1, column: 1)
    func kept() -> [String] {
      let all = FileManager.default.enumerator(atPath: "\(folder.path)/\(FailuresFolder.name)")
      return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".json") }
    }
    /// The laws that a field of four characters breaks; a wrong field drops a 9 that follows a 7.
    func broken(isWrong: Bool, cases: Int) -> [String] {
      let pin = TestedField.delegate("PIN") { text, range, replacement in
        let isSwallowed = isWrong && text == "7" && replacement == "9"
        return text.count - range.length + replacement.count <= 4 && !isSwallowed
          && replacement.allSatisfy { "0123456789".contains($0) }
      }
      var laws: [String] = []
      withKnownIssue(isIntermittent: true) {
        laws = expectKeepsLaws(
          of: pin, meaning: .atMost(4), .characters("0123456789"),
          settings: RunSettings(cases: cases, seed: UInt64(cases)), sourceLocation: place
        ).failures.map(\.law)
      }
      return laws
    }
    let first = broken(isWrong: true, cases: 5_000)
    #expect(!first.isEmpty && !kept().isEmpty)
    #expect(broken(isWrong: true, cases: 1) == first)
    #expect(broken(isWrong: false, cases: 1) == [] && kept().isEmpty)
  }
}
