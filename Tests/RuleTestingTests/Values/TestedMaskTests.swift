import PropertyTesting
import Testing

@testable import RuleTesting

@Suite struct TestedMaskTests {
  private static let phone = MaskMeaning("(###) ###-####")

  /// Writes content into the pattern, and nothing after it.
  @Sendable private static func format(_ content: String) -> String {
    var rest = content[...]
    var shown = ""
    for character in "(###) ###-####" {
      guard let next = rest.first else { break }
      if character == "#" { rest.removeFirst() }
      shown.append(character == "#" ? next : character)
    }
    return shown
  }

  @Sendable private static func digits(_ text: String) -> String {
    text.filter { "0123456789".contains($0) }
  }

  private func broken(
    _ format: @escaping @Sendable (String) -> String,
    strip: @escaping @Sendable (String) -> String = digits
  ) -> [String] {
    TestedMask("phone", format: format, strip: strip).examined(meaning: Self.phone)
      .failures.map(\.law)
  }

  @Test func `A character that no slot takes stands at the start, in the middle and at the end`() {
    let contents = MaskMeaning("##-##").withOthers("1234")
    #expect(contents.prefix(3) == ["x1234", "12x34", "1234x"], "\(contents)")
    #expect(contents.contains("12٣34") && !contents.contains { $0.count != 5 })
  }

  @Test func `A right mask keeps the laws`() throws {
    let mask = TestedMask("phone", format: Self.format, strip: Self.digits)
    let report = try requireKeepsLaws(of: mask, meaning: Self.phone)
    #expect(report.asked.count == 8)
    // What is empty is asked once; the simplest input is one more.
    #expect(report.cases == 7 * 2_001 + 2)
    #expect(mask.examined(meaning: Self.phone).cases == report.cases)
  }

