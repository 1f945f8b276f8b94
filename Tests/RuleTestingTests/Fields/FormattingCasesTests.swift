import Foundation
import InputRules
import Testing

@testable import RuleTesting

/// Laws of fields that format: cases that just break them, beside those that just don't.
@Suite struct FormattingCasesTests {
  @Test(arguments: [(2, true), (40, true), (41, false)])
  func `What a paste leaves out and typing doesn't had room, up to forty characters`(
    count: Int, isBroken: Bool
  ) {
    // Of a paste, the last character becomes a sign.
    let cuts = TestedField.formatter("cuts") { text, _, new in
      let shown = text + (new.count == 1 ? new : new.dropLast() + "-")
      return (shown, shown.utf16.count)
    }
    let law = FieldLaw.contentIsKept(Content(Array("0123456789")))
    let found = law.broken(cuts, .type("1"), .paste(String(repeating: "2", count: count)))
    #expect((found != nil) == isBroken, "\(found ?? "")")
  }

  /// Four places for digits, where a dash stands in a place of its own, or is told to be right.
  private static let jumps = TestedField.formatter("jumps") { text, range, new in
    let places = text.replacing(range, with: new).filter { $0.isNumber || $0 == "-" }.prefix(4)
    return (String(places), places.count)
  }

  @Test func `What people paste goes in whole, if what counts of it does when it is typed`() {
    let digits = Content(Array("1234"))
    let law = FieldLaw.contentIsKept(digits, pasting: ["12-34"])
    let found = law.broken(Self.jumps, .paste("12-34"))
    #expect(found?.hasPrefix(#"expected the content "1234""#) == true)
    // Of another text, or beside others, it isn't known what is meant.
    #expect(law.broken(Self.jumps, .paste("1-234")) == nil)
    #expect(law.broken(Self.jumps, .type("4"), .paste("12-34")) == nil)
    #expect(FieldLaw.contentIsKept(digits).broken(Self.jumps, .paste("12-34")) == nil)
    let long = FieldLaw.contentIsKept(digits, pasting: ["12-341"])
    #expect(long.broken(Self.jumps, .paste("12-341")) == nil)
  }

