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
