import InputRules
import Testing

@testable import vectors

/// Rows of numbers that are grouped during typing, between a prefix and a suffix.
@Suite struct VectorsSumsTests {
  private static let name = "anyformatkit_formatInput.jsonl"

  /// A row of a number with at most three integer digits and two fraction digits, in groups of two.
  private func row(
    _ text: String, _ range: String, _ replacement: String, gives outText: String, _ caret: Int,
    group: String = " ", prefix: String = "€ ", suffix: String = " 🦄"
  ) -> String {
    Vectors.line(
      "anyformatkit",
      #""kind": "sum", "decimal": ",", "group": "\#(group)", "groupingSize": "2", "maxInt": "3", "#
        + #""maxDec": "2", "prefix": "\#(prefix)", "suffix": "\#(suffix)""#,
      state: #"{"text": "\#(text)"}"#, edit: #""range": \#(range), "text": "\#(replacement)""#,
      expected: #""text": "\#(outText)", "caret": \#(caret)"#)
  }

  @Test func `Most sums are equal`() throws {
    let rows = try VectorFile(reading: Vectors.path(Self.name)).rows
    let sums = rows.compactMap { $0 as? AnyFormatKitRow }.filter {
      if case .sum = $0.config { true } else { false }
    }
    let results = sums.map { ($0, $0.config.apply($0.edit, to: $0.state)) }
    let sameText = results.filter { $0.expectedText == $1.text }
    #expect(sums.count == 66)
    #expect(sameText.count == 63)
    #expect(sameText.count { $0.expectedCaret == $1.selection.location } == 59)
  }

  @Test func `Every kind is needed`() throws {
    let file = try VectorFile(reading: Vectors.path(Self.name))
    let left = VectorExceptionKind.sums.map { kind in
      file.checked(kinds: VectorExceptionKind.all.filter { $0.ground != kind.ground }).failed
    }
    #expect(left == [2, 1, 4])
  }

  @Test(arguments: [
    ("", "[0, 0]", "1", "€ 1 🦄", 3), ("€ 12 🦄", "[4, 0]", "3", "€ 1 23 🦄", 6),
    ("€ 1 23 🦄", "[2, 1]", "", "€ 23 🦄", 2), ("€ 1 🦄", "[2, 1]", "", " 🦄", 0),
    (" 🦄", "[0, 0]", "-1", "€ -1 🦄", 4), ("€ 1 🦄", "[0, 1]", "2", "€ 21 🦄", 3),
    ("€ 1 🦄", "[4, 2]", "2", "€ 12 🦄", 4), ("€ 1 🦄", "[5, 1]", "", "€ 1 🦄", 3),
    ("€ 1,2 🦄", "[3, 4]", ",5", "€ 1,5 🦄", 5), ("1", "[1, 0]", "2", "€ 12 🦄", 4),
    ("€ 1 23 🦄", "[6, 0]", "4", "€ 1 23 🦄", 6), ("€ 1 🦄", "[6, 0]", "a", "€ 1 🦄", 6),
  ])
  func `The number is edited inside of its prefix and suffix`(
    text: String, range: String, replacement: String, outText: String, caret: Int
  ) throws {
    let report = try Vectors.report(of: row(text, range, replacement, gives: outText, caret))
    #expect(report.differences == [])
    #expect(report.passed == 1)
  }

  @Test func `A number needs no groups`() throws {
    let report = try Vectors.report(
      of: row("12", "[2, 0]", "3", gives: "123", 3, group: "", prefix: "", suffix: ""))
    #expect(report.passed == 1)
  }

  @Test(arguments: [
    ("€ 1 23 %", "[2, 0]", "4", "€ 4 12 %", 3, "N7.11: An insertion"),
    ("€ 1 23 %", "[2, 0]", "4", "€ 4 12 %", 4, nil),
    ("€ 1,23 %", "[4, 0]", "4", "€ 1,42 %", 5, "N7.11: An insertion"),
    ("€ 1,23 %", "[3, 0]", ",4", "€ 1,42 %", 5, nil),
    ("€ 1,23 %", "[2, 0]", "0", "€ 1,23 %", 3, nil),
    ("€ 2 %", "[2, 0]", "0", "€ 20 %", 3, nil),
    ("€ 0,2 %", "[3, 0]", "1", "€ 1,2 %", 3, "N1.4"),
    ("€ 0,2 %", "[3, 0]", "1", "€ 1,2 %", 4, nil),
    ("€ 12 %", "[3, 0]", "3", "€ 1 32 %", 4, nil),
    ("€ 1 23 %", "[2, 1]", "4", "€ 4 23 %", 4, nil),
    ("€ 1 %", "[2, 3]", "2", "€ 2 %", 5, "N7.16: The caret"),
    ("€ 1 %", "[2, 3]", "2", "€ 2 %", 4, nil),
    ("€ 1 %", "[2, 1]", "2", "€ 2 %", 2, nil),
  ])
  func `An answer that differs is of a kind or fails`(
    text: String, range: String, replacement: String, outText: String, caret: Int, ground: String?
  ) throws {
    let report = try Vectors.report(
      of: row(text, range, replacement, gives: outText, caret, suffix: " %"))
    #expect(report.passed == 0)
    #expect(report.excepted == (ground == nil ? 0 : 1), "\(report.differences)")
    let grounds = report.exceptedReasons.keys
    #expect(grounds.allSatisfy { $0.hasPrefix("by \(ground ?? "no clause")") }, "\(grounds)")
  }

  @Test func `A range may cut what it likes`() throws {
    for text in ["€ 1 23 🦄", "🦄12", "🦄", "€ ", "€ 🦄 🦄", "€\u{301} 1"] {
      let units = text.utf16.count
      for start in 0...units {
        for length in 0...(units - start) {
          let edited = row(text, "[\(start), \(length)]", "9", gives: "€ 9🦄 🦄", 4)
          let report = try Vectors.report(of: edited)
          #expect(report.passed + report.failed + report.excepted == 1)
        }
      }
    }
  }
}
