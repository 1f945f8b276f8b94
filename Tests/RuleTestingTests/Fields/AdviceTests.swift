import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// A cause fits what is wrong with the code, and plain inputs are shown first.
@Suite struct AdviceTests {
  private static let (digits, letters) = ("0123456789", "abcdefghijklmnopqrstuvwxyz")

  private static func delegate(
    _ isAllowed: @escaping @Sendable (String) -> Bool
  ) -> TestedField {
    .delegate("any") { isAllowed($0.replacing($1, with: $2)) }
  }

  /// Code that takes the units of a range for characters.
  private static let inCharacters = TestedField.textField("units") { field, range, new in
    var text = Array(field.text ?? "")
    let start = min(range.location, text.count)
    text.replaceSubrange(start..<min(start + range.length, text.count), with: Array(new))
    field.text = String(text)
    field.selectedRange = NSRange(location: range.location + new.utf16.count, length: 0)
    return false
  }

  /// Code that drops what follows an edit in the middle.
  private static let dropsTheTail = TestedField.formatter("drops") { text, range, new in
    let head = (text as NSString).substring(to: range.location) + new
    return new.isEmpty ? (text.replacing(range, with: ""), range.location) : (head, head.count)
  }

  static let causes: [(TestedField, FieldMeaning, String)] = [
    (delegate { $0.utf16.count <= 10 }, .atMost(10), "The code counts UTF-16 units, and"),
    (delegate { $0.count <= 10 }, .atMost(10, .utf8), "The code counts characters, and"),
    (delegate { $0.count <= 9 }, .atMost(10), "The code checks the inserted text alone"),
    (delegate { $0.allSatisfy(\.isNumber) }, .characters(digits), "A test that takes more"),
    (delegate { $0.allSatisfy { ("0"..."9").contains($0) } }, .characters(digits), "A range of"),
    (delegate { $0.allSatisfy { ("a"..."z").contains($0) } }, .characters(letters), "A range of"),
    (
      delegate { $0.allSatisfy { ("A"..."Z").contains($0) } }, .characters(letters.uppercased()),
      "A range of"
    ),
    (inCharacters, .keepsContent { $0 }, "An NSRange counts UTF-16 units"),
    (.onChange("cut") { String($0.prefix(8)) }, .keepsContent(digits), "The field is full, and"),
    (dropsTheTail, .keepsContent(digits), "The code appends what is typed at the end"),
    (.onChange("trims") { $0.trimmingCharacters(in: .whitespaces) }, .pasteEqualsTyping, "What is"),
    (.onChange("one") { $1.count > $0.count + 1 ? $0 : $1 }, .pasteEqualsTyping, "A paste is let"),
  ]

  @Test(arguments: causes.indices)
  func `A cause is that of the code`(index: Int) throws {
    let (field, meaning, cause) = Self.causes[index]
    let report = field.examined(meaning: [meaning], settings: RunSettings(cases: 500))
    let failure = try #require(report.failures.first, "\(report)")
    #expect(failure.cause.hasPrefix(cause), "\(failure)")
  }

  @Test func `An input of ASCII is shown first, with another that breaks the law`() throws {
    let field = TestedField.delegate("percent") { text, _, new in
      new.allSatisfy(\.isNumber) || text.count > 1 && new == "%"
    }
    let report = field.examined(meaning: [.onlyCharacters(Self.digits)])
    let failure = try #require(report.failures.first, "\(report)")
    #expect(failure.found == #""%""#, "\(failure)")
    let other = try #require(failure.others)
    let again = field.examined(meaning: [.onlyCharacters(Self.digits)], choices: other)
    #expect(again.failures.first.map { $0.found.contains("\\u{") && $0.others == nil } == true)
    #expect("\(failure)".contains(other) && !"\(again)".contains("also "))
  }

  @Test func `A field may push out what is beyond the limit of its content, and no more`() {
    for (room, limit, isBroken) in [(8, 8, false), (9, 8, false), (7, 8, true), (8, nil, true)] {
      let cuts = TestedField.onChange("cuts") { String($0.asciiDigits.prefix(room)) }
      for meaning in [
        FieldMeaning.keepsContent(Self.digits, upTo: limit),
        .keepsContent(upTo: limit) { $0.asciiDigits },
      ] {
        let report = cuts.examined(meaning: [meaning], settings: RunSettings(cases: 500))
        #expect(report.isFine != isBroken, "\(room), \(limit ?? 0): \(report)")
      }
    }
    for (limit, problem) in [(-1, MeaningProblem.negativeLimit(-1)), (0, .noContent)] {
      #expect(Meanings(all: [.keepsContent("1", upTo: limit)]).problem == problem)
    }
  }

  /// Whether a caret is right after a text took the place of what is between brackets.
  private static func isRight(_ before: String, _ new: String, _ after: String) -> Bool {
    let (before, after) = (FieldState(marked: before), FieldState(marked: after))
    let edit = Edit(replacing: before.selection, with: new)
    let step = TypingStep(.paste(new), edit, before, FieldReply(state: after))
    return CaretPlace(after: step, edit, beside: .lettersAndDigits).problem == nil
  }

  @Test(
    arguments: [
      ("1|", "-", ["1-|"], ["1|-", "|1-"]), ("1|", "2", ["12|"], ["1|2", "1[2]"]),
      // What is pasted may end to the right of the caret, and where an end is lost, all is right.
      ("1|", "--", ["1|--", "1-|_"], ["|1--"]), ("1|2", "3", ["13|", "|13"], []),
      // What is refused.
      ("12|34", "x", ["12|34"], ["1234|", "|1234", "1[2]34"]),
      ("1[23]4", "x", ["1[23]4", "1|234", "123|4"], ["1234|", "12|34", "|1234"]),
      ("12|-34", "5", ["12|-34", "12-|34"], ["12-34|"]),
      // A sign that is written again after it was deleted.
      ("12[-]34", "", ["12|-34", "12-|34", "12[-]34"], ["12-34|", "1|2-34", "[12-34]"]),
      // What stands already where it is typed, or leads over it.
      ("|11", "1", ["1|1", "|11"], ["11|"]), ("1|2/34", "/", ["12/|34"], ["12/34|"]),
      ("AA[:]A", ":", ["AA|:A", "AA:|A"], ["AA:A|", "|AA:A"]),
      // What pushes the end out, of which an equal one stands.
      ("|2", "1112", ["11/12|", "11/1|2"], ["1|1/12", "|11/12"]),
      ("|A", "aaaaab", ["AA:AA|"], []), ("#|1", "1ABCD1", ["#1ABCD1|"], ["|#1ABCD1"]),
      ("|S", "ß", ["SS|"], ["|SS"]), ("|12", "x3", ["3|12"], ["31|2", "312|", "|312"]),
    ] as [(String, String, [String], [String])])
  func `A caret is beside what was typed, or stays`(
    before: String, new: String, right: [String], wrong: [String]
  ) {
    #expect(right.filter { !Self.isRight(before, new, $0) } == [])
    #expect(wrong.filter { Self.isRight(before, new, $0) } == [])
  }
}

extension FieldState {
  /// A text with a bar for its caret, or brackets around its selection.
  fileprivate init(marked text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { "|[]".contains($0) }.map(String.init)
    let length = parts.count == 3 ? parts[1].utf16.count : 0
    self = .showing(
      parts.joined(), selecting: TextRange(location: parts[0].utf16.count, length: length))
  }
}
