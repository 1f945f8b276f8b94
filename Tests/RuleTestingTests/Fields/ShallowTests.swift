import Foundation
import PropertyTesting
import RuleExpectations
import Testing

/// Bugs behind a structure, at a limit, or in a form that nobody names, are found at the defaults.
@Suite struct ShallowTests {
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `A card of American Express with a digit too many is found`(seed: UInt64) {
    let card = TestedField.formatter("Card") { text, range, new in
      let all = (text as NSString).replacingCharacters(in: range, with: new)
      let digits = Array(all.filter { "0123456789".contains($0) }.prefix(16))
      let groups = stride(from: 0, to: digits.count, by: 4).map {
        String(digits[$0..<min($0 + 4, digits.count)])
      }
      let shown = groups.joined(separator: " ")
      return (shown, shown.utf16.count)
    }
    let meaning = FieldMeaning.always("American Express has 15 digits.") { text in
      let digits = text.filter(\.isNumber)
      return !digits.hasPrefix("34") && !digits.hasPrefix("37") || digits.count <= 15
    }
    #expect(throws: FieldProblem.self) {
      try requireKeepsLaws(
        of: card, meaning: meaning, settings: RunSettings(cases: 2_000, seed: seed))
    }
  }

  @Test func `Letters that grow at the limit are found in the first case`() {
    let plate = TestedField.formatter("Plate") { text, range, new in
      let all = (text as NSString).replacingCharacters(in: range, with: new)
      let shown = String(all.filter { $0.isLetter || $0.isNumber }.prefix(7)).uppercased()
      return (shown, shown.utf16.count)
    }
    let report = plate.examined(meaning: [.atMost(7)], settings: RunSettings(cases: 1))
    #expect(report.failures.map(\.law).contains("StaysWithinTheLimit"), "\(report)")
  }

  @Test func `A field without a limit fails in the first case of the law`() {
    let report = TestedField.delegate("any") { _, _, _ in true }
      .examined(meaning: [.atMost(4)], settings: RunSettings(cases: 1))
    #expect(report.failures.map(\.steps) == [[#"paste "11111"  shows "11111""#]], "\(report)")
  }

  @Test(arguments: ["\u{3164}", "\u{2800}"])
  func `A name of what nobody sees is typed`(invisible: String) {
    let name = TestedField.delegate("Name") { text, range, new in
      let all = (text as NSString).replacingCharacters(in: range, with: new)
      return all.isEmpty || all.contains { !$0.isWhitespace && $0 != "\u{200B}" }
    }
    let report = name.examined(
      meaning: [.always("Something to see.") { $0.contains { String($0) != invisible } }])
    #expect(report.failures.map(\.law) == ["WhatStandsIsAllowed"], "\(report)")
  }

  @Test func `The longest text is in the report, and whether it was complete`() {
    let four = TestedField.delegate("PIN") { text, range, new in
      (text as NSString).replacingCharacters(in: range, with: new).count <= 4
    }
    let settings = RunSettings(cases: 200)
    let line = "the longest text had 4 characters: "
    let report = four.examined(meaning: [.atMost(4)], settings: settings)
    #expect(report.summary.contains(line), "\(report)")
    #expect(report.summary.contains("; a text was complete"))
    let never = four.examined(meaning: [.atMost(5)], settings: settings)
    #expect(never.summary.contains("; no text was complete"), "\(never)")
  }
}
