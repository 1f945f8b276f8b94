import Foundation
import Testing

@testable import input_rules

/// Exceptions of many rows at once are held in both directions as well.
@Suite struct VectorsKindsTests {
  private static let reading = "babel_parse_decimal.json"
  private static let writing = "babel_format_decimal.json"

  @Test func everyKindCoversSoManyRows() throws {
    let names = [
      Self.reading, Self.writing, "mask_transitions_peers.jsonl", "anyformatkit_formatInput.jsonl",
    ]
    let counts = try names.map { try Vectors.report($0).exceptedReasons }
    let expected = Self.babel.merging(Self.patterns) { $1 }.merging(Self.sums) { $1 }
    #expect(counts.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) } == expected)
    #expect(Set(expected.keys) == Set(VectorExceptionKind.all.map(\.ground)))
    #expect(VectorExceptionKind.all.count == expected.count)
  }

  private static let babel = [
    "by N1: What is called NaN has no digits, and Python has a value for it.": 20,
    "by N3: A point that is none of the locale's symbols is nothing, and Python takes it.": 25,
    "by N3: Digits are ASCII's and the locale's own, and Python takes those of every script.": 52,
    "by N3: The locale's own minus sign is a sign, and Python takes ASCII's alone.": 4,
    "by N4: Grouping separators stand between two integer digits, and Babel drops them anywhere.":
      23,
    "by N4: One grouping separator out of its place might be another locale's decimal separator.":
      8,
    "by N6: There is nothing before or behind a number, and Python strips white space.": 39,
    "by N7: A negative number has the locale's minus sign, and Babel writes ASCII's.": 4,
  ]

  private static let patterns = [
    "by F5: Literals at the end go with the last digit behind them, and IMask keeps them when "
      + "deleting forward.": 11,
    "by F5: Literals before a deletion are kept, and IMask takes or adds whole runs.": 5,
    "by F6: A typed literal is passed wherever its run has it, and Maskito lets the first one only "
      + "pass.": 2,
    "by F6: The caret is behind what is written, and where nothing is, AnyFormatKit leaves it.": 2,
  ]

  private static let sums = [
    "by N1: No integer part of several digits begins with a zero, and AnyFormatKit drops the zero.":
      2,
    "by N7: An insertion that leaves too many digits is refused, and AnyFormatKit cuts the last "
      + "off.": 1,
    "by N7: The caret stands right behind a digit, and AnyFormatKit counts its place from the end.":
      4,
  ]

  @Test func everyKindIsNeeded() throws {
    let files = try [Self.reading, Self.writing].map { try VectorFile(reading: Vectors.path($0)) }
    let excepted = files.reduce(0) { $0 + $1.checked().excepted }
    for kind in VectorExceptionKind.babel {
      let others = VectorExceptionKind.all.filter { $0.ground != kind.ground }
      let left = files.reduce(0) { $0 + $1.checked(kinds: others).excepted }
      #expect(left < excepted, "\(kind.ground)")
    }
  }

  @Test func withoutKindsTheirRowsFail() throws {
    let report = try VectorFile(reading: Vectors.path(Self.reading)).checked(kinds: [])
    #expect(report.failed == 171)
    let first = try #require(report.differences.first)
    #expect(first.line == 145)
    #expect(first.expected == "3")
    #expect(first.ours == "refused")
  }

  @Test func aKindThatCoversARowThatPassesIsStale() throws {
    let kind = VectorExceptionKind(clause: "N3", reason: "A test.") { (row: BabelReadingRow) in
      row.input == "+1" ? "1" : nil
    }
    let report = try VectorFile(reading: Vectors.path(Self.reading)).checked(
      kinds: VectorExceptionKind.all + [kind])
    #expect(report.failed == 21)
    #expect(
      report.differences.first?.note
        == "the exception by N3 is stale: the row passes; narrow its kind")
  }

  @Test func aKindAllowsItsAnswerAlone() throws {
    let kind = VectorExceptionKind(clause: "N6", reason: "A test.") { (row: BabelReadingRow) in
      row.input.first == " " ? "13" : nil
    }
    let report = try VectorFile(reading: Vectors.path(Self.reading)).checked(kinds: [kind])
    #expect(report.failed == 171)
    #expect(
      report.differences.contains { $0.note == "the exception by N6 allows another answer: 13" })
  }

  @Test(arguments: [
    ("de_DE", "1.234.5,6", false, "12345.6", 0), ("de_DE", "1,234.5", false, "1.2345", 1),
    ("de_DE", "1.50", false, "150", 1), ("de_DE", "1.500", false, "1500", 0),
    ("de_DE", "1.50,5", false, "150.5", 0), ("de_DE", "1500.000", false, "1500000", 1),
    ("en_IN", "123,456", false, "123456", 1), ("en_IN", "12,345", false, "12345", 0),
    ("fr_FR", "\u{2003}1", true, "1", 1), ("ar", "١", false, "1", 1), ("ru", ".5", true, "0.5", 1),
  ])
  func rowsOfAUsersOwnAreOfAKindToo(
    locale: String, input: String, isStrict: Bool, value: String, excepted: Int
  ) throws {
    let report = try Vectors.report(
      of: """
        [{"locale": "\(locale)", "input": "\(input)", "strict": \(isStrict), "ok": true,
        "value": "\(value)"}]
        """)
    #expect(report.differences == [])
    #expect(report.excepted == excepted)
    #expect(report.passed == 1 - excepted)
  }

  @Test func aMinusOfTheLocaleStandsBeforeFractionsToo() throws {
    let report = try Vectors.report(
      of: #"[{"locale": "sv", "input": "−1,5", "strict": true, "ok": false}]"#)
    #expect(report.excepted == 1)
  }
}