  @Test func `A field that calls the rest of a paste right has read it in another way`() {
    let law = FieldLaw.contentIsKept(Content(Array("1234")), pasting: ["12-34"])
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

  @Test func `What people paste into a new field is what they type there, wherever the caret is`() {
    let start = FieldReply.showing("0", .caret(at: 0))
    let field = TestedField.answering(start) { keystroke in
      switch keystroke {
      case .paste: .shows("001.2")
      case .type("2"): .shows("1.2")
      case .moveCaret: start
      default: .shows("01")
      }
    }
    let law = FieldLaw.pasteEqualsTyping(pasting: ["1.2"])
    #expect(law.broken(field, .paste("1.2")) != nil)
    // Elsewhere, what can't be typed between others may stand as a whole.
    #expect(law.broken(field, .moveCaret(fromEnd: 0), .paste("1.2")) == nil)
    #expect(FieldLaw.pasteEqualsTyping().broken(field, .paste("1.2")) == nil)
  }

  @Test func `Content that is moved is told, and a refusal or a composition isn't`() {
    let law = FieldLaw.contentIsKept(Content(Array("12")))
    let moves = TestedField.answering(.shows("1")) { _ in .shows("21") }
    #expect(
      law.broken(moves, .type("2"))
        == #"expected the content "12"; found "21"; "#
        + #"#expect(typist.text.filter("12".contains) == "12")"#)
    let composes = TestedField.answering(.shows("1")) { _ in .shows("21", isComposing: true) }
    #expect(law.broken(composes, .type("2")) == nil)
    #expect(law.broken(.answering(.shows("1")) { _ in .shows("1") }, .type("2")) == nil)
  }

  @Test func `What is shown stays when it is pasted over itself`() {
    let law = FieldLaw.formattingIsIdempotent
    #expect(law.broken(.delegate("any") { _, _, _ in true }, .paste("ab")) == nil)
    let adds = TestedField.formatter("adds") { _, _, new in (new + "$", 0) }
    #expect(
      law.broken(adds, .paste("a"))
        == #"expected "a$"; found "a$$"; #expect(typist.text == "a$")"#)
  }

  /// A field that makes capitals of keys, and takes pastes as they are, if it takes them.
  private func capitals(refusing refused: @escaping (String) -> Bool = { _ in false })
    -> TestedField
  {
    .formatter("capitals") { text, range, new in
      if refused(new) { return nil }
      let new = new.count == 1 ? new.uppercased() : new
      return (text.replacing(range, with: new), range.location + new.utf16.count)
    }
  }

  @Test func `Of a paste of more than a hundred characters, the last twenty-four are typed`() {
    let law = FieldLaw.pasteEqualsTyping()
    for (count, typed) in [(2, 2), (100, 100), (101, 24)] {
      let text = (0..<count).map { $0 % 2 == 0 ? "a" : "b" }.joined()
      let expected = text.dropLast(typed) + text.suffix(typed).uppercased()
      let found = law.broken(capitals(), .paste(text))
      #expect(found?.contains(" pasted, and \"\(expected)\" typed; var other = ") == true)
    }
    #expect(law.broken(capitals(), .paste("a")) == nil && law.broken(capitals(), .type("a")) == nil)
  }

  @Test func `A paste that is refused whole had a part that can't be typed`() {
    let law = FieldLaw.pasteEqualsTyping()
    // A key that was refused before says nothing of the paste.
    let before = capitals { $0 == "x" || $0.count > 1 }
    #expect(law.broken(before, .type("x"), .paste("ab")) != nil)
    for odd in ["a", "b"] {
      let field = capitals { $0 == odd || $0.count > 1 }
      #expect(law.broken(field, .type("c"), .paste("ab")) == nil)
    }
    let long = capitals { $0.count > 1 }
    #expect(law.broken(long, .paste(String(repeating: "ab", count: 51))) == nil)
    let partly = TestedField.formatter("partly") { text, range, new in
      new == "b" ? nil : (text + new.prefix(1), 0)
    }
    #expect(law.broken(partly, .paste("ba")) != nil)
  }

  @Test func `A field of one line may drop line breaks, and its return key isn't pressed`() {
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
    #expect(law.broken(oneLine, .paste("a\nb")) == nil)
    #expect(law.broken(oneLine, .paste("ab")) != nil)
  }

  @Test func `A key that moves the caret excuses what is typed after it, and the last none`() {
    let law = FieldLaw.pasteEqualsTyping()
    func broken(_ odd: (old: String, new: String), _ shown: String) -> String? {
      let field = TestedField.onChange("odd") { ($0, $1) == odd ? shown : $1 }
      return law.broken(field, .type("c"), .moveCaret(fromEnd: 1), .paste("ab"))
    }
    #expect(broken(("c", "ac"), "aC") == nil)
    #expect(broken(("ac", "abc"), "abC")?.contains("found \"abc\"") == true)
  }

  @Test func `A limit is reached at the end, wherever the field puts the caret`() {
    let front = TestedField.formatter("front") { text, range, new in
      let isAtEnd = range.location == text.utf16.count
      return new.count == 1 && isAtEnd && text.count < 3 ? (text + new, 0) : nil
    }
    #expect(FieldLaw.theLimitIsReached(3, .characters, Alphabet()).broken(front) == nil)
    #expect(FieldLaw.theLimitIsReached(4, .characters, Alphabet()).broken(front) != nil)
    let long = TestedField.formatter("long") { text, range, new in
      let isAtEnd = range.location == text.utf16.count
      return isAtEnd && text.count + new.count <= 10_003 ? (text + new, 0) : nil
    }
    #expect(FieldLaw.theLimitIsReached(10_003, .characters, Alphabet()).broken(long) == nil)
    #expect(FieldLaw.theLimitIsReached(10_002, .characters, Alphabet()).broken(long) != nil)
    // What is too long to be pasted at once is pasted in pieces, each at the end.
    #expect(FieldLaw.theLimitIsReached(10_200, .characters, Alphabet()).broken(long) != nil)
  }

  @Test func `A character may need one of twelve others before it`() {
    for (other, isBroken) in [("l", false), ("m", true)] {
      let field = TestedField.delegate("after \(other)") { text, _, new in
        !new.contains("z") || text == other
      }
      let law = FieldLaw.eachAllowedCharacterStands(Array("abcdefghijklmz"))
      #expect((law.broken(field) != nil) == isBroken)
    }
  }

  @Test func `A character may need up to twelve of another before it, or one after it`() {
    let law = FieldLaw.eachAllowedCharacterStands(["a", "z"])
    for (count, isBroken) in [(0, false), (1, false), (12, false), (13, true)] {
      let field = TestedField.delegate("after") { text, _, new in
        !new.contains("z") || text == String(repeating: "a", count: count) && new == "z"
      }
      #expect((law.broken(field) != nil) == isBroken)
    }
    let before = TestedField.delegate("before") { !$2.contains("z") || $0.isEmpty && $2 == "za" }
    #expect(law.broken(before) == nil)
    let none = TestedField.delegate("none") { !$2.contains("z") }
    #expect(
      law.broken(none)
        == #"expected a text with "z"; found none; #expect(typist.text.contains("z"))"#)
  }

  @Test func `Of a field that takes one key at a time, sixty-four say whether there is room`() {
    for (room, limit, isBroken) in [(59, 60, true), (60, 60, false), (99, 100, false)] {
      let field = TestedField.delegate("keys") { text, _, new in
        new.count == 1 && text.count < room
      }
      let law = FieldLaw.theLimitIsReached(limit, .characters, Alphabet())
      #expect((law.broken(field) != nil) == isBroken, "\(room), \(limit)")
    }
    let none = TestedField.delegate("none") { _, _, _ in false }
    #expect(FieldLaw.theLimitIsReached(3, .characters, Alphabet()).broken(none) == nil)
  }

  /// A rule that shows capitals, with the caret at their end.
  private struct Capitals: TextRule {
    func decide(_ edit: Edit, on state: FieldState) -> Decision {
      .accept(FieldState(state.spliced(edit).text.uppercased()))
    }
  }

  @Test func `An accepted edit is compared with its caret, where the code places it`() {
    func difference(_ text: String, _ caret: Int, placesCaret: Bool = true) -> String? {
      let edit = Edit(replacing: .caret(at: 0), with: "ab")
      let reply = FieldReply.showing(text, .caret(at: caret))
      let found = TypingStep(.paste("ab"), edit, .empty, reply)
        .difference(from: Capitals(), placesCaret: placesCaret)
      return found.map { "\($0.expected.shown), \($0.found.shown)" }
    }
    #expect(difference("AB", 2) == nil && difference("AB", 1, placesCaret: false) == nil)
    #expect(difference("AB", 1) == #""AB", "A|B""#)
    #expect(difference("ab", 2) == #""AB", "ab""#)
    let differs = [("AB", ""), ("E", "\u{301}")].map { new, old in
      let (edit, state) = (Edit(replacing: .caret(at: 0), with: new), FieldState(old))
      let accepted = TypingStep(.paste(new), edit, state, .showing(new + old, .caret(at: 0)))
      return accepted.difference(from: FieldRule([]), placesCaret: true) != nil
    }
    #expect(differs == [true, false])
    let moved = TypingStep(.moveCaret(fromEnd: 0), nil, .empty, .showing("AB", .caret(at: 1)))
    #expect(moved.difference(from: Capitals(), placesCaret: true) == nil)
  }
}
