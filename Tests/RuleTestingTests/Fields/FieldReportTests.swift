import Foundation
import InputRules
import PropertyTesting
import RuleExpectations
import RuleTesting
import Testing

@Suite struct FieldReportTests {
  private static let four = TestedField.delegate("PIN") { text, range, replacement in
    (text as NSString).replacingCharacters(in: range, with: replacement).count <= 4
  }
  private static let quick = RunSettings(cases: 300)

  private static func limited(_ limit: Int) throws -> FieldRule {
    FieldRule([try MaximumLength(limit)])
  }

  @Test func `A right field keeps the laws, and the report says which`() {
    let report = Self.four.examined(
      meaning: [.atMost(4), .deletionsPass, .backspaceEmpties, .caretStaysBesideTyped],
      settings: Self.quick)
    #expect(report.isFine, "\(report)")
    #expect(
      report.asked == [
        "EveryEditIsAnswered", "AnswersDependOnlyOnTheEdit", "StaysWithinTheLimit", "DeletionsPass",
        "BackspaceEmpties", "WhatFitsIsAccepted",
      ])
    #expect(report.left == ["CaretStaysBesideTyped: the platform places the caret"])
    #expect(report.counts.accepted > 0 && report.counts.refused > 0)
    #expect(report.counts.rewritten == 0)
    #expect("\(report)".contains("“PIN”: 6 of the 6 laws that were checked hold, in "))
  }

  @Test func `A count that is kept between calls is told with both answers`() throws {
    nonisolated(unsafe) var calls = 0
    let field = TestedField.delegate("count") { _, _, _ in
      calls += 1
      return calls <= 6
    }
    let report = field.examined(meaning: [.atMost(100)], settings: Self.quick)
    let failure = try #require(report.failures.last)
    #expect(failure.law == "AnswersDependOnlyOnTheEdit")
    #expect(failure.expected.contains("accepted"))
    #expect(failure.found != failure.expected)
    #expect(
      report.left == [
        "StaysWithinTheLimit: AnswersDependOnlyOnTheEdit must hold first",
        "WhatFitsIsAccepted: AnswersDependOnlyOnTheEdit must hold first",
      ])
  }

  @Test func `A broken law leaves the others to be asked, unless they rest on it`() {
    let field = TestedField.delegate("six, for ever") { text, _, replacement in
      !replacement.isEmpty && text.count + replacement.count <= 6
    }
    let report = field.examined(meaning: [.atMost(4), .deletionsPass], settings: Self.quick)
    let broken = ["StaysWithinTheLimit", "DeletionsPass", "WhatFitsIsAccepted"]
    #expect(report.failures.map(\.law) == broken, "\(report)")
    #expect(report.left.allSatisfy { !$0.contains("must hold first") }, "\(report)")
  }

  @Test func `What the code keeps of a seldom key is found by typing a sample in two orders`() {
    nonisolated(unsafe) var hasSeen = false
    let field = TestedField.delegate("percent once") { _, _, replacement in
      guard replacement == "%" else { return true }
      defer { hasSeen = true }
      return !hasSeen
    }
    let report = field.examined(meaning: [], settings: RunSettings(cases: 400))
    #expect(report.failures.map(\.law) == ["AnswersDependOnlyOnTheEdit"], "\(report)")
    #expect(report.failures.first?.steps.count ?? 9 <= 2, "\(report)")
  }

  @Test func `A field that refuses everything is told so`() {
    let report = TestedField.delegate("never") { _, _, _ in false }
      .examined(meaning: [.atMost(4)], settings: Self.quick)
    #expect(report.failures.isEmpty)
    #expect(report.notes.count == 1)
    #expect(report.notes[0].hasPrefix("it refused all "))
    #expect(report.notes[0].contains("see in a debugger why it refuses the first of them, “1”; "))
    #expect(!report.isFine)
  }

  @Test func `Ranges that no platform sends are sent only if they are asked for`() throws {
    let field = TestedField.delegate("cuts") { text, range, replacement in
      let units = Array(text.utf16)
      return units[range.location..<range.location + range.length].count <= 100
    }
    #expect(field.examined(meaning: [.deletionsPass], settings: Self.quick).isFine)
    let report = field.examined(meaning: [.answersAnyRange], settings: Self.quick)
    let failure = try #require(report.failures.first)
    #expect(failure.law == "EveryRangeIsAnswered")
    #expect(failure.steps.count == 1)
    #expect(failure.steps.first?.hasPrefix("replace ") == true, "\(failure)")
    #expect(failure.test.contains("typist.press(.replace(location: "))
  }

  @Test func `Ranges outside of the text are neither reversed nor before it`() throws {
    let field = TestedField.delegate("reversed") { text, range, _ in
      range.location >= 0 && range.length >= 0 || Array(text)[text.count] == "x"
    }
    let report = field.examined(meaning: [.answersAnyRange], settings: Self.quick)
    #expect(report.isFine, "\(report)")
  }

  @Test func `A meaning that contradicts its own rule isn't checked`() throws {
    let report = Self.four.examined(
      meaning: [.equals(try Self.limited(4)), .atMost(3)], settings: Self.quick)
    guard case .contradiction(let law, let example) = report.problem else {
      Issue.record("\(report)")
      return
    }
    #expect(law == "StaysWithinTheLimit")
    #expect(example.contains("found 4"))
    #expect(example.hasSuffix("asked because of .atMost(_:)"))
    #expect(report.asked.isEmpty)
  }

  @Test func `What contradicts a rule only at its limit is found there`() throws {
    let shorter = FieldMeaning.always("Shorter than 300 characters.") { $0.count < 300 }
    let report = Self.four.examined(
      meaning: [.equals(try Self.limited(300)), shorter], settings: Self.quick)
    guard case .contradiction("WhatStandsIsAllowed", _) = report.problem else {
      Issue.record("\(report)")
      return
    }
  }

  @Test(arguments: [
    ([FieldMeaning.atMost(4), .atMost(5)], "two limits, 4 and 5 characters"),
    ([.atMost(-1)], "the limit is -1"), ([.characters("")], "no character is allowed"),
    ([.onlyCharacters("")], "no character is allowed"),
    ([.characters("a"), .onlyCharacters("b")], "no character is allowed"),
    ([.keepsContent("")], "no character has to be kept"),
    ([.always("") { _ in true }], "has no text"), ([.accepts(" ") { _ in true }], "has no text"),
    ([.equals(FieldRule([]), except: [AllowedDifference("") { _ in true }])], "has no text"),
    ([.characters("a"), .characters("b")], "no character is allowed"),
    ([.equals(FieldRule([])), .equals(FieldRule([]))], "two rules"),
  ])
  func `A meaning that can't be meant is told`(meaning: [FieldMeaning], words: String) {
    let report = Self.four.examined(meaning: meaning, settings: Self.quick)
    #expect(report.problem != nil)
    #expect("\(report)".contains(words), "\(report)")
  }

  @Test func `requireKeepsLaws throws the report`() throws {
    try requireKeepsLaws(of: Self.four, meaning: .atMost(4), settings: Self.quick)
    #expect {
      try requireKeepsLaws(of: Self.four, meaning: .atMost(3), settings: Self.quick)
    } throws: { "\($0)".contains("“PIN” breaks StaysWithinTheLimit") }
  }

  @Test func `The word of a report repeats its input, and nothing else is checked`() throws {
    let found = Self.four.examined(meaning: [.atMost(3)], settings: Self.quick)
    let failure = try #require(found.failures.first)
    let again = Self.four.examined(meaning: [.atMost(3)], choices: failure.choices)
    #expect(again.failures == [failure])
    #expect(again.cases == 1)
    let fixed = Self.four.examined(meaning: [.atMost(4)], choices: failure.choices)
    #expect(fixed.isFine, "\(fixed)")
  }

  @Test(arguments: [
    ("1-AQI", "“1-AQI” is no input"), ("StaysWithinTheLimit:x", "is no input"),
    ("Nothing:1-AQI", "Nothing isn't asked of it"),
  ])
  func `A word of another kind is told`(choices: String, words: String) {
    let report = Self.four.examined(meaning: [.atMost(3)], choices: choices)
    #expect("\(report)".contains(words), "\(report)")
    #expect(report.asked.isEmpty)
  }

  @Test func `The same laws are claims for a fuzz target`() {
    let claims = FieldClaims.of(Self.four, meaning: .atMost(4), .deletionsPass)
    #expect(claims.map(\.property.chapter) == Array(repeating: "PIN", count: 5))
    for claim in claims { #expect(Run.check(claim, Self.quick).isFine) }
    let wrong = FieldClaims.of(Self.four, meaning: .atMost(3)).dropLast().last
    let found = wrong.map { Run.check($0, Self.quick) }?.counterexample
    #expect(found?.message.contains("found 4; expected at most 3 characters") == true)
  }

  @Test func `A meaning in one place is that of a test and of claims`() throws {
    let meaning: [FieldMeaning] = [.atMost(4), .deletionsPass]
    let report = try requireKeepsLaws(of: Self.four, meaning: meaning, settings: Self.quick)
    let claims = FieldClaims.of(Self.four, meaning: meaning)
    #expect(claims.map(\.property.name) == report.asked)
    #expect(
      expectKeepsLaws(of: Self.four, meaning: meaning, settings: Self.quick).asked == report.asked)
  }

  @Test func `Two conditions are two claims with names of their own`() {
    let claims = FieldClaims.of(
      Self.four, meaning: .always("Short.") { $0.count <= 4 },
      .always("Never long.") { $0.count < 9 })
    let names = claims.map(\.property.name)
    #expect(names.suffix(2) == ["WhatStandsIsAllowed", "WhatStandsIsAllowed2"])
    #expect(claims.last?.statement.contains("Never long.") == true)
  }
}

@Suite struct MainActorFieldTests {
  @MainActor final class Delegate {
    func allows(_ replacement: String, in range: NSRange, of text: String) -> Bool {
      (text as NSString).replacingCharacters(in: range, with: replacement).count <= 4
    }
  }

  @Test @MainActor func `Code of the main actor is asked by a test of the main actor`() {
    let delegate = Delegate()
    let field = TestedField.delegate("PIN") { delegate.allows($2, in: $1, of: $0) }
    let report = field.examined(meaning: [.atMost(4)], settings: RunSettings(cases: 100))
    #expect(report.isFine, "\(report)")
  }
}
