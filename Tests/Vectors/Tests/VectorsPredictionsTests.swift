import Foundation
import Testing

@testable import vectors

/// The predictions of our answers equal the reference's, for many more rows than the files have.
@Suite struct VectorsPredictionsTests {
  /// Compares our answer to each row of a kind with the prediction.
  ///
  /// - Returns: how many rows are of a kind.
  private func predicted(_ rows: [any VectorRow]) -> Int {
    var count = 0
    for row in rows {
      guard
        let prediction = VectorExceptionKind.all.lazy.compactMap({ $0.prediction(for: row) }).first,
        case .said(_, let ours, _) = row.answer()
      else { continue }
      count += 1
      #expect(prediction.ours == ours, "\(row.asked)")
    }
    return count
  }

  /// Every prefix of a mask's text, every key and every selection to its end.
  @Test func `Deletions and literals of masks`() throws {
    let masks = ["(ddd) ddd-dd", "ddd-dd", "dd/-+dd", "(d", "d-/", "--d//", "d d d", "+-d"]
    var rows: [any VectorRow] = []
    for mask in masks {
      let full = mask.replacing("d", with: "5")
      for length in 0...full.count {
        rows += try edits(of: mask, String(full.prefix(length)))
      }
    }
    #expect(predicted(rows) > 100)
  }

  private func edits(of mask: String, _ value: String) throws -> [any VectorRow] {
    let answers = ["", 0, 0] as [Any]
    let peers = Dictionary(uniqueKeysWithValues: MaskPeer.allCases.map { ($0.rawValue, answers) })
    var lines: [String] = []
    for start in 0...value.count {
      var edits: [(sel: [Int], op: String, text: String)] = []
      for end in start...value.count {
        edits += [([start, end], "delBack", ""), ([start, end], "delFwd", "")]
        edits += "-/ ()+5".map { ([start, end], "insert", String($0)) }
      }
      lines += try edits.map {
        try Vectors.line(
          "mask-transitions", ["pattern": mask], state: ["text": value, "selection": $0.sel],
          edit: ["key": $0.op, "text": $0.text],
          expected: ["answers": peers, "agreed": "nothing"])
      }
    }
    return try Vectors.rows(of: lines.joined(separator: "\n"))
  }

  /// Every range of numbers in their form, and possible replacements.
  @Test(arguments: [("", ""), ("$ ", ""), ("", " $"), ("€", "%")])
  func `Edits of sums`(prefix: String, suffix: String) throws {
    let config = [
      "kind": "sum", "decimal": ".", "group": ",", "groupingSize": "3", "maxInt": "6",
      "maxDec": "2", "prefix": prefix, "suffix": suffix,
    ]
    let numbers = ["0", "1", "12", "1,234", "123,456", "12,345.", "1,234.56", "0.0", "20.05"]
    var lines: [String] = []
    for number in numbers {
      let text = prefix + number + suffix
      for start in 0...text.count {
        for length in 0...min(3, text.count - start) {
          for replacement in ["", "0", "9", "00", "89", ".", "7.5", "1234"] {
            lines.append(try line(config, text, [start, length], replacement))
          }
        }
      }
    }
    #expect(predicted(try Vectors.rows(of: lines.joined(separator: "\n"))) > 200)
  }

  @Test func `Deleted placeholders`() throws {
    var lines: [String] = []
    for text in ["### ###", "1## ###", "123 ###", "123 4##", "123 456", "1#3 ###"] {
      let config = ["kind": "placeholder", "pattern": "### ###", "symbol": "#"]
      for start in 0...7 {
        for length in 0...(7 - start) { lines.append(try line(config, text, [start, length], "")) }
      }
    }
    #expect(predicted(try Vectors.rows(of: lines.joined(separator: "\n"))) > 20)
  }

  private func line(
    _ config: [String: String], _ text: String, _ range: [Int], _ replacement: String
  ) throws -> String {
    try Vectors.line(
      "anyformatkit", config, state: ["text": text],
      edit: ["range": range, "text": replacement], expected: ["text": "", "caret": 0])
  }

  @Test func `Several points in an Android filter`() throws {
    var lines: [String] = []
    for source in ["1.2.3", "..", "-1.2.", "+.-.5", ".-.", "a.b.c-", "1.2"] {
      for dest in ["", "x", ".", "1.2", "-", "-7", "7-", "7.-", "-.", "dest", "1-2", ".."] {
        for start in 0...dest.count {
          for flags in [(false, true), (true, true), (true, false)] {
            for range in [[start, dest.count - start], [0, start]] {
              lines.append(
                try Vectors.line(
                  "android-filters",
                  ["class": "DigitsKeyListener", "sign": flags.0, "decimal": flags.1],
                  state: ["text": dest], edit: ["range": range, "text": source],
                  expected: ["inserted": ""]))
            }
          }
        }
      }
    }
    #expect(predicted(try Vectors.rows(of: lines.joined(separator: "\n"))) > 100)
  }

