import PropertyTesting
import Testing

@testable import RuleTesting

@Suite struct MaskTests {
  private static let phone = MaskMeaning("(###) ###-####")

  /// Writes content into the pattern, without literals at the end.
  @Sendable private static func format(_ content: String) -> String {
    content.filling("(***) ***-****")
  }

  private func broken(_ format: @escaping @Sendable (String) -> String) -> [String] {
    TestedMask("phone", format: format, strip: { $0.asciiDigits }).broken(Self.phone)
  }

  @Test func `A correct mask keeps its laws, and a mask without strip has fewer laws`() throws {
    let mask = TestedMask("phone", format: Self.format, strip: { $0.asciiDigits })
    let report = try requireKeepsLaws(of: mask, meaning: Self.phone)
    // An empty text is checked once, and the simplest input is an additional case.
    #expect(report.checked.count == 7 && report.cases == 6 * 2_001 + 2)
    #expect(mask.examined(meaning: Self.phone).cases == report.cases)
    let onlyFormat = TestedMask("phone", format: Self.format).examined(meaning: Self.phone)
    #expect(onlyFormat.passed && onlyFormat.checked.count == 6)
    let left = ["OtherCharactersAreLeftOut", "StrippingGivesTheContent"]
    #expect(onlyFormat.left.map { $0.prefix { $0 != ":" } } == left.map { $0[...] })
    let counts = onlyFormat.counts
    #expect(counts.accepted > 100 && counts.rewritten > 10 && counts.refused == 0, "\(counts)")
    let none = TestedMask("none") { _ in "" }.examined(meaning: Self.phone).counts
    #expect(none.refused > 150 && none.rewritten == 0, "\(none)")
  }

  @Test func `A mask with a mistake breaks the law about the mistake`() {
    nonisolated(unsafe) var calls = 0
    let remembers = broken { content in
      calls += 1
      return calls.isMultiple(of: 2) ? "" : Self.format(content)
    }
    #expect(remembers.contains("AnswersDependOnlyOnTheContent"))
    #expect(broken { $0.isEmpty ? "(" : Self.format($0) }.contains("EmptyIsEmpty"))
    // No content of more than twelve characters is drawn.
    let twelve = broken { content in
      precondition(content.count <= 12)
      return Self.format(content)
    }
    #expect(twelve == [])
    let trap = broken { content in
      precondition(content.count <= 11)
      return Self.format(content)
    }
    #expect(trap == ["EveryContentIsAnswered"])
    for count in [1, 10, 12] {
      #expect(broken { $0.count == count ? "" : Self.format($0) }.contains("ContentIsShown"))
    }
    #expect(broken { $0.hasSuffix("9") ? "" : Self.format($0) }.contains("ContentIsShown"))
    let code = TestedMask(
      "code", format: { $0.isEmpty ? "" : "+1 \($0.prefix(5))" }, strip: { $0.asciiDigits })
    #expect(code.broken(MaskMeaning("+1 #####")).contains("StrippingGivesTheContent"))
    let drops = TestedMask("drops") { content in
      Self.format(String(content.enumerated().filter { $0.offset != 3 }.map(\.element)))
    }
    let failure = drops.examined(meaning: Self.phone).failures.first
    #expect(failure?.law == "ContentIsShown" && failure?.steps == [#"format "0000""#])
  }

  @Test func `A mask with slots of several kinds fills each with its own characters`() {
    let meaning = MaskMeaning("A-#", slots: ["A": "XY", "#": "01"])
    let mask = TestedMask("seat") { content in
      precondition(content.allSatisfy { "XY01".contains($0) })
      return content.prefix(2).map { "\($0)" }.joined(separator: "-")
    }
    #expect(mask.broken(meaning, cases: 100) == [])
    let wrong = TestedMask("seat") { $0 == "Y1" ? "Y-Y" : mask.format($0) }
    let laws = ["ShownTextFitsThePattern", "ContentIsShown", "TypingKeepsEarlierText"]
    #expect(wrong.broken(meaning) == laws)
    #expect(mask.examined(meaning: MaskMeaning("---")).problem == .noSlots("---"))
    #expect(mask.examined(meaning: MaskMeaning("#", slots: ["#": ""])).problem == .noCharacters)
  }

  @Test func `A strict meaning requires a mask to drop characters that don't fit a slot`() throws {
    let strict = MaskMeaning("(###) ###-####", isStrict: true)
    let mask = TestedMask("phone", format: Self.format)
    #expect(try requireKeepsLaws(of: mask, meaning: Self.phone).remarks.count == 1)
    #expect(mask.broken(strict) == ["OtherCharactersAreLeftOut"])
    let right = TestedMask("phone") { Self.format($0.asciiDigits) }
    let fine = try requireKeepsLaws(of: right, meaning: strict)
    #expect(fine.remarks.isEmpty && fine.checked.count == 7)
    let contents = MaskMeaning("##-##").withOthers("1234")
    #expect(contents.prefix(3) == ["x1234", "12x34", "1234x"] && contents.contains("12٣34"))
    #expect(contents.allSatisfy { $0.count == 5 })
  }
}
