import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// The cause in a report is the actual mistake of the code.
@Suite struct AdviceTests {
  private static let (digits, letters) = ("0123456789", "abcdefghijklmnopqrstuvwxyz")

  private static func only(_ range: ClosedRange<Character>) -> TestedField {
    .takes { $0.allSatisfy(range.contains) }
  }

  /// Code that uses the UTF-16 offsets of a range as numbers of characters.
  private static let inCharacters = TestedField.textField("units") { field, range, new in
    var text = Array(field.text ?? "")
    let start = min(range.location, text.count)
    text.replaceSubrange(start..<min(start + range.length, text.count), with: Array(new))
    field.text = String(text)
    field.selectedRange = NSRange(location: range.location + new.utf16.count, length: 0)
    return false
  }

  private static let twice = TestedField.textField("twice") { field, range, new in
    field.text = (field.text ?? "").replacing(range, with: new)
    return true
  }

  static let causes: [(TestedField, FieldMeaning, String)] = [
    (.takes { $0.utf16.count <= 10 }, .atMost(10), "counts UTF-16 units"),
    (.takes { $0.count <= 10 }, .atMost(10, .utf8), "counts characters"),
    (.takes { $0.count <= 9 }, .atMost(10), "checks only the inserted text"),
    (.takes { $0.allSatisfy(\.isNumber) }, .characters(digits), "check that is too wide"),
    (only("0"..."9"), .characters(digits), EndingAdvice.characterRange.cause),
    (only("a"..."z"), .characters(letters), EndingAdvice.characterRange.cause),
    (only("A"..."Z"), .characters(letters.uppercased()), EndingAdvice.characterRange.cause),
    (inCharacters, .keepsContent { $0 }, EndingAdvice.placeInUnits.cause),
    (
      .onChange("cut") { String($0.prefix(8)) }, .keepsContent(digits),
      EndingAdvice.fullField(of: 8).cause
    ),
    (
      .onChange("trims") { $0.trimmingCharacters(in: .whitespaces) }, .pasteEqualsTyping,
      EndingAdvice.lostByTyping.cause
    ),
    (
      .onChange("one") { $1.count > $0.count + 1 ? $0 : $1 }, .pasteEqualsTyping,
      "A paste is accepted"
    ),
    (twice, .keepsContent(digits), EndingAdvice.editedTwice.cause),
  ]

  @Test(arguments: causes.indices)
  func `A failure's advice names the mistake of the code`(index: Int) throws {
    let (field, meaning, cause) = Self.causes[index]
    let report = field.examined(meaning: [meaning], settings: RunSettings(cases: 500))
    let failure = try #require(report.failures.first, "\(report)")
    #expect(failure.cause.contains(cause), "\(failure)")
  }
}
