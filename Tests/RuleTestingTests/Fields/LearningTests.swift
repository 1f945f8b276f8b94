import Foundation
import PropertyTesting
import RuleTesting
import Testing

/// What people type is learnt from what the field takes, and where little is tested, it is said.
@Suite struct LearningTests {
  private static let hexadecimal = "0123456789ABCDEFabcdef"

  /// A field that takes one form of text.
  private static func only(_ isFine: @escaping @Sendable (String) -> Bool) -> TestedField {
    .delegate("form") { text, range, replacement in
      let result = text.replacing(range, with: replacement)
      return result.isEmpty || isFine(result)
    }
  }

  private static let colour = only {
    $0.hasPrefix("#") && $0.count <= 7 && $0.dropFirst().allSatisfy(\.isHexDigit)
  }
  private static let isColour = FieldMeaning.always("# and hexadecimal digits.") {
    $0.hasPrefix("#") && $0.dropFirst().allSatisfy { hexadecimal.contains($0) }
  }

  @Test(arguments: 1...3)
  func `Digits of other scripts are found without a text to type`(seed: UInt64) throws {
    let report = Self.colour.examined(
      meaning: [Self.isColour, .deletionsPass], settings: RunSettings(cases: 2_000, seed: seed))
    let failure = try #require(report.failures.first, "\(report)")
    #expect(failure.law == "WhatStandsIsAllowed")
    #expect(report.counts.accepted * 4 > report.counts.refused, "\(report.counts)")
    #expect(report.warnings.isEmpty)
  }

  @Test func `A word means the same input when the field is fixed`() throws {
    let found = Self.colour.examined(meaning: [Self.isColour])
    let failure = try #require(found.failures.first)
    let again = Self.colour.examined(meaning: [Self.isColour], choices: failure.choices)
    #expect(again.failures == [failure])
    let five = Self.only { $0.allSatisfy { "０Ａａ３#".contains($0) || $0.isHexDigit } }
    let other = five.examined(meaning: [Self.isColour], choices: failure.choices)
    let typed = { (steps: [String]) in steps.map { $0.components(separatedBy: "  ")[0] } }
    #expect(typed(other.failures[0].steps) == typed(failure.steps))
  }

  @Test func `Texts grow with each character that goes in`() throws {
    let deep = Self.only { "X-1/Ω?".hasPrefix($0) || $0.hasPrefix("X-1/Ω") }
    let report = deep.examined(meaning: [.always("Never a colon.") { !$0.contains(":") }])
    #expect(report.failures.map(\.law) == ["WhatStandsIsAllowed"], "\(report)")
  }

  @Test func `A field that takes few edits is fine, and the report says how few`() throws {
    let word = Self.only { $0 == "Donaudampfschiff" }
    let all = word.examined(meaning: [.atMost(16), .always("A word.") { $0.count == 16 }])
    #expect(all.notes.count == 1 && all.notes[0].hasPrefix("it refused all "), "\(all)")
    let some = word.examined(
      meaning: [.onlyCharacters("Donaudmpfschi")], typing: ["Donaudampfschiff"])
    #expect(some.isFine, "\(some)")
    let warning = try #require(some.warnings.first, "\(some)")
    #expect(warning.contains("of \(some.counts.accepted + some.counts.refused) edits of a sample"))
    #expect(warning.hasPrefix("only \(some.counts.accepted) of "))
    #expect(warning.hasSuffix("name texts that it takes with typing:"))
    #expect(some.summary.hasSuffix("\n  hardly tested: \(warning)"))
  }

  @Test func `A slow law doesn't hold in few cases, and the report says how many`() throws {
    var settings = RunSettings(cases: 2_000)
    settings.seconds = 1
    let report = TestedField.delegate("slow") { _, _, _ in
      usleep(60_000)
      return true
    }.examined(meaning: [.deletionsPass], settings: settings)
    #expect(report.isFine && report.cases < 100, "\(report)")
    let warning = try #require(report.warnings.first, "\(report)")
    #expect(warning.contains("had fewer than 100 of 2,000 cases"))
    #expect(report.summary.contains(": 0 of the ") || report.summary.contains(": 1 of the "))
  }
}
