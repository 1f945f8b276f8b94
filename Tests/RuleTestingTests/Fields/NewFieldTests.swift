import Foundation
import InputRules
import PropertyTesting
import RuleExpectations
import Testing

@testable import RuleTesting

/// A field needn't begin empty, and its code may keep more than the text.
@Suite struct NewFieldTests {
  private func broken(_ field: TestedField, _ meaning: FieldMeaning...) -> [String] {
    field.examined(meaning: meaning, settings: RunSettings(cases: 200)).failures.map(\.law)
  }

  /// A prefix that can't be deleted.
  private let prefixed = TestedField.formatter("prefixed") { text, range, replacement in
    guard range.location >= 3 else { return nil }
    let new = text.replacing(range, with: replacement.filter(\.isASCII))
    return (new, range.location + replacement.filter(\.isASCII).utf16.count)
  }.beginning(with: "+1 ")

  @Test func `What stands in a new field may stay`() {
    #expect(Typist(at: prefixed).text == "+1 ")
    #expect(Typist(at: prefixed).caret == 3)
    #expect(broken(prefixed, .backspaceEmpties) == [])
    let sentence = "Three characters after the prefix at least."
    #expect(
      broken(prefixed.beginning(with: "+1 "), .always(sentence) { $0.count > 5 })
        == ["WhatStandsIsAllowed"])
    let closed = TestedField.delegate("closed") { _, _, _ in false }.beginning(with: "0")
    #expect(broken(closed, .backspaceEmpties, .onlyCharacters("1")) == [])
  }

  @Test func `A platform's field shows what it was made with`() {
    let field = TestedField.textField("made") {
      let field = TestTextField()
      field.text = "12"
      return field
    }
    var typist = Typist(at: field)
    typist.type("3")
    #expect(typist.text == "123")
  }

  /// The code has a text of its own, and takes no other's word for it.
  private let own = TestedField.anew {
    var own = ""
    return .formatter("own") { _, range, replacement in
      var units = Array(own.utf16)
      let end = min(units.count, range.location + range.length)
      units.replaceSubrange(min(range.location, units.count)..<end, with: Array(replacement.utf16))
      own = String(decoding: units, as: UTF16.self)
      return (own, min(own.utf16.count, range.location + replacement.utf16.count))
    }
  }

  @Test func `Another way to a text begins with a new field`() {
    #expect(broken(own, .pasteEqualsTyping) == [])
    var typist = Typist(at: own)
    typist.type("12")
    var other = typist.again()
    other.type("3")
    typist.type("4")
    #expect(other.text == "123")
    #expect(typist.text == "124")
  }

  @Test func `Backspace and delete take what the field's way of deleting says`() {
    let any = TestedField.delegate("any") { _, _, _ in true }
    for (field, left) in [(any, ""), (any.deleting(by: .scalar), "e")] {
      var typist = Typist(at: field)
      typist.paste("e\u{301}")
      typist.backspace()
      #expect(typist.text == left)
      typist.paste("\u{1F1E9}\u{1F1EA}")
      typist.moveCaret(fromEnd: 1)
      typist.press(.delete)
      #expect(typist.text == left + (left.isEmpty ? "" : "\u{1F1EA}"))
    }
  }

  @Test func `Delete may take another unit than backspace`() {
    let any = TestedField.delegate("any") { _, _, _ in true }
    var typist = Typist(at: any.deleting(by: .scalar, forward: .character))
    typist.paste("e\u{301}1e\u{301}")
    typist.backspace()
    typist.moveCaret(fromEnd: 3)
    typist.press(.delete)
    #expect(typist.text == "1e")
  }

  /// A paste of 555-123-4567 shows (555) ___-1234: three digits are lost, though they have room.
  @Test func `What a paste leaves out had no room`() {
    let mask = TestedField.formatter("mask") { text, range, replacement in
      let digits = Array(text.filter(\.isNumber) + replacement.filter(\.isNumber))
      if replacement.isEmpty { return ("", 0) }
      let isBad = replacement.count > 1 && replacement.contains("-") && digits.count > 7
      let kept = isBad ? Array(digits[..<3] + digits[3..<7]) : Array(digits.prefix(10))
      let shown = (isBad ? "(555) ___-" + String(kept[3...]) : String(kept))
      return (shown, shown.utf16.count)
    }
    let report = mask.examined(
      meaning: [.keepsContent("0123456789")], typing: ["555-123-4567"],
      settings: RunSettings(cases: 2_000))
    #expect(report.failures.map(\.law) == ["ContentIsKept"])
  }
}
