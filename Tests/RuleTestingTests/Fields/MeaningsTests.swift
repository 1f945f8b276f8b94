import InputRules
import Testing

@testable import RuleTesting

/// What the parts of a meaning say together, before any field is asked.
@Suite struct MeaningsTests {
  private static let any: @Sendable (String) -> Bool = { _ in true }

  @Test func `Characters that may stand are those that all parts allow`() {
    let both = Meanings(all: [.characters("abc"), .onlyCharacters("bcd")])
    #expect(both.characters == ["b", "c"] && both.promised == ["b", "c"])
    let only = Meanings(all: [.onlyCharacters("ab")])
    #expect(only.characters == ["a", "b"] && only.promised == nil)
    let none = Meanings(all: [.atMost(3)])
    #expect(none.characters == nil && none.promised == nil && none.content == nil)
  }

  @Test func `A function says what is kept, and else all characters that are named`() {
    let listed = Meanings(all: [.keepsContent("ab"), .keepsContent("12")])
    #expect(listed.content?.of("a-1x") == "a1")
    let function = Meanings(all: [.keepsContent("ab"), .keepsContent { String($0.prefix(1)) }])
    #expect(function.content?.of("xyz") == "x")
    #expect(Content.lettersAndDigits.of("a-1 ٣") == "a1٣")
  }

  @Test func `What is typed is named, promised, kept or allowed, in this order`() {
    let parts: [FieldMeaning] = [.onlyCharacters("xyz"), .keepsContent("xy"), .characters("xz")]
    #expect(Meanings(all: parts, typing: ["ab", "", "ba"]).alphabet.expected == ["a", "b"])
    #expect(Meanings(all: parts, typing: ["ab", ""]).alphabet.texts == ["ab"])
    #expect(Meanings(all: parts).alphabet.expected == ["x", "z"])
    #expect(Meanings(all: Array(parts.prefix(2))).alphabet.expected == ["x", "y"])
    #expect(Meanings(all: Array(parts.prefix(1))).alphabet.expected == ["x", "y", "z"])
    #expect(Meanings(all: []).alphabet.expected == Array("1234567890"))
  }

  @Test func `Limits are those of the meaning and of its rule`() throws {
    let rule = FieldRule([try MaximumLength(7)])
    let meanings = Meanings(all: [.atMost(4), .equals(rule), .atMost(9, .utf8)])
    #expect(meanings.alphabet.limits == [4, 9, 7])
    #expect(meanings.problem == nil)
    let twice = Meanings(all: [.atMost(4), .atMost(9, .utf8), .atMost(5, .utf8)])
    #expect(twice.problem == .severalLimits(9, 5, unit: "utf8"))
    #expect(Meanings(all: [.atMost(0)]).problem == nil)
  }

  private static let digits = TestedField.delegate("digits") { _, _, new in
    new.allSatisfy { "0123456789".contains($0) }
  }

  /// Whether a text fits that is typed at a place of “12”.
  private func fits(
    _ text: String, at range: TextRange = .caret(at: 2), _ parts: FieldMeaning...
  ) -> Bool {
    let (edit, before) = (Edit(replacing: range, with: text), FieldState("12"))
    return Meanings(all: parts).fits(before.spliced(edit).text, edit, of: before, Self.digits)
  }

  @Test func `What fits is short enough and of the right characters`() {
    #expect(fits("3", .atMost(3)) && !fits("34", .atMost(3)))
    #expect(fits("3", .atMost(3, .utf8)) && !fits("é", .atMost(3, .utf8), .characters("12é")))
    #expect(fits("a", .characters("12a")) && !fits("b", .characters("12a")))
    #expect(fits("3", .atMost(9)) && !fits("a", .atMost(9)))
  }

  @Test func `What joins what stands may count as one more, so it isn't said that it fits a limit`()
  {
    let (edit, before) = (Edit(replacing: .caret(at: 2), with: "\n"), FieldState("1\r"))
    for (parts, isFine) in [([FieldMeaning](), true), ([.atMost(9)], false)] {
      let meanings = Meanings(all: parts + [.characters("1\r\n")])
      #expect(meanings.fits("1\r\n", edit, of: before, Self.digits) == isFine)
    }
    #expect(fits("3", at: TextRange(location: 0, length: 1), .atMost(2)))
  }

  @Test func `A condition that decides alone takes all that satisfies it`() {
    let short = FieldMeaning.accepts("Short.") { $0.count < 4 }
    #expect(fits("a", short) && !fits("ab", short))
    let never = FieldMeaning.accepts("Never.") { _ in false }
    #expect(fits("", at: TextRange(location: 0, length: 2), never))
    #expect(!fits("", at: TextRange(location: 0, length: 1), never))
  }

  @Test func `Beside a condition that always holds, only what is typed at the end counts`() {
    let always = FieldMeaning.always("Any.", Self.any)
    #expect(fits("3", always) && !fits("a", always))
    #expect(fits("a", always, .characters("12a")))
    #expect(!fits("3", at: .caret(at: 1), always))
    #expect(fits("3", at: TextRange(location: 1, length: 1), always))
    #expect(!fits("", at: TextRange(location: 1, length: 1), always))
    #expect(!fits("3", .always("Short.") { $0.count < 3 }))
  }

  @Test func `A field that formats may show another form if no condition decides alone`() {
    let formats = TestedField.onChange("any") { $0 }
    for part in [
      FieldMeaning.always("Any.", Self.any), .keepsContent("1"), .formattingIsIdempotent,
    ] {
      #expect(Meanings(all: [part, .atMost(3)]).mayFormat(formats))
      #expect(!Meanings(all: [part]).mayFormat(Self.digits))
      #expect(!Meanings(all: [part, .accepts("Any.", Self.any)]).mayFormat(formats))
    }
    let plain = Meanings(all: [.atMost(3)])
    #expect(!plain.mayFormat(formats) && plain.whyFormIsOpen(in: formats) == nil)
    let only = Meanings(all: [.onlyCharacters("1")])
    #expect(only.whyFormIsOpen(in: Self.digits)?.contains("which of them go in") == true)
    for other in [FieldMeaning.characters("1"), .accepts("Any.", Self.any)] {
      let meanings = Meanings(all: [.onlyCharacters("1"), other])
      #expect(meanings.whyFormIsOpen(in: Self.digits) == nil)
    }
  }
}
