import Foundation
import InputRules
import Testing

@testable import RuleTesting

/// Formatting fields whose answers barely break or barely keep a law.
@Suite struct FormattingCasesTests {
  @Test func `A field must accept a pasted hint if it accepts the hint when typed`() {
    // A field with places for four digits, one of which may be a dash.
    let jumps = TestedField.formatter("jumps") { text, range, new in
      let places = text.replacing(range, with: new).filter { $0.isNumber || $0 == "-" }.prefix(4)
      return (String(places), places.count)
    }
    let digits = Content(Array("1234"))
    let law = FieldLaw.contentIsKept(digits, pasting: ["12-34"])
    #expect(law.broken(jumps, .paste("12-34")) != nil)
    // The content is unknown if a text isn't a hint or is pasted beside other text.
    #expect(law.broken(jumps, .paste("1-234")) == nil)
    #expect(law.broken(jumps, .type("4"), .paste("12-34")) == nil)
    #expect(FieldLaw.contentIsKept(digits).broken(jumps, .paste("12-34")) == nil)
    let long = FieldLaw.contentIsKept(digits, pasting: ["12-341"])
    #expect(long.broken(jumps, .paste("12-341")) == nil)
    // If the field reports the rest as valid, it has read the hint differently.
    for (isValid, isBroken) in [(true, false), (false, true), (nil, true)] {
      var shown = ""
      let field = TestedField.answering { keystroke in
        guard case .type(let new) = keystroke else { return .shows("12-3", isValid: isValid) }
        shown = new == "1" ? "1" : String((shown + "\(new)").prefix(4))
        return .shows(shown)
      }
      #expect((law.broken(field, .paste("12-34")) != nil) == isBroken)
    }
  }

  /// A field that capitalizes typed letters but not pasted ones, and may refuse some texts.
  private func capitals(refusing refused: @escaping (String) -> Bool = { _ in false })
    -> TestedField
  {
    .formatter("capitals") { text, range, new in
      if refused(new) { return nil }
      let new = new.count == 1 ? new.uppercased() : new
      return (text.replacing(range, with: new), range.location + new.utf16.count)
    }
  }

  @Test func `A field's long paste is compared with typing only in its last 24 characters`() {
    let law = FieldLaw.pasteEqualsTyping()
    for (count, typed) in [(2, 2), (100, 100), (101, 24)] {
      let text = (0..<count).map { $0 % 2 == 0 ? "a" : "b" }.joined()
      let expected = text.dropLast(typed) + text.suffix(typed).uppercased()
      #expect(law.broken(capitals(), .paste(text))?.found.contains("\"\(expected)\"") == true)
    }
    #expect(law.broken(capitals(), .paste("a")) == nil && law.broken(capitals(), .type("a")) == nil)
  }

  @Test func `A field may refuse a paste if a part of it can't be typed`() {
    let law = FieldLaw.pasteEqualsTyping()
    // A key that the field refused earlier isn't evidence about the paste.
    let before = capitals { $0 == "x" || $0.count > 1 }
    #expect(law.broken(before, .type("x"), .paste("ab")) != nil)
    for odd in ["a", "b"] {
      #expect(law.broken(capitals { $0 == odd || $0.count > 1 }, .type("c"), .paste("ab")) == nil)
    }
    let long = capitals { $0.count > 1 }
    #expect(law.broken(long, .paste(String(repeating: "ab", count: 51))) == nil)
    let partly = TestedField.formatter("partly") { text, range, new in
      new == "b" ? nil : (text + new.prefix(1), 0)
    }
    #expect(law.broken(partly, .paste("ba")) != nil)
  }

  @Test func `A one-line field may drop line breaks and has no return key`() {
    let law = FieldLaw.pasteEqualsTyping()
    let drops = TestedField.formatter("drops") { text, range, new in
      let kept = new.count > 1 ? new.filter { !$0.isNewline } : new
      return (text.replacing(range, with: kept), range.location + kept.utf16.count)
    }
    #expect(law.broken(drops, .paste("a\nb")) == nil)
    #expect(law.broken(drops, .type("\n"), .paste("a\nb")) != nil)
    var oneLine = capitals()
    #expect(law.broken(oneLine, .paste("a\nb")) != nil)
    oneLine.abilities.isOneLine = true
    #expect(law.broken(oneLine, .paste("a\nb")) == nil && law.broken(oneLine, .paste("ab")) != nil)
  }

