import Foundation
import PropertyConsole
import Testing

@testable import vectors

/// The committed vectors, and temporary files made from them.
enum Vectors {
  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Data/\(name)").path
  }

  static func report(_ name: String) throws -> VectorFileReport {
    try VectorFile(reading: path(name)).checked()
  }

  /// The committed files.
  static let names = [
    "anyformatkit_formatInput.jsonl", "mask_transitions_peers.jsonl", "inputmask_ios_apply.jsonl",
    "parse_number_fxx.jsonl", "jsontestsuite_numbers.jsonl", "babel_parse_decimal.jsonl",
    "babel_format_decimal.jsonl", "wpt_input_constraints.jsonl", "tz_transitions.jsonl",
    "libphonenumber_examples.jsonl",
  ]

  /// A line of a vector file; the parts are members in JSON.
  static func line(
    _ rules: String, _ field: String = "", state: String = "null", edit: String, expected: String
  ) -> String {
    #"{"field": {"rules": "\#(rules)"\#(field.isEmpty ? "" : ", ")\#(field)}, "state": \#(state), "#
      + #""edit": {\#(edit)}, "expected": {\#(expected)}, "peer": "mine"}"#
  }

  /// The report of a file with `content`.
  static func report(of content: String) throws -> VectorFileReport {
    try withFile(Data(content.utf8)) { try VectorFile(reading: $0).checked() }
  }

  /// The error about a file with `content`, without the file's path.
  static func complaint(about content: String) throws -> String? {
    try complaint(about: Data(content.utf8))
  }

  static func complaint(about content: Data) throws -> String? {
    try withFile(content) { path in
      do throws(UsageError) {
        _ = try VectorFile(reading: path)
        return nil
      } catch {
        return error.description.replacingOccurrences(of: path + ":", with: "")
      }
    }
  }

  /// The text of a committed file with the first occurrence of `old` replaced.
  static func changed(_ name: String, _ old: String, to new: String) throws -> String {
    var text = try String(contentsOfFile: path(name), encoding: .utf8)
    text.replaceSubrange(try #require(text.range(of: old)), with: new)
    return text
  }

  static func withFile<Result>(
    _ content: Data, _ body: (String) throws -> Result
  ) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try content.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }
}