  @Test func `Laws about stripping aren't asked of a mask that can't, and the report says why`()
    throws
  {
    let onlyFormat = TestedMask("phone", format: Self.format)
    let report = try requireKeepsLaws(of: onlyFormat, meaning: Self.phone)
    #expect(report.asked.count == 6)
    #expect(
      report.left == [
        "OtherCharactersAreLeftOut: the meaning isn't strict",
        "StrippingGivesTheContent: there is no strip", "FormattingIsStable: there is no strip",
      ])
    #expect(report.summary.contains("not checked: FormattingIsStable: there is no strip"))
  }

  @Test func `Contents that fit are counted apart from those that are cut`() throws {
    let mask = TestedMask("phone", format: Self.format)
    let counts = try requireKeepsLaws(of: mask, meaning: Self.phone).counts
    #expect(counts.accepted > 100 && counts.rewritten > 10 && counts.refused == 0, "\(counts)")
    let none = TestedMask("none") { _ in "" }.examined(meaning: Self.phone)
    #expect(none.counts.refused > 150 && none.counts.rewritten == 0, "\(none.counts)")
  }

  @Test func `A mask that remembers is found`() {
    nonisolated(unsafe) var calls = 0
    let mask = TestedMask("phone") { content in
      calls += 1
      return calls.isMultiple(of: 2) ? "" : Self.format(content)
    }
    let laws = mask.examined(meaning: Self.phone).failures.map(\.law)
    #expect(laws.contains("AnswersDependOnlyOnTheContent"))
  }

  @Test func `A digit dropped at a literal is found`() throws {
    let mask = TestedMask("phone") { content in
      Self.format(String(content.enumerated().filter { $0.offset != 3 }.map(\.element)))
    }
    let failure = try #require(mask.examined(meaning: Self.phone).failures.first)
    #expect(failure.law == "ContentIsShown")
    #expect(failure.steps == [#"format "0000""#])
    #expect(failure.expected == #"a text with "0000" in its slots"#)
  }

  @Test func `A pattern that begins before anything is typed is found`() {
    let mask = TestedMask("phone") { $0.isEmpty ? "(" : Self.format($0) }
    let report = mask.examined(meaning: Self.phone)
    let failure = report.failures.first { $0.law == "EmptyIsEmpty" }
    #expect(failure?.test.hasPrefix("@Test func emptyIsEmpty() {  // format of “phone”") == true)
  }

  @Test func `A country's code that is taken for content is found`() {
    let mask = TestedMask(
      "phone", format: { $0.isEmpty ? "" : "+1 \($0.prefix(5))" }, strip: Self.digits)
    let report = mask.examined(meaning: MaskMeaning("+1 #####"))
    #expect(report.failures.map(\.law).contains("StrippingGivesTheContent"))
  }

  @Test func `An index beyond the pattern is a trap with its content`() throws {
    let mask = TestedMask("phone") { content in
      let places = Array("(###) ###-####").indices.filter { ![0, 4, 5, 9].contains($0) }
      return content.isEmpty
        ? "" : String(Self.format(content).prefix(places[content.count - 1] + 1))
    }
    let report = mask.examined(meaning: Self.phone)
    #expect(report.asked == ["EveryContentIsAnswered"])
    let failure = try #require(report.failures.first)
    #expect(failure.steps == [#"format "00000000000""#])
  }

  @Test(arguments: ["9", "0123456789", "012345678901"])
  func `A mask that drops one content is found`(content: String) {
    let ends = TestedMask("phone") { $0.hasSuffix("9") ? "" : Self.format($0) }
    let counts = TestedMask("phone") { $0.count == content.count ? "" : Self.format($0) }
    for mask in [ends, counts] {
      let laws = mask.examined(meaning: Self.phone).failures.map(\.law)
      #expect(laws.contains("ContentIsShown"))
    }
  }

  @Test func `A content has up to two characters more than the pattern has slots`() throws {
    let mask = TestedMask("phone") { content in
      precondition(content.count <= 12)
      return Self.format(content)
    }
    try requireKeepsLaws(of: mask, meaning: Self.phone)
  }

  @Test func `Slots of several kinds are filled each with its own`() throws {
    let meaning = MaskMeaning("A-#", slots: ["A": "XY", "#": "01"])
    let mask = TestedMask("seat") { content in
      precondition(content.allSatisfy { "XY01".contains($0) })
      return content.prefix(2).map { "\($0)" }.joined(separator: "-")
    }
    try requireKeepsLaws(of: mask, meaning: meaning, settings: RunSettings(cases: 100))
    let wrong = TestedMask("seat") { $0 == "Y1" ? "Y-Y" : mask.format($0) }
    let failures = wrong.examined(meaning: meaning).failures
    #expect(
      failures.map(\.law)
        == ["ShownTextFitsThePattern", "ContentIsShown", "TypingKeepsWhatStands"])
    #expect(failures.first?.found == #""Y-Y", in which "Y" doesn't fit"#)
  }

  @Test func `A mask that doesn't filter is told, and found if the meaning is strict`() throws {
    let strict = MaskMeaning("(###) ###-####", isStrict: true)
    let mask = TestedMask("phone", format: Self.format)
    let report = try requireKeepsLaws(of: mask, meaning: Self.phone)
    let words = #"also shows "x0" as "(x0"; isStrict: true of the meaning forbids that"#
    #expect(report.summary.contains("\n  \(words)"), "\(report)")
    let failure = try #require(mask.examined(meaning: strict).failures.first)
    #expect(failure.law == "OtherCharactersAreLeftOut")
    let filters: [@Sendable (String) -> String] = [
      Self.digits, { String($0.prefix { "0123456789".contains($0) }) },
    ]
    for filtered in filters {
      let right = TestedMask("phone") { Self.format(filtered($0)) }
      let fine = try requireKeepsLaws(of: right, meaning: strict)
      #expect(fine.remarks.isEmpty && fine.asked.count == 7)
    }
  }

  @Test func `A pattern without a slot is a problem`() {
    let mask = TestedMask("none", format: Self.format)
    #expect(mask.examined(meaning: MaskMeaning("---")).problem == .noSlots("---"))
    #expect(mask.examined(meaning: MaskMeaning("#", slots: ["#": ""])).problem == .noCharacters)
  }
}
