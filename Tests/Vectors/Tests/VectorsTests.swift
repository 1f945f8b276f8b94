import Foundation
import PropertyConsole
import Testing

@testable import vectors

/// The vectors in the repository, and temporary files made from them.
enum Vectors {
  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Data/\(name).jsonl").path
  }

  static func report(_ name: String) throws -> VectorFileReport {
    try VectorFile(reading: path(name)).checked()
  }

  /// A line of a vector file, made from its parts as JSON members.
  static func line(
    _ rules: String, _ field: String = "", state: String = "null", edit: String, expected: String
  ) -> String {
    #"{"field": {"rules": "\#(rules)"\#(field.isEmpty ? "" : ", ")\#(field)}, "state": \#(state), "#
      + #""edit": {\#(edit)}, "expected": {\#(expected)}, "peer": "mine"}"#
  }

  /// The report on a file that contains `content`.
  ///
  /// - Throws: `UsageError`, with `FILE` as the path in its message.
  static func report(of content: String) throws -> VectorFileReport {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(content.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    do throws(UsageError) {
      return try VectorFile(reading: url.path).checked()
    } catch {
      throw UsageError(error.description.replacing(url.path, with: "FILE"))
    }
  }

  static func report(_ name: String, _ old: String, to new: String) throws -> VectorFileReport {
    var text = try String(contentsOfFile: path(name), encoding: .utf8)
    text.replaceSubrange(try #require(text.range(of: old)), with: new)
    return try report(of: text)
  }
}

/// All vectors in the repository pass or are exceptions, and wrong rows are reported.
@Suite struct VectorsRunTests {
  private static let files = [
    ("anyformatkit_formatInput", 143, 10, 0), ("mask_transitions_peers", 20_049, 18, 0),
    ("inputmask_ios_apply", 107, 1, 0), ("parse_number_fxx", 2303, 0, 0),
    ("jsontestsuite_numbers", 42, 1, 0), ("babel_parse_decimal", 629, 172, 0),
    ("babel_format_decimal", 142, 12, 0), ("wpt_input_constraints", 107, 2, 8),
    ("tz_transitions", 362, 0, 0), ("libphonenumber_examples", 2_270, 0, 0),
  ]

  @Test func `Every vector passes or is an exception, and each listed reason is used`() throws {
    var used: Set<String> = []
    for (name, passed, excepted, unsupported) in Self.files {
      let report = try Vectors.report(name)
      #expect(report.differences == [] && report.failed == 0 && report.stale.isEmpty)
      #expect(report.passed == passed && report.excepted == excepted, "\(name)")
      #expect(report.unsupported == unsupported, "\(name)")
      used.formUnion(report.exceptedReasons.keys)
    }
    #expect(used == Set(VectorException.reasons.values.map { "by \($0)" }))
  }

  @Test(arguments: [
    ("anyformatkit_formatInput", "\"caret\": 9", "\"caret\": 8", 3),
    ("anyformatkit_formatInput", "\"14\"", "\"1001\"", 1),
    ("inputmask_ios_apply", "\"complete\": true", "\"complete\": false", 2),
    ("parse_number_fxx", "3E112E0BE826D695", "3E112E0BE826D696", 12),
    ("jsontestsuite_numbers", "\"-01\"", "\"-10\"", 10),
    ("babel_parse_decimal", "\"value\": \"1000.5\"", "\"value\": \"1000.05\"", 9),
    ("babel_parse_decimal", "de_DE", "xx_DE", 45),
    ("babel_format_decimal", "12,345.678", "12345.678", 7),
    ("wpt_input_constraints", "\"badInput\": true", "\"badInput\": false", 15),
    ("wpt_input_constraints", "5e+2", "-5e+2", 115),
    ("wpt_input_constraints", "1970-W04", "1970-W05", 67),
    ("wpt_input_constraints", "\"time\"", "\"moment\"", 17),
    ("libphonenumber_examples", "\"(201) 555-0123\", \"v", "\"201 5550123\", \"v", 1),
    ("tz_transitions", "gap", "fold", 2),
    ("tz_transitions", "1143961200", "9223372036854775807", 2),
  ])
  func `A changed vector row fails`(name: String, old: String, new: String, line: Int) throws {
    let report = try Vectors.report(name, old, to: new)
    #expect(report.failed == 1)
    #expect(report.differences.map(\.line) == [line])
  }

  @Test(arguments: [
    ("\n \n", "1: the file is empty"), ("0020\t0020\n", "1: “”: The given data was not valid JSON"),
    ("\n3", "2: “”: "), ("\n{\"cases\": []}", "2: “field”: is missing; write it as in"),
    ("{\"field\": 1, \"state\": null, \"edit\": {}}", "1: “field”: "),
    (Vectors.line("mine", edit: "", expected: ""), "1: “field.rules”: "),
    (Vectors.line("parse-number-fxx", edit: "", expected: ""), "1: “edit.text”: is missing"),
    (String(repeating: "{\"cases\":[", count: 5000), "1: “”: "),
  ])
  func `A vector file with a malformed line is refused`(content: String, complaint: String) throws {
    let error = try #require(throws: UsageError.self) { try Vectors.report(of: content) }
    #expect(error.description.hasPrefix("FILE:\(complaint)"), "\(error)")
  }
}

/// An exception in a row must be needed, and must state our answer.
@Suite struct VectorsExceptionsTests {
  /// The report on a row that has an exception, and whose text Babel reads as 1.
  private func report(on input: String, ours: String) throws -> VectorFileReport {
    let row = Vectors.line(
      "babel-parse", #""locale": "en_US", "strict": true"#, edit: #""text": "\#(input)""#,
      expected: #""ok": true, "value": "1""#)
    let exception = #", "exceptions": [{"reason": "spaces-around", "ours": "\#(ours)"}]}"#
    return try Vectors.report(of: row.dropLast() + exception)
  }

  @Test func `A passing vector counts as passing even if it has an exception`() throws {
    let report = try report(on: "+1", ours: "refused")
    #expect(report.passed == 1 && report.failed == 0 && report.excepted == 0)
    let line = "  stale: 1 passed with an exception by N6: A number has nothing before or after "
    #expect(report.lines.contains { $0.hasPrefix(line) && $0.hasSuffix("; remove it") })
  }

  @Test func `A vector's exception allows only the answer that it states`() throws {
    #expect(try report(on: " 1", ours: "refused").excepted == 1)
    let note = try report(on: " 1", ours: "13").differences.first?.note
    #expect(note?.hasPrefix("the exception by N6: ") == true)
    #expect(note?.hasSuffix(" has another answer: 13") == true)
  }
}

/// Rows about masks; each has several answers.
@Suite struct VectorsPatternsTests {
  /// A row about a mask, for which all peers give the same answer except `others`.
  private func row(
    _ answer: String, _ others: [String: String] = [:], agreed: String = "all"
  ) -> String {
    let peers = MaskPeer.allCases.map { "\"\($0.rawValue)\": \(others[$0.rawValue] ?? answer)" }
    return Vectors.line(
      "mask-transitions", #""pattern": "ddd-dd""#, state: #"{"text": "123", "selection": [3, 3]}"#,
      edit: #""key": "insert", "text": "7""#,
      expected: "\"answers\": {\(peers.joined(separator: ", "))}, \"agreed\": \"\(agreed)\"")
  }

  @Test func `A vector's different caret isn't reported as a different text`() throws {
    let report = try Vectors.report(
      of: row(#"["123-7", 5, 5]"#, ["imask": #"["123-7", 4, 5]"#], agreed: "text"))
    #expect(report.failed == 1)
    #expect(report.differences.map(\.expected) == [#""123-7", selected 4 to 5"#])
    #expect(report.differences.first?.asked.hasPrefix("imask, ") == true)
  }

  @Test(arguments: [
    ("all", #""123 8", selected 0 to 0"#, 6), ("text", #""123 8""#, 6),
    ("digits", #"the digits "1238""#, 6), ("nothing", #""123 8", selected 0 to 0"#, 5),
  ])
  func `The standard policies must give the answer on which all peers agree`(
    agreed: String, expected: String, failed: Int
  ) throws {
    let report = try Vectors.report(of: row(#"["123 8", 0, 0]"#, agreed: agreed))
    #expect(report.failed == failed)
    #expect(report.differences.first?.expected == expected)
  }
}
