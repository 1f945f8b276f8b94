import Foundation
import PropertyTesting
import Testing

@testable import RuleTesting

/// A sample of the field's answers, which determines how much is tested, and the time limits.
@Suite struct CodeSampleTests {
  @Test func `Slow code gets as many cases as fast code, limited only by time`() {
    let asked = RunSettings(cases: 2_000, shrinkLimit: 3_000)
    let slow = CodeSample(times: [1])
    let here = slow.settings(asked)
    #expect(here.cases == 2_000 && here.shrinkLimit == 3_000 && here.seconds == 10)
    #expect(slow.limit == 100 && CodeSample().limit == 0.25)
    Confinement.$isOutOfProcess.withValue(true) {
      #expect(slow.settings(asked).seconds == 60)
      #expect(slow.settings(asked).enough == RunSettings.Enough(cases: 100, seconds: 8))
      var brief = asked
      brief.seconds = 0.5
      #expect(slow.settings(brief).seconds == 0.5 && slow.settings(brief).enough == nil)
    }
  }

  @Test func `A hang that occurs only in the sample is reported with its input`() throws {
    let field = TestedField.delegate("long") { text, _, _ in
      while text.count > 9 {}
      return true
    }
    let report = field.examined(meaning: [], settings: RunSettings(cases: 1, shrinkLimit: 0))
    #expect(report.failures.map(\.law) == ["EveryEditIsAnswered"], "\(report)")
  }

  private static func only(_ isValid: @escaping @Sendable (String) -> Bool) -> TestedField {
    .takes("form") { $0.isEmpty || isValid($0) }
  }

  private static let color = only {
    $0.hasPrefix("#") && $0.count <= 7 && $0.dropFirst().allSatisfy(\.isHexDigit)
  }
  private static let isColor = FieldMeaning.always("# and hexadecimal digits.") {
    $0.hasPrefix("#") && $0.dropFirst().allSatisfy { "0123456789ABCDEFabcdef".contains($0) }
  }

  @Test func `An examination first finds the accepted characters, but a replay doesn't`()
    throws
  {
    let report = Self.color.examined(
      meaning: [Self.isColor, .deletionsPass], settings: RunSettings(cases: 2_000, seed: 1))
    let failure = try #require(report.failures.first, "\(report)")
    #expect(failure.law == "ShownTextIsAllowed" && report.warnings.isEmpty)
    #expect(report.counts.accepted * 4 > report.counts.refused, "\(report.counts)")
    let again = Self.color.examined(meaning: [Self.isColor], choices: failure.choices)
    #expect(again.failures.map(\.keystrokes) == [failure.keystrokes])
    let five = Self.only { $0.allSatisfy { "０Ａａ３#".contains($0) || $0.isHexDigit } }
    let other = five.examined(meaning: [Self.isColor], choices: failure.choices)
    #expect(other.failures.map(\.keystrokes) == [failure.keystrokes])
    let deep = Self.only { "X-1/Ω?".hasPrefix($0) || $0.hasPrefix("X-1/Ω") }
    let never = FieldMeaning.always("Never a colon.") { !$0.contains(":") }
    #expect(deep.broken(never, cases: 2_000) == ["ShownTextIsAllowed"])
  }

  @Test func `A report warns that a picky or slow field is barely tested`() throws {
    let word = Self.only { $0 == "Donaudampfschiff" }
    let some = word.examined(
      meaning: [.onlyCharacters("Donaudmpfschi")], typing: ["Donaudampfschiff"])
    #expect(some.passed && some.warnings.count == 1, "\(some)")
    var settings = RunSettings(cases: 2_000)
    settings.seconds = 1e-6
    let slow = TestedField.any.examined(meaning: [.deletionsPass], settings: settings)
    #expect(slow.passed && slow.cases < 100 && slow.warnings.count == 1, "\(slow)")
    #expect(!slow.undertested.isEmpty && !slow.isTested)
  }
}
