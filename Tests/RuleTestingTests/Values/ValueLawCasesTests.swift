import Foundation
import InputRules
import Testing

@testable import RuleTesting

/// What each law of masks, pickers and wheels says of one input: nothing, or what is expected,
/// found and suggested.
@Suite struct ValueLawCasesTests {
  private static let pair = MaskMeaning("A-A", slots: ["A": "0123"], isStrict: true)

  private func mask(
    _ law: String, _ content: String, _ shown: [String: String], stripped: [String: String]? = nil,
    _ meaning: MaskMeaning = pair
  ) -> [String] {
    var strip: (@Sendable (String) -> String)?
    if let stripped { strip = { stripped[$0] ?? "" } }
    let mask = TestedMask("pair", format: { shown[$0] ?? "" }, strip: strip)
    return saidOf(content, mask.laws(meaning), law)
  }

  @Test func `What is shown fits the pattern and has the content`() {
    #expect(
      mask("ShownTextFitsThePattern", "12", ["12": "1-2-"]) == [
        #"a text of the pattern "A-A""#, #""1-2-", in which "-" doesn't fit"#,
        #"#expect(format("12") != "1-2-")"#,
      ])
    for (shown, wrong) in [("4", "4"), ("1+", "+"), ("1-2", nil), ("1-", nil), ("", nil)] {
      let said = mask("ShownTextFitsThePattern", "12", ["12": shown])
      #expect(
        said.dropFirst().first == wrong.map { "\(shown.shown), in which \"\($0)\" doesn't fit" })
    }
    #expect(
      mask("ContentIsShown", "123", ["123": "1-3"]) == [
        #"a text with "12" in its slots"#, #""1-3""#, #"#expect(format("123") != "1-3")"#,
      ])
    #expect(mask("ContentIsShown", "123", ["123": "1-2"]) == [])
    #expect(mask("ContentIsShown", "1", ["1": "1-"]) == [])
    #expect(
      mask("TypingKeepsWhatStands", "12", ["1": "1-", "12": "2-1"]) == [
        #"a text that begins with "1-""#, #""2-1""#, #"#expect(format("12").hasPrefix("1-"))"#,
      ])
    #expect(mask("TypingKeepsWhatStands", "12", ["1": "1-", "12": "1-2"]) == [])
    #expect(mask("TypingKeepsWhatStands", "", ["": "1-"]) == [])
    #expect(
      mask("EmptyIsEmpty", "1", ["": "-"]) == [
        "an empty text", #""-""#, #"#expect(format("") == "")"#,
      ])
    #expect(mask("EmptyIsEmpty", "1", [:]) == [])
  }

  @Test func `What is stripped is the content, and is shown again`() {
    let shown = ["12": "1-2", "123": "1-2", "1": "1"]
    #expect(
      mask("StrippingGivesTheContent", "123", shown, stripped: ["1-2": "1"]) == [
        #""12""#, #""1""#, #"#expect(strip(format("123")) == "12")"#,
      ])
    #expect(mask("StrippingGivesTheContent", "123", shown, stripped: ["1-2": "12"]) == [])
    #expect(
      mask("FormattingIsStable", "12", shown, stripped: ["1-2": "1"]) == [
        #""1-2""#, #""1""#, #"#expect(format(strip("1-2")) == "1-2")"#,
      ])
    #expect(mask("FormattingIsStable", "12", shown, stripped: ["1-2": "123"]) == [])
  }

  @Test func `What no slot takes is left out where the meaning is strict`() {
    #expect(
      mask("OtherCharactersAreLeftOut", "12", ["1x2": "1-x"]) == [
        #"for "1x2" a text of the pattern "A-A""#, #""1-x", in which "x" doesn't fit"#,
        #"#expect(format("1x2") != "1-x")"#,
      ])
    #expect(mask("OtherCharactersAreLeftOut", "12", ["1x2": "1-2"]) == [])
    let loose = MaskMeaning("A-A", slots: ["A": "0123"])
    #expect(mask("OtherCharactersAreLeftOut", "12", [:], loose) == ["no such law"])
    let shows = TestedMask("shows") { $0 }
    #expect(
      shows.remark(loose) == #"shows "x0" as "x0"; isStrict: true of the meaning forbids that"#)
    #expect(TestedMask("none") { _ in "" }.remark(loose) == nil)
    let others = MaskMeaning("A", slots: ["A": "x -"]).withOthers("ab")
    #expect(others == ["٣ab", "a٣b", "ab٣"])
  }

  @Test func `The laws of masks are asked in order, and one of them first`() {
    let mask = TestedMask("all", format: { $0 }, strip: { $0 })
    let names = [
      "EveryContentIsAnswered", "AnswersDependOnlyOnTheContent", "EmptyIsEmpty",
      "ShownTextFitsThePattern", "ContentIsShown", "TypingKeepsWhatStands",
      "OtherCharactersAreLeftOut", "StrippingGivesTheContent", "FormattingIsStable",
    ]
    let laws = mask.laws(Self.pair)
    #expect(laws.map(\.name) == names && laws.filter(\.isFirst).map(\.name) == [names[0]])
    #expect(laws.filter(\.isAskedOnce).map(\.name) == [names[2]])
    #expect(mask.leftOut(Self.pair).isEmpty)
    nonisolated(unsafe) var calls: [String] = []
    let counts = TestedMask(
      "counts",
      format: {
        calls.append($0)
        return "\(calls.count)"
      },
      strip: {
        calls.append($0)
        return $0
      })
    #expect(saidOf("7", counts.laws(Self.pair), names[0]) == [] && calls == ["7", "1"])
    #expect(
      saidOf("7", counts.laws(Self.pair), names[1]) == [
        #"the same again, "3""#, #""4""#, #"#expect(format("7") == format("7"))"#,
      ])
  }

  @Test func `A picker's dates are told with the rows that were selected`() {
    let meaning = DatePickerMeaning(from: (2_000, 1, 1), through: (2_000, 12, 31))
    func said(
      _ law: String, _ rows: TestedDatePicker.Rows, shows: TestedDatePicker.Rows?, days: Int = 31
    ) -> [String] {
      let shown = shows.map(PickedDate.init)
      let picker = TestedDatePicker(
        "", select: { _, _, _ in shown.map { ($0.year, $0.month, $0.day) } }, days: { _, _ in days }
      )
      return saidOf(PickedDate(rows), picker.laws(meaning), law)
    }
    #expect(
      said("DaysOfTheMonthAreRight", (2_001, 2, 1), shows: nil) == [
        "28 days in the month", "31", "#expect(days(2001, 2) == 28)",
      ])
    #expect(said("DaysOfTheMonthAreRight", (2_001, 2, 1), shows: nil, days: 28) == [])
    #expect(
      said("ShownDatesExist", (2_000, 2, 31), shows: (2_000, 2, 30)) == [
        "a date that exists", "2000-02-30",
        "#expect(select(2000, 2, 31) ?? (0, 0, 0) != (2000, 2, 30))",
      ])
    #expect(said("ShownDatesExist", (2_000, 2, 31), shows: nil) == [])
    #expect(
      said("SelectionsShowWhatIsMeant", (1_999, 2, 31), shows: nil) == [
        "2000-01-01", "no date", "#expect(select(1999, 2, 31) ?? (0, 0, 0) == (2000, 1, 1))",
      ])
    #expect(said("SelectionsShowWhatIsMeant", (2_001, 2, 31), shows: (2_000, 12, 31)) == [])
    let laws = TestedDatePicker("", select: { _, _, _ in nil }, days: { _, _ in 1 }).laws(meaning)
    let names = [
      "EverySelectionIsAnswered", "AnswersDependOnlyOnTheSelection", "DaysOfTheMonthAreRight",
      "ShownDatesExist", "SelectionsShowWhatIsMeant",
    ]
    #expect(laws.map(\.name) == names && laws.filter(\.isFirst).map(\.name) == [names[0]])
    #expect(PickedDate.days(2_023, 13) == 31 && PickedDate((2_023, 0, 40)).inItsMonth.day == 31)
  }

  @Test func `Wheels are told with their rows`() {
    func said(
      _ law: String, _ rows: [Int], value: Int, shows: [Int], _ meaning: WheelsMeaning<Int>
    ) -> [String] {
      let wheels = TestedWheels("", rows: [2, 3], select: { _ in value }, show: { _ in shows })
      return saidOf(rows, wheels.laws(meaning), law)
    }
    #expect(
      said("ShownRowsExist", [1, 2], value: 5, shows: [2, 2], .rows) == [
        "one of [2, 3] rows of each wheel", "rows [2, 2]",
        "#expect(show(select([1, 2])) == [1, 2])",
      ])
    for shows in [[1, 3], [-1, 0], [1], [1, 1, 1]] {
      #expect(said("ShownRowsExist", [1, 2], value: 5, shows: shows, .rows) != [])
    }
    #expect(said("ShownRowsExist", [0, 0], value: 5, shows: [1, 2], .rows) == [])
    #expect(
      said("SelectedRowsAreShown", [1, 2], value: 5, shows: [1, 1], .rows) == [
        "rows [1, 2]", "rows [1, 1], for 5", "#expect(show(select([1, 2])) == [1, 2])",
      ])
    #expect(
      said("SelectedValueIsMeant", [1, 2], value: 5, shows: [], .value { $0[0] + $0[1] }) == [
        "3", "5", "#expect(select([1, 2]) == 3)",
      ])
    #expect(
      said("SelectedValueIsMeant", [1, 2], value: 3, shows: [], .value { $0[0] + $0[1] }) == [])
    #expect(
      said("LargerRowsAreLarger", [0, 2], value: 5, shows: [], .ordered) == [
        "more than 5 at rows [1, 0]", "5", "#expect(select([0, 2]) < select([1, 0]))",
      ])
    #expect(
      said("LargerRowsAreLarger", [0, 0], value: 5, shows: [], .ordered)[0].hasSuffix("[0, 1]"))
    #expect(said("LargerRowsAreLarger", [1, 2], value: 5, shows: [], .ordered) == [])
  }

  @Test func `Wheels of other values, or that remember, are told as well`() {
    let flags = TestedWheels("", rows: [2], select: { $0[0] == 1 }, show: { [$0 ? 1 : 0] })
    let laws = flags.laws(.value { $0[0] == 0 })
    #expect(saidOf([1], laws, "SelectedValueIsMeant").last == "#expect(select([1]) == false)")
    #expect(laws.filter(\.isFirst).map(\.name) == ["EverySelectionIsAnswered"])
    nonisolated(unsafe) var count = 0
    let counts = TestedWheels(
      "", rows: [2],
      select: { _ in
        count += 1
        return count
      }, show: { [$0] })
    #expect(
      saidOf([1], counts.laws(.rows), "AnswersDependOnlyOnTheSelection") == [
        "the same again, 1", "2", "#expect(select([1]) == select([1]))",
      ])
  }
}