  @Test func `A field must reach its limit with text that is pasted or typed at the end`() {
    func isReached(_ limit: Int, _ field: TestedField) -> Bool {
      FieldLaw.theLimitIsReached(limit, .characters, Alphabet()).broken(field) == nil
    }
    func atEnd(_ most: Int, ofEdit longest: Int) -> TestedField {
      .formatter("end") { text, range, new in
        let isAtEnd = range.location == text.utf16.count
        let isTaken = isAtEnd && new.count <= longest && text.count + new.count <= most
        return isTaken ? (text + new, 0) : nil
      }
    }
    #expect(isReached(3, atEnd(3, ofEdit: 1)) && !isReached(4, atEnd(3, ofEdit: 1)))
    let long = atEnd(10_003, ofEdit: .max)
    #expect([10_002, 10_003, 10_200].map { isReached($0, long) } == [false, true, false])
    for (room, limit, reached) in [(59, 60, false), (60, 60, true), (99, 100, true)] {
      let keys = TestedField.delegate("keys") { text, _, new in
        new.count == 1 && text.count < room
      }
      #expect(isReached(limit, keys) == reached, "\(room), \(limit)")
    }
    #expect(isReached(3, .delegate("none") { _, _, _ in false }))
  }
}

/// The content that may remain after an edit, and the positions of the caret.
@Suite struct ContentCasesTests {
  private static let digits = Content(Array("0123456789"))
  private static let over = Content(Array("0123456789"), overwrites: true)

  /// Whether `found` may be the text after `new` replaces the part in brackets.
  private static func keeps(
    _ content: Content, _ text: String, _ new: String, _ found: String
  ) -> Bool {
    let state = FieldState(marked: text)
    return content.isKept(found, by: Edit(replacing: state.selection, with: new), of: state)
  }

  @Test(
    arguments: [
      (digits, "12[]34", "5", ["12534", "1234"], ["1253", "15234", "12345", "534", ""]),
      (digits, "12[]34", "567", ["125634", "1234", "1256734"], ["126734", "125734", "12563"]),
      (digits, "1[22]34", "5", ["1534", "134"], ["122534", "15", "1"]),
      (digits, "12[]2", "5", ["122"], ["12"]),
      // A character that isn't content may become content, as when ½ becomes two digits.
      (digits, "12[]34", "5½", ["1251234", "121234", "12999534"], ["1212334", "12512"]),
      (digits, "[]", "½", ["12", ""], []),
      // A deletion of a character that isn't content may also delete its neighbor.
      (digits, "12-[-]34", "", ["1234", "134", "124"], ["34", "12", "14", "234"]),
      (digits, "1-[-]-2", "", ["12", "1", "2"], [""]),
      (digits, "1[2]3", "", ["13"], ["3", "1", "123", ""]),
      (digits, "[-]1", "", ["1", ""], ["11"]), (digits, "1[-]", "", ["1", ""], ["11"]),
      (over, "12[]34", "5", ["1254", "12534", "1234"], ["125", "1253", "154", "1245"]),
      (over, "12[]34", "56", ["1256", "125", "12564", "12", "1254"], ["1", "1265", "56", "126"]),
      (over, "12[]34", "-", ["12", "1234", "129"], ["1", "34"]),
      (over, "1234[]", "-", ["1234"], ["12", ""]), (over, "12[3]4", "", ["124"], ["12"]),
    ] as [(Content, String, String, [String], [String])])
  func `An edit keeps the unreplaced content and inserts a prefix of its own content`(
    content: Content, text: String, new: String, kept: [String], lost: [String]
  ) {
    #expect(kept.filter { !Self.keeps(content, text, new, $0) } == [])
    #expect(lost.filter { Self.keeps(content, text, new, $0) } == [])
  }

  @Test func `A function extracts the content; at most 256 inserted characters are compared`() {
    let number = Content { String($0.filter(\.isNumber).drop { $0 == "0" }) }
    #expect(Self.keeps(number, "[]05", "12", "105") && !Self.keeps(number, "[]05", "12", "205"))
    for (count, isKept) in [(256, false), (257, true)] {
      let paste = String(repeating: "5", count: count)
      #expect(Self.keeps(Self.digits, "[]", paste, "9") == isKept)
    }
  }
}

extension FieldState {
  /// Creates a state from a text in which a bar marks the caret or brackets enclose the selection.
  fileprivate init(marked text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { "|[]".contains($0) }.map(String.init)
    let length = parts.count == 3 ? parts[1].utf16.count : 0
    self = .showing(
      parts.joined(), selecting: TextRange(location: parts[0].utf16.count, length: length))
  }
}
