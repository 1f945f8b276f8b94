import Foundation
import InputRules
import Testing

@testable import RuleTesting

/// What each law of dates says of one input: nothing, or what is expected, found and suggested.
@Suite struct DateLawTests {
  /// 2 March 2026, 03:04:05 UTC.
  private static let moment = 1_772_420_645_000
  private static let text = "2026-03-02T03:04:05Z"

  /// A format that reads a timestamp and writes it, each by a table.
  private static func format(
    reads: [String: Int] = [text: moment], writes: [Int: String] = [moment: text]
  ) -> TestedDateFormat {
    TestedDateFormat(name: "table", read: { reads[$0] }, write: { writes[$0] ?? "" })
  }

  private static func input(
    _ moment: Int = moment, _ text: String = text, later: String? = nil, altered: String = "",
    unseen: Int = 0
  ) -> DateInput {
    DateInput(moment: moment, text: text, later: later, altered: altered, unseen: unseen)
  }

  private func said(
    _ law: String, of format: TestedDateFormat = format(), _ input: DateInput = input(),
    _ meaning: DateMeaning = .rfc3339()
  ) -> [String] {
    format.laws(meaning).said(law, input)
  }

  @Test func `The laws of dates are asked in order, and one of them first`() {
    let names = [
      "EveryTextIsAnswered", "AnswersDependOnlyOnTheText", "DatesAreRead", "WhatIsNoDateIsRefused",
      "WhatIsWrittenIsTheDate", "WrittenDatesReadBack", "UnseenPartsDontMatter", "OrderIsKept",
    ]
    let laws = Self.format().laws(.rfc3339())
    #expect(laws.map(\.name) == names && laws.filter(\.isFirst).map(\.name) == [names[0]])
    #expect(Self.format().laws(.layout("HH:mm")).map(\.name) == names.dropLast())
    for law in laws.dropFirst() {
      // What is read and written is as it should be.
      #expect(laws.said(law.name, Self.input(later: "2026-03-02T03:04:06Z")) == [], "\(law.name)")
    }
  }

  @Test func `Every text of an input is read, and its moment written`() {
    nonisolated(unsafe) var calls: [String] = []
    let format = TestedDateFormat(
      name: "calls",
      read: {
        calls.append($0)
        return nil
      },
      write: {
        calls.append("\($0)")
        return ""
      })
    #expect(format.laws(.rfc3339()).said("EveryTextIsAnswered", Self.input(altered: "x")) == [])
    #expect(calls == [Self.text, "x", "", "\(Self.moment)"])
  }

