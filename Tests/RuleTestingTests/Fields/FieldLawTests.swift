import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// Correct code and nearly identical wrong code, checked with all laws of a meaning.
@Suite struct FieldLawTests {
  private static let digits = "0123456789"

  @Test func `A field may overwrite, advance the caret, or clear a selection at a refused key`() {
    let overwrites = TestedField.formatter("own") { text, range, new in
      if new.isEmpty { return (text.replacing(range, with: ""), range.location) }
      var (text, place) = (text, range)
      for character in new {
        place.length = min(text.utf16.count - place.location, max(1, place.length))
        text = text.replacing(place, with: String(character))
        place = NSRange(location: place.location + character.utf16.count, length: 0)
      }
      return (text, place.location)
    }
    #expect(overwrites.broken(.pasteEqualsTyping).isEmpty)
    let clears = TestedField.formatter("clears") { text, range, new in
      let taken = new.asciiDigits
      if new.count > 1 && taken != new { return nil }
      return (text.replacing(range, with: taken), range.location + taken.utf16.count)
    }
    #expect(clears.broken(.pasteEqualsTyping, typing: ["x1"], cases: 2_000).isEmpty)
    // In a month field, the caret moves past the slash that the field writes.
    let month = TestedField.formatter("month") { text, range, new in
      let all = Array(text.replacing(range, with: new).asciiDigits.prefix(4))
      let shown = String(all.prefix(2)) + (all.count > 2 ? "/" : "") + String(all.dropFirst(2))
      let head = (text as NSString).substring(to: range.location)
      let place = min(all.count, (head + new).asciiDigits.count)
      return (shown, place + (place > 2 ? 1 : 0))
    }
    #expect(month.broken(.pasteEqualsTyping).isEmpty)
    // Capitalizing a letter moves the caret to the end, where the next letter is then typed.
    let upper = TestedField.onChange("upper") { $0.uppercased() }
    #expect(upper.broken(.pasteEqualsTyping, typing: ["a1", "b2"], cases: 1_000).isEmpty)
    let beside = TestedField.onChange("beside") { old, new in
      new.count > old.count + 1 ? old + new.suffix(new.count - old.count) : new
    }
    #expect(beside.broken(.pasteEqualsTyping) == ["PasteEqualsTyping"])
  }

  /// A field in which the first three characters can't be deleted.
  private let prefixed = TestedField.formatter("prefixed") { text, range, replacement in
    guard range.location >= 3 else { return nil }
    let new = replacement.filter(\.isASCII)
    return (text.replacing(range, with: new), range.location + new.utf16.count)
  }.beginning(with: "+1 ")

  @Test func `A field may begin with its own text, and code may store the text itself`() {
    #expect(Typist(at: prefixed).text == "+1 " && Typist(at: prefixed).caret == 3)
    #expect(prefixed.broken(.backspaceEmpties).isEmpty)
    let long = FieldMeaning.always("Three characters after the prefix.") { $0.count > 5 }
    #expect(prefixed.broken(long) == ["ShownTextIsAllowed"])
    let closed = TestedField.delegate("closed") { _, _, _ in false }.beginning(with: "0")
    #expect(closed.broken(.backspaceEmpties, .onlyCharacters("1")).isEmpty)
    let own = TestedField.stateful {
      var own = ""
      return .formatter("own") { _, range, replacement in
        let start = min(range.location, own.utf16.count)
        let length = min(own.utf16.count - start, range.length)
        own = own.replacing(NSRange(location: start, length: length), with: replacement)
        return (own, min(own.utf16.count, range.location + replacement.utf16.count))
      }
    }
    #expect(own.broken(.pasteEqualsTyping).isEmpty)
    var typist = Typist(at: own)
    typist.type("12")
    var other = typist.again()
    other.type("3")
    typist.type("4")
    #expect([other.text, typist.text] == ["123", "124"])
  }

  @Test func `A report shows an ASCII input first, then another input that breaks a law`() throws {
    let field = TestedField.delegate("percent") { text, _, new in
      new.allSatisfy(\.isNumber) || text.count > 1 && new == "%"
    }
    let meaning = [FieldMeaning.onlyCharacters(Self.digits)]
    let failure = try #require(field.examined(meaning: meaning).failures.first)
    #expect(failure.found == #""%""#)
    let others: String = try #require(failure.others)
    let again = field.examined(meaning: meaning, choices: others)
    #expect(again.failures.first.map { !$0.found.contains("%") && $0.others == nil } == true)
  }
}

/// The cause that a report gives is the code's actual mistake.
@Suite struct AdviceTests {
  private static let (digits, letters) = ("0123456789", "abcdefghijklmnopqrstuvwxyz")

  private static func only(_ range: ClosedRange<Character>) -> TestedField {
    .takes { $0.allSatisfy(range.contains) }
  }

  /// Code that treats the UTF-16 offsets of a range as numbers of characters.
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
    (.takes { $0.allSatisfy(\.isNumber) }, .characters(digits), "check that is too broad"),
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
      "A paste isn't accepted"
    ),
    (twice, .keepsContent(digits), EndingAdvice.editedTwice.cause),
  ]

  @Test(arguments: causes.indices)
  func `A failure's advice names the mistake in the code`(index: Int) throws {
    let (field, meaning, cause) = Self.causes[index]
    let report = field.examined(meaning: [meaning], settings: RunSettings(cases: 500))
    let failure = try #require(report.failures.first, "\(report)")
    #expect(failure.cause.contains(cause), "\(failure)")
  }
}
