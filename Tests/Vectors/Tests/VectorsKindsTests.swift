import Foundation
import InputRules
import Testing

@testable import vectors

/// Exceptions of many rows at once are also checked in both directions.
@Suite struct VectorsKindsTests {
  private static let reading = "babel_parse_decimal.jsonl"

  @Test func `Every kind covers so many rows`() throws {
    let files = try Vectors.names.map { try Vectors.report($0) }
    let reports = try files + Vectors.sources.map { try Vectors.report(of: $0) }
    let counts = reports.map(\.exceptedReasons)
    #expect(reports.flatMap(\.differences) == [])
    #expect(reports.map(\.stale).allSatisfy { $0.isEmpty })
    #expect(counts.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) } == Self.expected)
    #expect(Set(Self.expected.keys) == Set(VectorExceptionKind.all.map(\.ground)))
    #expect(VectorExceptionKind.all.count == Self.expected.count)
  }

  private static let expected = [
    "by E3: An end inside a replaced part moves after the replacement, but Flutter leaves it "
      + "there if the lengths are equal.": 2,
    "by E5: An end inside a surrogate pair moves out of it, but Flutter leaves it there.": 1,
    "by E8.3: Of several points Android keeps the last, but pasting keeps the first, as typing "
      + "does.": 5,
    "by F5.2: Eager literals come with an insertion, and input-mask writes them where nothing is "
      + "inserted.": 1,
    "by F5.3: Literals at the end are deleted with the digit after them, but IMask keeps them when "
      + "deleting forward.": 11,
    "by F4.2: Literals before a deletion are kept, but IMask removes or adds whole groups.": 5,
    "by F2.3: A typed literal is skipped wherever its group has it, but Maskito skips only the "
      + "first one.": 2,
    "by F6.6: The caret comes after the written text, but AnyFormatKit leaves it after an empty "
      + "slot.": 3,
    "by N1.4: An HTML number doesn't end with a separator, but browsers keep the number before it "
      + "during typing.": 1,
    "by N1.4: No integer part of several digits starts with a zero, but AnyFormatKit drops the "
      + "zero.": 2,
    "by N1.3: NaN and infinity have no digits, but Python has a value for them.": 20,
    "by N3.2: A point that isn't one of the locale's symbols is invalid, but Python accepts it.":
      25,
    "by N3.2: Digits are ASCII's and the locale's own, but Python accepts those of every script.":
      52,
    "by N3.2: The locale's own minus sign is a sign, but Python accepts only ASCII's.": 4,
    "by N4.3: Grouping separators come only between integer digits, but Babel drops them anywhere.":
      23,
    "by N4.4: A single misplaced grouping separator might be another locale's decimal separator.":
      8,
    "by N4.6: A lenient format accepts lookalikes of its separator, but Babel accepts none.": 1,
    "by N5: Values are exact, however large, but browsers have none beyond the largest double.": 1,
    "by N6: A number has nothing before or after it, but JSON allows white space between brackets.":
      1,
    "by N6: A number has nothing before or after it, but Python strips white space.": 39,
    "by N7.2: A locale has a minimum number of digits for grouping, but Babel groups any number.":
      8,
    "by N7.4: A negative number has the locale's minus sign, but Babel writes ASCII's.": 4,
    "by N7.11: An insertion that leaves too many digits is refused, but AnyFormatKit cuts the "
      + "last off.": 1,
    "by N7.16: The caret comes directly after a digit, but AnyFormatKit counts it from the "
      + "end.": 4,
    "by T1: Clusters are the standard library's, and Unicode 17.0 takes Extended_Pictographic, "
      + "and so the join of rule GB11, from assigned characters that aren't emoji.": 1,
  ]

  @Test func `Every kind is needed`() throws {
    let judge = VectorJudge(kinds: VectorExceptionKind.all)
    let files = try Vectors.names.map { try VectorFile(reading: Vectors.path($0)).rows }
    let sources = try Vectors.sources.map { try Vectors.rows(of: $0) }
    let excepted = (files + sources).joined().filter {
      if case .excepted = judge.outcome(of: $0) { true } else { false }
    }
    for kind in VectorExceptionKind.all {
      let others = VectorJudge(kinds: VectorExceptionKind.all.filter { $0.ground != kind.ground })
      let isNeeded = excepted.contains {
        if case .failed = others.outcome(of: $0) { true } else { false }
      }
      #expect(isNeeded, "\(kind.ground)")
    }
  }

  @Test func `Without kinds their rows fail`() throws {
    let report = try VectorFile(reading: Vectors.path(Self.reading)).checked(kinds: [])
    #expect(report.failed == 172)
    let first = try #require(report.differences.first)
    #expect(first.line == 23)
    #expect(first.expected == "3")
    #expect(first.ours == "refused")
  }

  /// The report of a text alone for which a kind predicts these answers.
  private func report(on input: String, peers: String, ours: String) throws -> VectorFileReport {
    let kind = VectorExceptionKind(clause: "N3.2", reason: "A test.") { (row: BabelReadingRow) in
      row.input == input ? VectorPrediction(peers: peers, ours: ours) : nil
    }
    let row = Vectors.line(
      "babel-parse", #""locale": "en_US", "strict": true"#, edit: #""text": "\#(input)""#,
      expected: #""ok": true, "value": "1""#)
    return try Vectors.withFile(Data(row.utf8)) {
      try VectorFile(reading: $0).checked(kinds: [kind])
    }
  }

  /// The first difference's note.
  private func note(on input: String, peers: String, ours: String) throws -> String? {
    try report(on: input, peers: peers, ours: ours).differences.first?.note
  }

  @Test func `A row that passes is counted so, although a kind covers it`() throws {
    let report = try report(on: "+1", peers: "1", ours: "refused")
    #expect(report.passed == 1 && report.failed == 0 && report.differences == [])
    #expect(report.stale == ["N3.2": 1])
    let line = "  stale: 1 that passed, and the exception by N3.2 covers; narrow its kind"
    #expect(report.lines.contains(line))
  }

  @Test func `A kind allows its answer alone`() throws {
    #expect(
      try note(on: " 1", peers: "1", ours: "13")
        == "the exception by N3.2 allows another answer: 13")
  }

  @Test func `A kind expects the peer's answer alone`() throws {
    #expect(
      try note(on: " 1", peers: "13", ours: "refused")
        == "the exception by N3.2 expects another answer of the row: 13")
    #expect(try note(on: " 1", peers: "1", ours: "refused") == nil)
  }
}