  @Test func `A text is read as what it says`() {
    let nothing = Self.format(reads: [:])
    #expect(
      said("DatesAreRead", of: nothing) == [
        #""2026-03-02T03:04:05Z" read as 2026-03-02T03:04:05Z"#, "no date",
        #"#expect(parse("2026-03-02T03:04:05Z")?.timeIntervalSince1970 == 1772420645.0)"#,
      ])
    let wrong = Self.format(reads: [Self.text: Self.moment - 1, "2026-02-30T00:00:00Z": 500])
    #expect(said("DatesAreRead", of: wrong)[1] == "2026-03-02T03:04:04.999Z")
    let altered = Self.input(altered: "2026-02-30T00:00:00Z")
    #expect(
      said("WhatIsNoDateIsRefused", of: wrong, altered) == [
        #""2026-02-30T00:00:00Z" read as no date"#, "1970-01-01T00:00:00.500Z",
        #"#expect(parse("2026-02-30T00:00:00Z") == nil)"#,
      ])
    #expect(said("WhatIsNoDateIsRefused", of: nothing, altered) == [])
    // What is open may be read or refused.
    #expect(said("WhatIsNoDateIsRefused", Self.input(altered: "2026-03-02T24:00:00Z")) == [])
    let meaning = DateMeaning.layout("yyyy-MM-dd HH:mm", in: .oneSummer)
    let twice = Self.input(Self.moment, "2026-10-25 02:30")
    #expect(
      said("DatesAreRead", of: nothing, twice, meaning) == [
        #""2026-10-25 02:30" read as 2026-10-25T00:30:00Z or 2026-10-25T01:30:00Z"#, "no date",
        #"#expect(parse("2026-10-25 02:30")?.timeIntervalSince1970 == 1792888200.0)"#,
      ])
    let second = Self.format(reads: ["2026-10-25 02:30": 1_792_891_800_000])
    #expect(said("DatesAreRead", of: second, twice, meaning) == [])
  }

  @Test(arguments: [[nil, 5_000], [5_000, nil], [5_000, 6_000]] as [[Int?]])
  func `A text is read twice as the same`(answers: [Int?]) {
    nonisolated(unsafe) var left = answers
    let format = TestedDateFormat(name: "", read: { _ in left.removeFirst() }, write: { _ in "" })
    let said = said("AnswersDependOnlyOnTheText", of: format)
    let words = answers.map { $0?.date ?? "no date" }
    #expect(said.prefix(2) == ["\"\(Self.text)\" read as \(words[0])", words[1]])
  }

  @Test(arguments: [
    ("2026-03-02T03:04:05Z", true), ("2026-03-02T03:04:05.7Z", true),
    ("2026-03-02T03:04:05.78Z", true), ("2026-03-02T03:04:05.789Z", true),
    ("2026-03-02T03:04:05.79Z", false), ("2026-03-02T03:04:06Z", false), ("x", false),
    ("2026-03-02T04:04:05.7+01:00", true), ("2026-03-02T24:00:00Z", true),
  ])
  func `What is written says the moment, to the decimals that it has`(text: String, isRight: Bool) {
    let moment = Self.moment + 789
    let format = Self.format(writes: [moment: text])
    let input = Self.input(moment)
    let words = [
      "2026-03-02T03:04:05.789Z written as such", text.shown,
      "#expect(write(parse(\"2026-03-02T03:04:05Z\")!) == \"2026-03-02T03:04:05Z\")",
    ]
    let said = said("WhatIsWrittenIsTheDate", of: format, input, .rfc3339(decimals: 0...3))
    #expect(said == (isRight ? [] : words))
  }

  @Test func `What is written is read as its moment, without what isn't written`() {
    let moment = Self.moment + 789
    let right = Self.format(writes: [moment: Self.text])
    #expect(said("WrittenDatesReadBack", of: right, Self.input(moment)) == [])
    #expect(said("WhatIsWrittenIsTheDate", of: right, Self.input(moment)) == [])
    let unread = Self.format(reads: [:], writes: [moment: "x"])
    #expect(
      said("WrittenDatesReadBack", of: unread, Self.input(moment)) == [
        #"2026-03-02T03:04:05Z read of "x""#, "no date",
        #"#expect(parse(write(parse("2026-03-02T03:04:05Z")!)) == parse("2026-03-02T03:04:05Z"))"#,
      ])
    let other = Self.format(reads: ["x": 0], writes: [moment: "x"])
    #expect(
      said("WrittenDatesReadBack", of: other, Self.input(moment))[1] == "1970-01-01T00:00:00Z")
  }

  @Test func `Dates that show the same are written alike`() {
    let law = "UnseenPartsDontMatter"
    let day = DateMeaning.layout("yyyy-MM-dd")
    let writes = [Self.moment: "2026-03-02", Self.moment + 3_600_000: "2026-03-03"]
    let rounding = Self.format(writes: writes)
    let hour = Self.input(unseen: 3_600_000)
    #expect(
      said(law, of: rounding, hour, day) == [
        #""2026-03-02" for 2026-03-02T04:04:05Z as well"#, #""2026-03-03""#,
        #"#expect(write(parse("2026-03-02")! + 3600.0) == "2026-03-02")"#,
      ])
    #expect(said(law, of: rounding, Self.input(), day) == [])
    // Of other minutes, of another day, and of a local time that there is twice, nothing is said.
    #expect(said(law, of: rounding, hour, .layout("yyyy-MM-dd HH:mm")) == [])
    #expect(said(law, of: rounding, Self.input(unseen: 80_000_000), day) == [])
    let meaning = DateMeaning.layout("yyyy-MM-dd HH", in: .oneSummer)
    let twice = 1_792_888_200_000
    let other = Self.format(writes: [twice: "x", twice - 3_600_000: "x"])
    #expect(said(law, of: other, Self.input(twice, unseen: 3_600_000), meaning) == [])
    #expect(said(law, of: other, Self.input(twice, unseen: 60_000), meaning) == [])
    #expect(said(law, of: other, Self.input(twice - 3_600_000, unseen: 60_000), meaning) != [])
  }

  @Test func `Of two dates, the earlier one is read as the earlier one`() {
    let later = "2026-03-02T03:04:06Z"
    let reads = { (one: Int, two: Int) in Self.format(reads: [Self.text: one, later: two]) }
    let input = Self.input(later: later)
    #expect(
      said("OrderIsKept", of: reads(7_000, 7_000), input) == [
        #""2026-03-02T03:04:05Z" before "2026-03-02T03:04:06Z""#,
        "1970-01-01T00:00:07Z and 1970-01-01T00:00:07Z",
        #"#expect(parse("2026-03-02T03:04:05Z")! < parse("2026-03-02T03:04:06Z")!)"#,
      ])
    #expect(said("OrderIsKept", of: reads(7_000, 6_000), input) != [])
    #expect(said("OrderIsKept", of: reads(7_000, 8_000), input) == [])
    #expect(said("OrderIsKept", of: reads(7_000, 6_000), Self.input(later: Self.text)) == [])
    #expect(said("OrderIsKept", of: reads(7_000, 6_000), Self.input()) == [])
  }

  @Test func `Of a format without a date, the time of day is compared`() {
    let zone = DateMeaning.layout("HH:mm", in: .oneSummer)
    let seven = zone.reading(of: "07:00") ?? []
    // In winter, in summer, before 1970, and a second off.
    let found = [21_600_000, 1_782_882_000_000, -64_800_000, 21_599_000].map {
      zone.isOne($0, of: seven)
    }
    #expect(found == [true, true, true, false])
    #expect(zone.isOne(nil, of: []) && !zone.isOne(nil, of: seven) && !zone.isOne(0, of: []))
    let offset = DateMeaning.layout("HH:mmXXX", in: .oneSummer)
    #expect(offset.isOne(1_782_878_400_000, of: offset.reading(of: "05:00+01:00") ?? []))
    #expect(!DateMeaning.layout("yyyy").isOne(86_400_000, of: [0]))
  }

  @Test func `The moment of a text is the last that is no later, or the first`() {
    let (first, second) = (1_792_888_200_000, 1_792_891_800_000)
    let shown = [DateMeaning.Overlap.either, .first, .second].map { overlap in
      let meaning = DateMeaning.layout("yyyy-MM-dd HH:mm", in: .oneSummer, overlap: overlap)
      return [first + 7, second + 7].map(meaning.shown)
    }
    #expect(shown == [[first, second], [first, first], [second, second]])
    #expect(DateMeaning.layout("yyyy").shown(-9_999_999_999_999) == -9_999_999_999_999)
  }

  @Test func `Each other spelling that is read is told`() {
    let meaning = DateMeaning.layout("EEEE, d MMMM yyyy HH:mm")
    let all = TestedDateFormat(name: "", read: { _ in 0 }, write: { _ in "" })
    #expect(
      all.remark(meaning) == #"""
        reads " Monday, 2 March 2026 03:04", "Monday, 2 March 2026 03:04 ", \#
        "monday, 2 march 2026 03:04", "MONDAY, 2 MARCH 2026 03:04", "Monday, 2 March 2026 3:4", \#
        "Monday, ٢ March ٢٠٢٦ ٠٣:٠٤" \#
        ("Monday, \u{0662} March \u{0662}\u{0660}\u{0662}\u{0666} \#
        \u{0660}\u{0663}:\u{0660}\u{0664}"); isStrict: true of the meaning forbids that
        """#)
    #expect(all.remark(.layout("EEEE, d MMMM yyyy HH:mm", isStrict: true)) == nil)
    let text = "Monday, 2 March 2026 03:04"
    let exact = TestedDateFormat(name: "", read: { $0 == text ? 0 : nil }, write: { _ in "" })
    #expect(exact.remark(meaning) == nil)
    let seconds = DateMeaning.layout("yyyyMMddHHmmssSSS")
    #expect(all.remark(seconds)?.contains(#"" 20260302030405000""#) == true)
  }
}

extension [ValueLaw<DateInput>] {
  /// What a law says of an input; nothing if the input keeps it.
  fileprivate func said(_ name: String, _ input: DateInput) -> [String] {
    saidOf(input, self, name)
  }
}

/// What a law says of an input; nothing if the input keeps it.
func saidOf<Input>(_ input: Input, _ laws: [ValueLaw<Input>], _ name: String) -> [String] {
  do {
    guard let law = laws.first(where: { $0.name == name }) else { return ["no such law"] }
    try law.check(input)
    return []
  } catch let broken as BrokenLaw {
    return [broken.expected, broken.found, broken.expectation]
  } catch {
    return ["\(error)"]
  }
}
