import FoundFrame
import PropertyTesting
import SwiftCSV

/// Laws about SwiftCSV: texts of RFC 4180, written by hand, are read, and written so that they are
/// read again.
enum CSVLaws {
  static let all: [Law] = [readsQuoted, readsPlain, writes, refusesUnfinished, limitsRows]

  /// Two columns and a row, in quotes, as RFC 4180 writes them.
  static func quoted(_ fields: [String]) -> String {
    let cells = fields.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }
    return "\"h\",\"i\"\r\n" + cells.joined(separator: ",") + "\r\n"
  }

  static func rows(_ text: String) throws -> [[String]] {
    try CSV<Enumerated>(string: text, delimiter: .comma).rows
  }

  /// Cells with what needs quotes.
  static let cells = Generator<String>.pieces(
    3, of: "a", "b", ",", "\"", "\n", "\r\n", " ", "\t", "é")

  static let readsQuoted = Law(
    "csv-reads-quoted-fields", .oracle,
    forAll: zip(.pieces(3, of: "a", "\u{301}", ",", " "), .pieces(3, of: "b", "\"", "\u{301}")),
    causes: [
      "csv-combining-marks-hide-delimiters": {
        $0.0.unicodeScalars.first == "\u{301}" || $0.1.unicodeScalars.contains("\u{301}")
      }
    ]
  ) { one, other in
    let found = try? rows(quoted([one, other]))
    try requireEqual(
      found.map { $0.map { $0.map { Array($0.unicodeScalars) } } },
      [[Array(one.unicodeScalars), Array(other.unicodeScalars)]])
  }

  static let readsPlain = Law(
    "csv-reads-plain-fields", .oracle,
    forAll: zip(
      .pieces(3, of: "a", " ", "\t", "\u{2028}", "\u{B}", "\u{85}"), .pieces(2, of: "b", " "),
      .bool()),
    causes: [
      "csv-drops-a-last-empty-field": { $0.1.isEmpty && !$0.2 }
    ]
  ) { one, other, isFinished in
    // The reader ignores white space at the start of a field without quotes, on purpose.
    guard one.first?.isWhitespace != true, other.first?.isWhitespace != true else { return }
    let header = "h,i\r\n"
    var found: [[String]] = []
    let csv = try CSV<Enumerated>(
      string: header + one + "," + other + (isFinished ? "\r\n" : ""), delimiter: .comma)
    try csv.enumerateAsArray(startAt: 1, rowLimit: nil) { found.append($0) }
    try requireEqual(found, [[one, other]])
  }

  static let writes = Law(
    "csv-writes-what-it-reads", .roundTrip, forAll: zip(cells, cells),
    causes: [
      "csv-line-ends-without-quotes": {
        [$0.0, $0.1].contains { cell in
          cell.contains { $0.isNewline } && !cell.contains("\"") && !cell.contains(",")
        }
      },
      "csv-drops-leading-spaces": {
        [$0.0, $0.1].contains { cell in
          " \t".contains(cell.prefix(1)) && !cell.isEmpty
            && !cell.contains { $0.isNewline || $0 == "\"" || $0 == "," }
        }
      },
    ]
  ) { one, other in
    let csv = try CSV<Enumerated>(string: quoted([one, other]), delimiter: .comma)
    // What is read wrong at once is another law's.
    guard csv.rows == [[one, other]], !other.isEmpty else { return }
    try requireEqual(try? rows(csv.serialized), csv.rows)
  }

  static let refusesUnfinished = Law(
    "csv-refuses-unfinished-quotes", .postcondition, forAll: .pieces(4, of: "a", ",", "\n", "\"\""),
    causes: ["csv-unfinished-quotes": { _ in true }]
  ) { text in
    let found = try? rows("h,i\n\"" + text)
    try requireEqual(found, nil, "a quote has no end")
  }

  static let limitsRows = Law(
    "csv-row-limit-never-traps", .noCrash, forAll: .int(),
    causes: ["csv-row-limit-overflows": { $0 == .max }]
  ) { limit in
    try requireSurvives {
      _ = try CSV<Enumerated>(string: "h\na\n", delimiter: .comma, rowLimit: limit)
    }
  }
}
