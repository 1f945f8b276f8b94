import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// Where a law draws its line: right code beside wrong code that is almost the same.
@Suite struct FieldLawTests {
  private static func broken(_ field: TestedField, _ meaning: FieldMeaning...) -> [String] {
    field.examined(meaning: meaning, settings: RunSettings(cases: 200, shrinkLimit: 10))
      .failures.map(\.law)
  }

  /// A field that takes some characters and puts one of them back when it is deleted.
  private static func keeping(_ kept: String, of all: String) -> TestedField {
    .formatter("keeping") { text, range, new in
      let removed = (text as NSString).substring(with: range)
      if new.isEmpty && removed == kept { return (text, range.location) }
      guard new.allSatisfy(all.contains) else { return nil }
      return (text.replacing(range, with: new), range.location + new.utf16.count)
    }
  }

  @Test(arguments: ["a", "1"])
  func `A letter or a digit that can't be deleted is found, and a separator isn't`(kept: String) {
    #expect(Self.broken(Self.keeping(kept, of: "a1-"), .deletionsPass) == ["DeletionsPass"])
    #expect(Self.broken(Self.keeping("-", of: "a1-"), .deletionsPass).isEmpty)
  }

  @Test func `A delegate that refuses the deletion of one character is found`() {
    let any = TestedField.delegate("any") { _, range, new in !new.isEmpty || range.length > 1 }
    #expect(Self.broken(any, .deletionsPass) == ["DeletionsPass"])
  }

