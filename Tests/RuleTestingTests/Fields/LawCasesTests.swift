import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// Answers that barely break or barely keep a law.
@Suite struct LawCasesTests {
  @Test func `A field's value must be the value of its text`() {
    let law = FieldLaw.valueIsThatOfTheText("It is the text.") { text in
      text == "open" ? .unread { $0 == "1" } : .known(text == "none" ? nil : text) { $0 == text }
    }
    func isBroken(
      _ text: String, _ value: String?, isComposing: Bool = false, isValid: Bool? = nil
    ) -> Bool {
      let reply = FieldReply.shows(
        text, value: value, isComposing: isComposing, isValid: isValid)
      return law.broken(.answering { _ in reply }, .type("1")) != nil
    }
    for (text, value) in [("1", nil), ("none", "2"), ("1", "2")] { #expect(isBroken(text, value)) }
    for (text, value) in [("none", nil), ("1", "1"), ("open", "2"), ("open", nil)] {
      #expect(!isBroken(text, value))
    }
    #expect(!isBroken("1", "2", isComposing: true) && !isBroken("1", "2", isValid: false))
    // Only the field can decide whether a text is complete if the format can't read it.
    for (value, isValid) in [("2", nil), ("2", false), ("1", true), (nil, true)] {
      #expect(!isBroken("open", value, isValid: isValid))
    }
    #expect(isBroken("open", "2", isValid: true))
  }

  @Test func `A refused edit must not change a value, and clearing must restore the initial one`() {
    let zero = FieldReply.shows("", value: "0")
    let refused = FieldLaw.refusedEditsChangeNoValue
    #expect(refused.broken(.answering(zero) { _ in .shows("", value: "1") }, .type("1")) != nil)
    let takes = TestedField.answering(zero) { _ in .shows("1", value: "1") }
    #expect(refused.broken(takes, .type("1"), .type("2"), .moveCaret(fromEnd: 1)) == nil)
    let cleared = [zero, .shows("", value: "5"), .shows("1", value: "5")].map { reply in
      let field = TestedField.answering(zero) {
        $0 == .backspace ? reply : .shows("1", value: "1")
      }
      return FieldLaw.clearedFieldHasNoValue.broken(field, .type("1"))?.found
    }
    #expect(cleared == [nil, #""5""#, nil])
  }

  @Test func `A deletion must remove text, or change a text with letters or digits`() {
    let law = FieldLaw.deletionsPass
    let never = TestedField.delegate("never") { !$2.isEmpty }
    #expect(law.broken(never, .paste("ab"), .backspace)?.found == #""ab""#)
    #expect(law.broken(.any, .paste("ab"), .backspace) == nil)
    #expect(law.broken(never, .paste("ab"), .replace(location: 0, length: 0, with: "")) == nil)
    for (text, isBroken) in [("a", true), ("1", true), ("-", false), ("-1", true)] {
      let keeps = TestedField.formatter("keeps") { $2.isEmpty ? ($0, 0) : ($2, $2.utf16.count) }
      #expect((law.broken(keeps, .paste(text), .selectAll, .cut) != nil) == isBroken)
      let changes = TestedField.formatter("x") { $2.isEmpty ? ("x", 0) : ($2, $2.utf16.count) }
      #expect(law.broken(changes, .paste(text), .selectAll, .cut) == nil)
    }
  }

  @Test func `The law BackspaceEmpties limits its presses and stops at a repeated state`() {
    let law = FieldLaw.backspaceEmpties
    func presses(_ count: Int) -> Int {
      var typist = Typist(at: .any)
      try? law.check(&typist, [.paste(String(repeating: "a", count: count))])
      return typist.steps.count { $0.keystroke == .backspace }
    }
    // 812 + 811 + … + 788 = 20,000, so a text with 900 characters is limited to 24 presses.
    #expect([30, 812, 900, 2_000].map(presses) == [30, 25, 24, 24])
    let stays = TestedField.delegate("stays") { !$2.isEmpty || $1.location < 1_999 }
    let long = Keystroke.paste(String(repeating: "a", count: 2_000))
    #expect(law.broken(stays, long) != nil)
    let grows = TestedField.formatter("grows") { ($0 + $2 + "a", $0.utf16.count + 1) }
    #expect(law.broken(grows, long) != nil && law.broken(grows, .type("a")) != nil)
    let swaps = TestedField.formatter("swaps") { text, _, new in
      new.isEmpty ? (text == "a" ? "b" : "a", 1) : text.isEmpty ? ("a", 1) : nil
    }
    #expect(law.broken(swaps, .type("1")) != nil)
    let passes = TestedField.formatter("passes") { text, range, new in
      if !new.isEmpty { return text.isEmpty ? ("A---", 4) : nil }
      return range.location == 0 ? ("", 0) : ("A---", range.location)
    }
    #expect(law.broken(passes, .type("1")) == nil)
  }

  @Test func `A law about allowed texts is broken only by an edit that changes the text`() {
    let start = TestedField.any.beginning(with: "abc")
    let laws = [
      FieldLaw.staysWithinTheLimit(3, .characters, Alphabet()),
      .onlyAllowedCharactersAreShown(["a", "b", "c"]), .shownTextIsAllowed("Short.") { $0 == "ab" },
    ]
    for law in laws {
      #expect(law.broken(start, .moveCaret(fromEnd: 1), .moveCaret(fromEnd: 0)) == nil)
      #expect(law.broken(start, .backspace, .type("c"), .selectAll, .cut) == nil)
    }
    #expect(laws.map { $0.broken(start, .type("x"))?.found } == ["4", #""x""#, #""abcx""#])
    let odd = TestedField.any.beginning(with: "---")
    for law in laws.dropFirst() {
      #expect(law.broken(odd, .moveCaret(fromEnd: 1), .backspace) != nil)
      #expect(law.broken(odd, .selectAll, .cut, .paste("---"), .moveCaret(fromEnd: 2)) == nil)
    }
  }
}

/// Values that depend on the text, and values kept separately.
@Suite struct ValueLawTests {
  private static let amount = TestedField.delegate("amount") { _, _, replacement in
    replacement.unicodeScalars.allSatisfy("0123456789,.".unicodeScalars.contains)
  }
  private static let comma = FieldMeaning.value(
    NumberFormat(NumberSymbols(locale: "de") ?? .posix, grouping: .strict))

  @Test func `A field's value must be what a format or a function reads from its text`() {
    let typing = ["3,14", "1.234,5"]
    let right = Self.amount.value { text in
      text.isEmpty ? nil : text.replacing(".", with: "").replacing(",", with: ".")
    }
    // If 3,14 is typed, the value is 314, but all other laws hold.
    let digits = Self.amount.value { $0.isEmpty ? nil : $0.filter(\.isNumber) }
    #expect(right.broken(Self.comma, typing: typing) == [])
    #expect(right.beginning(with: "1").broken(Self.comma, typing: typing) == [])
    #expect(digits.broken(Self.comma, typing: typing) == ["ValueIsThatOfTheText"])
    let own = FieldMeaning.value("The digits.") { $0.isEmpty ? nil : $0.filter(\.isNumber) }
    let text = Self.amount.value { $0.isEmpty ? nil : $0 }
    #expect(digits.broken(own) == [] && text.broken(own) == ["ValueIsThatOfTheText"])
    let silent = Self.amount.examined(meaning: [Self.comma], settings: RunSettings(cases: 10))
    #expect(silent.left.map { $0.prefix { $0 != ":" } } == ["ValueIsThatOfTheText"])
  }
}