  @Test func `Offsets in Flutter`() throws {
    var lines: [String] = []
    for (text, formatter) in [
      ("AAABBBCBBB", ["filter": "deny", "pattern": "BBB", "replacement": "***"]),
      ("AABBAAB", ["filter": "allow", "pattern": "B", "replacement": "--"]),
      ("🦄 🦄🦄x", ["length": 2]), ("🦄 🦄🦄x", ["length": 9]), ("🦄 ", ["truncate": 1]),
    ] as [(String, [String: Any])] {
      for base in 0...text.utf16.count {
        for extent in 0...text.utf16.count {
          lines.append(
            try Vectors.line(
              "flutter-formatters", formatter,
              edit: ["text": text, "selection": [base, extent], "composing": NSNull()],
              expected: ["text": "", "selection": [0, 0], "composing": NSNull()]))
        }
      }
    }
    #expect(predicted(try Vectors.rows(of: lines.joined(separator: "\n"))) > 100)
  }

  @Test(arguments: ["en_US", "de_DE", "de_CH", "fr_FR", "en_IN", "sv_SE", "ar_EG", "pl_PL"])
  func `Texts in Babel`(locale: String) throws {
    let inputs = [
      "1", "12.345", "12,345", "1.2.3", "1,2,3", "1.50", "1,50", ".5", ",5", "5.", "5,", "1..5",
      "1,,5", " 1", "1\u{A0}", "1\u{A0}000", "1 0000", "NaN", "-inf", "−1", "−1,5", "−1.5", "१",
      "٣",
      "1'000.5", "1’0", "1.000,50", "1,000.50", "1e5", "", "-", ".", ",", "12,34,567.8",
    ]
    let lines = try inputs.flatMap { input in
      try [true, false].map {
        try Vectors.line(
          "babel-parse", ["locale": locale, "strict": $0], edit: ["text": input],
          expected: ["ok": false])
      }
    }
    #expect(predicted(try Vectors.rows(of: lines.joined(separator: "\n"))) > 5)
    let values = ["-1", "1000", "9999.9996", "-10000", "-0.0005", "1234567.8915", "0.0015", "12e3"]
    let written = try values.map {
      try Vectors.line(
        "babel-format", ["locale": locale], edit: ["value": $0], expected: ["text": ""])
    }
    _ = predicted(try Vectors.rows(of: written.joined(separator: "\n")))
  }

  @Test func `Formats of InputMask`() throws {
    let formats = ["+7 ([000])", "{+7} [9]", "[00]", "a[…]", "{a}b", "x[9]{y}", "x[9]y", "{+}[0…]"]
    let lines = try formats.map {
      try Vectors.line(
        "input-mask", ["format": $0, "customNotations": [String]()],
        edit: ["text": "", "caret": 0, "gravity": "forward(autocomplete:true)"],
        expected: ["text": "", "caret": 0, "value": "", "complete": false])
    }
    #expect(predicted(try Vectors.rows(of: lines.joined(separator: "\n"))) == 7)
  }

  @Test func `Pictographs`() throws {
    let texts = [
      "2701 200D 2701", "231A 200D 2701", "2701 200D 231A", "2701 0300 200D 2605", "2388 200D 2388",
      "2701 200D 0061", "200D 2701", "2701 1F3FB 200D 2605 200D 2605",
    ]
    let lines = try texts.map {
      try Vectors.line("grapheme-breaks", edit: ["scalars": $0], expected: ["clusters": $0])
    }
    #expect(predicted(try Vectors.rows(of: lines.joined(separator: "\n"))) >= 5)
  }

  @Test func `Numbers of JSON and HTML`() throws {
    let tokens = [" 4", "4\\t", " -1e5 ", " 01", "\\u00a04", " "]
    let documents = tokens.map {
      Vectors.line(
        "json-test-suite", edit: #""doc": "[\#($0)]", "token": "\#($0)""#,
        expected: #""verdict": "reject""#)
    }
    #expect(predicted(try Vectors.rows(of: documents.joined(separator: "\n"))) == 3)
    let values = [
      "2e308", "-2e308", "1e400", "1.8e308", "1.7e308", "1e-400", "1.", "-1.", "1.e", ".",
    ]
    let lines = try values.flatMap { value in
      try ["sanitize", "typed"].map {
        try Vectors.line(
          "wpt-constraints", ["type": "number"], edit: ["check": $0, "text": value],
          expected: ["value": "", "badInput": false])
      }
    }
    #expect(predicted(try Vectors.rows(of: lines.joined(separator: "\n"))) == 6)
  }
}