  @Test func `A caret that selects what was typed isn't beside it`() {
    let selects = TestedField.formatter("right") {
      ($0.replacing($1, with: $2), $1.location + $2.utf16.count)
    }
    #expect(Self.broken(selects, .caretStaysBesideTyped).isEmpty)
    let selecting = TestedField.textField(
      "selects", shouldChange: { _, _, _ in true },
      editingChanged: { field in
        let text = field.text ?? ""
        let (end, isSign) = (text.utf16.count, text.last?.isASCII == true && !text.hasDigitLast)
        if field.selectedRange.location == end && isSign {
          field.selectedRange = NSRange(location: end - 1, length: 1)
        }
      })
    #expect(
      Self.broken(selecting, .caretStaysBesideTyped, .keepsContent("12"))
        .contains("CaretStaysBesideTyped"))
  }

  @Test func `A paste may be refused whole if a part of it can't be typed`() {
    let digits = TestedField.delegate("digits") { _, _, new in new.asciiDigits == new }
    #expect(Self.broken(digits, .pasteEqualsTyping).isEmpty)
    for count in 2...3 {
      let refuses = TestedField.delegate("refuses") { _, _, new in new.count != count }
      #expect(Self.broken(refuses, .pasteEqualsTyping) == ["PasteEqualsTyping"])
    }
    let drops = TestedField.formatter("drops") { text, range, new in
      if text.isEmpty && new == "-" { return nil }
      let new = new.count > 1 ? String(new.filter { $0 != "1" }) : new
      return (text.replacing(range, with: new), range.location + new.utf16.count)
    }
    #expect(Self.broken(drops, .pasteEqualsTyping) == ["PasteEqualsTyping"])
  }

  @Test func `A paste that leaves the selection, or goes elsewhere than typing, is found`() {
    let beside = TestedField.formatter("beside") { text, range, new in
      let end = NSRange(location: range.location + range.length, length: 0)
      let place = new.count > 1 ? end : range
      return (text.replacing(place, with: new), place.location + new.utf16.count)
    }
    let appends = TestedField.delegate("appends") { _, _, _ in true }
    let elsewhere = TestedField.formatter("elsewhere") { text, range, new in
      let end = NSRange(location: text.utf16.count, length: 0)
      let place = new.count > 1 && range.length == 0 ? end : range
      return (text.replacing(place, with: new), place.location + new.utf16.count)
    }
    let meanings: [[FieldMeaning]] = [
      [], [.backspaceEmpties], [.atMost(9)], [.keepsContent("12")], [.onlyCharacters("0123456789")],
      [.always("Anything.") { _ in true }], [.accepts("Anything.") { _ in true }],
    ]
    for meaning in meanings {
      for (field, isRight) in [(beside, false), (elsewhere, false), (appends, true)] {
        let report = field.examined(
          meaning: meaning + [.pasteEqualsTyping],
          settings: RunSettings(cases: 200, shrinkLimit: 10))
        #expect(
          report.failures.map(\.law).contains("PasteEqualsTyping") != isRight, "\(report)")
      }
    }
  }

  @Test func `Typing that overwrites, and a caret that jumps, are a field's own way`() {
    let typed = { (place: @escaping @Sendable (NSRange, String) -> NSRange) in
      TestedField.formatter("own") { text, range, new in
        var (text, range) = (text, range)
        if new.isEmpty { return (text.replacing(range, with: ""), range.location) }
        for character in new {
          let one = String(character)
          text = text.replacing(place(range, text), with: one)
          range = NSRange(location: range.location + one.utf16.count, length: 0)
        }
        return (text, range.location)
      }
    }
    let overwrites = typed { range, text in
      let room = text.utf16.count - range.location
      return NSRange(location: range.location, length: min(room, max(1, range.length)))
    }
    #expect(Self.broken(overwrites, .pasteEqualsTyping).isEmpty)
    // What can't stand only takes the selection away, when it is typed; a paste with it is refused.
    let clears = TestedField.formatter("clears") { text, range, new in
      let taken = new.asciiDigits
      if new.count > 1 && taken != new { return nil }
      return (text.replacing(range, with: taken), range.location + taken.utf16.count)
    }
    let report = clears.examined(
      meaning: [.pasteEqualsTyping], typing: ["x1"], settings: RunSettings(cases: 2_000))
    #expect(report.isFine, "\(report)")
    // A month: the caret jumps over the slash that the field writes.
    let month = TestedField.formatter("month") { text, range, new in
      let all = Array(text.replacing(range, with: new).asciiDigits.prefix(4))
      let shown = String(all.prefix(2)) + (all.count > 2 ? "/" : "") + String(all.dropFirst(2))
      let head = (text as NSString).substring(to: range.location)
      let place = min(all.count, (head + new).asciiDigits.count)
      return (shown, place + (place > 2 ? 1 : 0))
    }
    #expect(Self.broken(month, .pasteEqualsTyping).isEmpty)
  }

  @Test func `Where the platform puts the caret, only what it types on from there is compared`() {
    let upper = TestedField.onChange("upper") { $0.uppercased() }
    #expect(Self.broken(upper, .pasteEqualsTyping).isEmpty)
    // A capital puts the caret to the end, where the digit is typed then.
    let report = upper.examined(
      meaning: [.pasteEqualsTyping], typing: ["a1", "b2"], settings: RunSettings(cases: 1_000))
    #expect(report.isFine, "\(report)")
    let beside = TestedField.onChange("beside") { old, new in
      new.count > old.count + 1 ? old + new.suffix(new.count - old.count) : new
    }
    #expect(Self.broken(beside, .pasteEqualsTyping) == ["PasteEqualsTyping"])
  }

  @Test func `Only an insertion into an overwriting field leads over what stands behind it`() {
    let state = FieldState("12")
    let (insertion, deletion) = (
      Edit(replacing: .caret(at: 1), with: "3"), Edit(replacing: .caret(at: 1), with: "")
    )
    let over = Content(["1", "2", "3"], overwrites: true)
    #expect(over.leadsOver(insertion, state) && !over.leadsOver(deletion, state))
    #expect(!over.leadsOver(Edit(replacing: .caret(at: 2), with: "3"), state))
    #expect(!Content(["1", "2", "3"]).leadsOver(insertion, state))
  }

  @Test func `Of a long paste the end is typed, key by key`() {
    let any = TestedField.delegate("any") { _, _, _ in true }
    let text = (1...40).map { "\($0)" }.joined(separator: " ")
    let report = any.examined(
      meaning: [.pasteEqualsTyping], typing: [text], settings: RunSettings(cases: 400))
    #expect(report.isFine, "\(report)")
  }

  @Test func `A rule's answer differs by its text, or by the caret of what is rewritten`() throws {
    let rule = FieldRule([])
    let right = TestedField.rule("right", rule)
    #expect(Self.broken(right, .equals(rule)).isEmpty)
    let front = TestedField.formatter("front") { ($0.replacing($1, with: $2), 0) }
    // Where a platform's own edit is made, the platform places the caret.
    #expect(Self.broken(front, .equals(rule)).isEmpty)
  }

  @Test func `Up to twenty allowed characters are named`() {
    let any = TestedField.delegate("any") { _, _, _ in true }
    let sentences = ["abcdefghijklmnopqrst", "abcdefghijklmnopqrstu"].map { allowed in
      FieldClaims.of(any, meaning: .onlyCharacters(allowed)).last?.statement
    }
    #expect(
      sentences == [
        #"The text has only these characters: "abcdefghijklmnopqrst". (T2)"#,
        #"The text has only these characters: "abcdefghijklmnopqrst" and so on. (T2)"#,
      ])
  }

  @Test func `A character that stands only after twelve others stands`() {
    let far = TestedField.onChange("far") { new in
      let digits = new.asciiDigits
      let mayEnd = digits.count >= 12 && new.hasSuffix("-")
      return mayEnd ? digits + "-" : digits
    }
    #expect(Self.broken(far, .characters("0123456789-"), .formattingIsIdempotent).isEmpty)
    let before = TestedField.onChange("before") { new in
      let isPair = new.count == 2 && new.hasPrefix("-")
      return isPair ? new : String(new.filter { $0 != "-" })
    }
    #expect(
      !Self.broken(before, .characters("-1"), .formattingIsIdempotent)
        .contains("EachAllowedCharacterStands"))
  }

  @Test func `Two limits aren't asked to be reached, and one is`() {
    let five = TestedField.onChange("cut") { String($0.prefix(5)) }
    let claims = { (meaning: [FieldMeaning]) in
      FieldClaims.of(five, meaning: meaning).map(\.property.name)
    }
    #expect(claims([.atMost(5), .formattingIsIdempotent]).contains("TheLimitIsReached"))
    #expect(
      !claims([.atMost(5), .atMost(9, .utf8), .formattingIsIdempotent])
        .contains("TheLimitIsReached"))
    for limit in [5, 10_000, 1_000_001] {
      #expect(!claims([.atMost(limit)]).contains("TheLimitIsReached"))
    }
    for limit in [10_001, 1_000_000] {
      #expect(claims([.atMost(limit)]).contains("TheLimitIsReached"))
    }
    #expect(!claims([.deletionsPass]).contains("WhatFitsIsAccepted"))
  }
}

extension String {
  /// Whether the text ends with an ASCII digit.
  fileprivate var hasDigitLast: Bool { last.map { "0123456789".contains($0) } ?? false }
}
