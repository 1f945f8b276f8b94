import PropertyTesting
import RuleExpectations
import RuleTesting
import Testing

/// The word of a report, as an argument or as a test's trait.
@Suite struct FieldChoicesTests {
  private static let four = TestedField.delegate("PIN") { text, _, replacement in
    text.count + replacement.count <= 4
  }
  private static let mask = TestedMask("any") { $0 }

  @Test(.choices("StaysWithinTheLimit:1-AQI"))
  func `A trait's choices are the only input`() {
    let report = expectKeepsLaws(of: Self.four, meaning: .atMost(4))
    #expect(report.asked == ["StaysWithinTheLimit"])
    #expect(report.cases == 1)
  }

  @Test(.choices("EmptyIsEmpty:1-"))
  func `A trait's choices are the only input of code beside a field`() {
    let report = expectKeepsLaws(of: Self.mask, meaning: MaskMeaning("####"))
    #expect(report.asked == ["EmptyIsEmpty"])
    #expect(report.cases == 1)
  }

  @Test(.choices("Foo:zzz"))
  func `A trait's choices that no report names are told`() {
    withKnownIssue {
      expectKeepsLaws(of: Self.four, meaning: .atMost(4))
    } matching: {
      "\($0)".contains("“Foo:zzz” is no input; copy it whole from a report")
    }
    withKnownIssue {
      expectKeepsLaws(of: Self.mask, meaning: MaskMeaning("####"))
    } matching: {
      "\($0)".contains("“Foo:zzz” is no input; copy it whole from a report")
    }
  }

  @Test(.choices("Foo:zzz"))
  func `An argument comes before a trait`() {
    let choices = "StaysWithinTheLimit:1-AQI"
    #expect(expectKeepsLaws(of: Self.four, meaning: .atMost(4), choices: choices).cases == 1)
  }

  @Test func `A report says of what its choices are an argument`() throws {
    let settings = RunSettings(cases: 300)
    withKnownIssue {
      expectKeepsLaws(of: Self.four, meaning: .atMost(4), settings: settings)
    } matching: {
      "\($0)".contains(
        "as an argument of expectKeepsLaws, or .choices(…) with the same as a trait of the test; ")
    }
    let report = Self.four.examined(meaning: [.atMost(4)], settings: settings)
    let choices = try #require(report.failures.first).choices
    #expect(
      "\(report)".contains(
        "  repeat   choices: \"\(choices)\" as an argument of requireKeepsLaws; or the test\n"))
  }
}
