import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// Right code beside wrong code that is almost the same, judged by all laws of a meaning.
@Suite struct FieldLawTests {
  private static let digits = "0123456789"

  @Test func `A paste that leaves the selection, or goes elsewhere than typing, is found`() {
    func pasting(_ place: @escaping (NSRange, String) -> Int) -> TestedField {
      .formatter("pastes") { text, range, new in
        let range = new.count > 1 ? NSRange(location: place(range, text), length: 0) : range
        return (text.replacing(range, with: new), range.location + new.utf16.count)
      }
    }
    let beside = pasting { range, _ in range.location + range.length }
    let elsewhere = TestedField.formatter("elsewhere") { text, range, new in
      let end = NSRange(location: text.utf16.count, length: 0)
      let place = new.count > 1 && range.length == 0 ? end : range
      return (text.replacing(place, with: new), place.location + new.utf16.count)
    }
    let meanings: [FieldMeaning] = [
      .backspaceEmpties, .onlyCharacters(Self.digits), .accepts("Anything.") { _ in true },
    ]
    for meaning in meanings {
      for field in [beside, elsewhere] {
        #expect(field.broken(meaning, .pasteEqualsTyping).contains("PasteEqualsTyping"))
      }
      #expect(!TestedField.any.broken(meaning, .pasteEqualsTyping).contains("PasteEqualsTyping"))
    }
  }

  @Test func `A field may overwrite, move the caret on, and cut a selection by a refused key`() {
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
    // A month: the caret jumps over the slash that the field writes.
    let month = TestedField.formatter("month") { text, range, new in
      let all = Array(text.replacing(range, with: new).asciiDigits.prefix(4))
      let shown = String(all.prefix(2)) + (all.count > 2 ? "/" : "") + String(all.dropFirst(2))
      let head = (text as NSString).substring(to: range.location)
      let place = min(all.count, (head + new).asciiDigits.count)
      return (shown, place + (place > 2 ? 1 : 0))
    }
    #expect(month.broken(.pasteEqualsTyping).isEmpty)
    // A capital puts the caret to the end, where the next key then types.
    let upper = TestedField.onChange("upper") { $0.uppercased() }
    #expect(upper.broken(.pasteEqualsTyping, typing: ["a1", "b2"], cases: 1_000).isEmpty)
    let beside = TestedField.onChange("beside") { old, new in
      new.count > old.count + 1 ? old + new.suffix(new.count - old.count) : new
    }
    #expect(beside.broken(.pasteEqualsTyping) == ["PasteEqualsTyping"])
  }

  @Test func `Content may be pushed out beyond its limit, and no other content may`() {
    for (room, limit, isBroken) in [(8, 8, false), (9, 8, false), (7, 8, true), (8, nil, true)] {
      let cuts = TestedField.onChange("cuts") { String($0.asciiDigits.prefix(room)) }
      for meaning in [
        FieldMeaning.keepsContent(Self.digits, upTo: limit),
        .keepsContent(upTo: limit) { $0.asciiDigits },
      ] {
        #expect(cuts.broken(meaning, cases: 500).isEmpty != isBroken, "\(room), \(limit ?? 0)")
      }
    }
    // A paste of 555-123-4567 shows (555) ___-1234: three digits are lost that have room.
    let mask = TestedField.formatter("mask") { text, range, replacement in
      let digits = Array(text.asciiDigits + replacement.asciiDigits)
      if replacement.isEmpty { return ("", 0) }
      let isBad = replacement.count > 1 && replacement.contains("-") && digits.count > 7
      let shown = isBad ? "(555) ___-" + String(digits[3..<7]) : String(digits.prefix(10))
      return (shown, shown.utf16.count)
    }
    let hints = ["555-123-4567"]
    let broken = mask.broken(.keepsContent(Self.digits), typing: hints, cases: 2_000)
    #expect(broken == ["ContentIsKept"])
  }

  /// A field whose first three characters can't be deleted.
  private let prefixed = TestedField.formatter("prefixed") { text, range, replacement in
    guard range.location >= 3 else { return nil }
    let new = replacement.filter(\.isASCII)
    return (text.replacing(range, with: new), range.location + new.utf16.count)
  }.beginning(with: "+1 ")

  @Test func `The text of a new field may stay, and other code keeps a text of its own`() {
    #expect(Typist(at: prefixed).text == "+1 " && Typist(at: prefixed).caret == 3)
    #expect(prefixed.broken(.backspaceEmpties).isEmpty)
    let long = FieldMeaning.always("Three characters after the prefix.") { $0.count > 5 }
    #expect(prefixed.broken(long) == ["WhatStandsIsAllowed"])
    let closed = TestedField.delegate("closed") { _, _, _ in false }.beginning(with: "0")
    #expect(closed.broken(.backspaceEmpties, .onlyCharacters("1")).isEmpty)
    let own = TestedField.anew {
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

  @Test func `An input of ASCII is reported first, with another one that breaks the law`() throws {
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

  @Test func `A text that is too long is found in the first case`() {
    let plate = TestedField.formatter("Plate") { text, range, new in
      let all = text.replacing(range, with: new).filter { $0.isLetter || $0.isNumber }
      let shown = String(all.prefix(7)).uppercased()
      return (shown, shown.utf16.count)
    }
    #expect(plate.broken(.atMost(7), cases: 1).contains("StaysWithinTheLimit"))
    let report = TestedField.any.examined(meaning: [.atMost(4)], settings: RunSettings(cases: 1))
    #expect(report.failures.map(\.steps) == [[#"paste "11111"  shows "11111""#]], "\(report)")
  }

  @Test(arguments: ["\u{3164}", "\u{2800}"])
  func `A name of invisible characters is typed`(invisible: String) {
    let name = TestedField.takes("Name") { text in
      text.isEmpty || text.contains { !$0.isWhitespace && $0 != "\u{200B}" }
    }
    let visible = FieldMeaning.always("Something to see.") {
      $0.contains { String($0) != invisible }
    }
    #expect(name.broken(visible, cases: 2_000) == ["WhatStandsIsAllowed"])
  }
}
