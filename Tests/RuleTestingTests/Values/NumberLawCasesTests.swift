import Testing

@testable import RuleTesting

/// What each law of number formats says of one input, and which numbers a format can have.
@Suite struct NumberLawCasesTests {
  private func number(
    _ law: String, _ input: NumberInput, reads: [String: String], writes: String = "",
    _ meaning: NumberMeaning = NumberMeaning(groupingSeparator: ",", isStrict: true)
  ) -> [String] {
    let format = TestedNumberFormat(
      name: "table", read: { reads[$0].flatMap { SpelledNumber(described: $0) } },
      write: { _ in writes })
    return saidOf(input, format.laws(meaning), law)
  }

  private static let input = NumberInput(
    number: SpelledNumber(isNegative: false, integer: "1234", fraction: "5"), text: "1234.5",
    grouped: "1,234.5", wrong: "x", others: ["+1", " 1"])

  private static let laws = [
    "EveryTextIsAnswered", "AnswersDependOnlyOnTheText", "TypedNumbersAreRead",
    "GroupedNumbersAreRead", "WhatIsNoNumberIsRefused", "OtherSpellingsAreRefused",
    "WrittenNumbersReadBack", "WritingIsStable",
  ]

  @Test func `Numbers are read as their digits say, and what is none isn't read`() {
    let right = ["1234.5": "1234.5", "1,234.5": "1234.5"]
    for law in Self.laws {
      #expect(number(law, Self.input, reads: right, writes: "1234.5") == [], "\(law)")
    }
    #expect(
      number("TypedNumbersAreRead", Self.input, reads: [:]) == [
        #""1234.5" read as 1234.5"#, "no number", #"#expect(parse("1234.5") == 1234.5)"#,
      ])
    #expect(
      number("GroupedNumbersAreRead", Self.input, reads: ["1,234.5": "1"]) == [
        #""1,234.5" read as 1234.5"#, "1", #"#expect(parse("1,234.5") == 1234.5)"#,
      ])
    #expect(
      number("WhatIsNoNumberIsRefused", Self.input, reads: ["x": "0"]) == [
        #""x" read as no number"#, "0", #"#expect(parse("x") == nil)"#,
      ])
    #expect(
      number("OtherSpellingsAreRefused", Self.input, reads: [" 1": "1"]).first
        == #"" 1" read as no number"#)
    #expect(
      number("WrittenNumbersReadBack", Self.input, reads: ["7": "7"], writes: "7") == [
        "1234.5", #""7", read as 7"#, "#expect(parse(write(1234.5)) == 1234.5)",
      ])
    #expect(number("WritingIsStable", Self.input, reads: [:], writes: "7") == [])
  }

  @Test func `The laws of numbers are asked in order, and one of them first`() {
    let format = TestedNumberFormat(name: "", read: { _ in nil }, write: { _ in "" })
    let asked = format.laws(NumberMeaning(groupingSeparator: ",", isStrict: true))
    #expect(asked.map(\.name) == Self.laws && asked.filter(\.isFirst).map(\.name) == [Self.laws[0]])
    #expect(
      format.laws(NumberMeaning()).map(\.name)
        == Self.laws.filter { $0 != Self.laws[3] && $0 != Self.laws[5] })
    #expect(
      NumberMeaning().leftOut == [
        "GroupedNumbersAreRead: the format has no groups",
        "OtherSpellingsAreRefused: the meaning isn't strict",
      ])
    #expect(NumberMeaning(groupingSeparator: ",", isStrict: true).leftOut.isEmpty)
  }

  @Test func `A number that is written otherwise each time, or read so, is told`() {
    nonisolated(unsafe) var calls = 0
    let format = TestedNumberFormat(
      name: "counts",
      read: { _ in
        calls += 1
        return SpelledNumber(described: "\(calls)")
      }, write: { "0\($0.literal)" })
    let laws = format.laws(NumberMeaning())
    #expect(
      saidOf(Self.input, laws, "AnswersDependOnlyOnTheText") == [
        #""1234.5" read as 1"#, "2", #"#expect(parse("1234.5") == 1)"#,
      ])
    #expect(
      saidOf(Self.input, laws, "WritingIsStable") == [
        #""01234.5""#, #""03""#, #"#expect(parse("01234.5").map(write) == "01234.5")"#,
      ])
    nonisolated(unsafe) var texts: [String] = []
    let kept = TestedNumberFormat(
      name: "kept",
      read: {
        texts.append($0)
        return nil
      },
      write: {
        texts.append($0.literal)
        return ""
      })
    #expect(saidOf(Self.input, kept.laws(NumberMeaning()), "EveryTextIsAnswered") == [])
    #expect(texts == ["1234.5", "1,234.5", "x", "+1", " 1", "1234.5"])
  }

  @Test func `Each other spelling of a number that is read is told`() {
    let all = TestedNumberFormat(
      name: "", read: { SpelledNumber(typed: $0, ".") }, write: { _ in "" })
    let remark = all.remark(NumberMeaning()) ?? ""
    #expect(
      remark.hasPrefix(#"reads "12.555" as 12.555, "+12" as 12, " 12\n" as 12, "١٢""#), "\(remark)")
    #expect(remark.hasSuffix(" as 12; isStrict: true of the meaning forbids that"))
    #expect(all.remark(NumberMeaning(integerDigits: 1))?.hasPrefix(#"reads "3.555" as"#) == true)
    let none = TestedNumberFormat(name: "", read: { _ in nil }, write: { _ in "" })
    #expect(none.remark(NumberMeaning()) == nil)
    #expect(NumberMeaning(decimals: 0).others("1", "").first == "1.5")
    #expect(
      NumberMeaning(decimals: 2, decimalSeparator: ",").others("1", "7").prefix(2) == [
        "1,755", "+1,7",
      ])
    let texts = ["1", "12", "123", "1234", "1234567"].map { $0.grouped(by: "'") }
    #expect(texts == ["1", "12", "123", "1'234", "1'234'567"])
  }

  @Test(
    arguments: [
      (NumberMeaning(decimals: 0, integerDigits: 15), nil),
      (.init(decimals: 14, integerDigits: 1), nil),
      (.init(decimals: 0, integerDigits: 16), .tooManyDigits(16)),
      (.init(decimals: 15, integerDigits: 1), .tooManyDigits(16)),
      (.init(decimals: 0, integerDigits: 0), .tooManyDigits(0)),
      (.init(), nil), (.init(decimals: -1), .negativeLimit(-1)),
      (.init(decimalSeparator: ",", groupingSeparator: ","), .sameSeparators(",")),
      (.init(decimalSeparator: ","), nil), (.init(groupingSeparator: "9"), .badSeparator("9")),
    ] as [(NumberMeaning, MeaningProblem?)])
  func `A number has from one to fifteen digits`(meaning: NumberMeaning, problem: MeaningProblem?) {
    #expect(meaning.problem == problem)
    #expect(NumberMeaning().decimals == 2 && NumberMeaning().integerDigits == 9)
    #expect(!NumberMeaning().isSigned && !NumberMeaning().isStrict)
  }
}
