import Foundation
import PropertyTesting
import RuleExpectations
import Testing

/// Bugs behind a structure, at a limit, or in a form that nobody names, are found at the defaults.
@Suite struct ShallowTests {
  private static let days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// Whether a date `dd.MM.yyyy` can begin so; a complete one may have the 29th of February of any
  /// year, which is the bug.
  private static func isStart(_ text: String) -> Bool {
    let (form, characters) = (Array("00.00.0000"), Array(text))
    let isFormed = zip(characters, form).allSatisfy {
      $1 == "." ? $0 == "." : "0123456789".contains($0)
    }
    guard isFormed, characters.count <= form.count else { return false }
    let number = { Int(String(characters.dropFirst($0).prefix($1))) ?? 0 }
    if characters.count >= 2 && !(1...31).contains(number(0, 2)) { return false }
    if characters.count >= 5 && !(1...12).contains(number(3, 2)) { return false }
    if characters.count < 10 || number(0, 2) == 29 && number(3, 2) == 2 { return true }
    return number(0, 2) <= days[number(3, 2) - 1]
  }

  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    let isLeap = parts[2] % 4 == 0 && (parts[2] % 100 != 0 || parts[2] % 400 == 0)
    return parts[0] <= (parts[1] == 2 && isLeap ? 29 : days[parts[1] - 1])
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `The 29th of February of any year is found`(seed: UInt64) {
    let date = TestedField.delegate("Date") { text, range, new in
      Self.isStart((text as NSString).replacingCharacters(in: range, with: new))
    }
    let meaning = FieldMeaning.always("A date once it is complete.") {
      $0.count < 10 || Self.isDate($0)
    }
    #expect(throws: FieldProblem.self) {
      try requireKeepsLaws(
        of: date, meaning: meaning, settings: RunSettings(cases: 2_000, seed: seed))
    }
  }

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
