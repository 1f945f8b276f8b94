import Foundation
import PropertyTesting
import RuleTesting
import Testing

/// What must be kept may be a function of the text.
@Suite struct ContentTests {
  private static let hexadecimal = "0123456789ABCDEF"
  private static let content = FieldMeaning.keepsContent {
    $0.uppercased().filter { hexadecimal.contains($0) }
  }

  private static func formatter(
    _ format: @escaping @Sendable (_ head: String, _ new: String, _ tail: String) -> (String, Int)
  ) -> TestedField {
    .formatter("own") { text, range, replacement in
      let text = text as NSString
      let end = range.location + range.length
      return format(text.substring(to: range.location), replacement, text.substring(from: end))
    }
  }

  private static func report(_ field: TestedField, _ meaning: FieldMeaning...) -> FieldReport {
    field.examined(meaning: meaning, settings: RunSettings(cases: 400))
  }

  @Test func `A field that appends in capitals is found`() throws {
    let wrong = Self.formatter { head, new, tail in
      let shown = (head + tail + new).uppercased()
      return (shown, shown.utf16.count)
    }
    let failure = try #require(Self.report(wrong, Self.content).failures.first)
    #expect(failure.law == "ContentIsKept")
    #expect(failure.askedFor == [".keepsContent(_:)"])
    #expect(failure.test.contains("#expect(typist.text != \""), "\(failure)")
  }

  @Test func `A meaning that can't be meant is a claim that fails`() throws {
    let field = TestedField.onChange("any") { $0 }
    for meaning in [FieldMeaning.keepsContent(""), .characters("")] {
      let claims = FieldClaims.of(field, meaning: [meaning])
      #expect(claims.map(\.property.name) == ["MeaningCanBeMeant"])
      let found = Run.check(claims[0], RunSettings(cases: 10)).counterexample
      #expect(found?.message.hasPrefix("no character ") == true)
    }
  }
}
