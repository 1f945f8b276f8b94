import Foundation
import Testing

@testable import vectors

/// The committed vectors pass, except for the exceptions, and a wrong row is found.
@Suite struct VectorsRunTests {
  @Test(arguments: [
    ("GraphemeBreakTest-15.0.0.tsv", VectorFormat.graphemeBreaks, 285, 1, 0),
    ("flutter_text_formatter.json", .flutterFormatters, 20, 1, 0),
    ("android_cts_inputfilter.json", .androidFilters, 20, 3, 0),
    ("anyformatkit_formatInput.jsonl", .anyFormatKit, 143, 9, 0),
    ("mask_transitions_peers.jsonl", .maskTransitions, 20_049, 18, 0),
    ("inputmask_ios_apply.jsonl", .inputMask, 107, 1, 0),
    ("parse_number_fxx.tsv", .nearestDoubles, 2303, 0, 0),
    ("jsontestsuite_numbers.json", .jsonNumbers, 43, 0, 0),
    ("babel_parse_decimal.json", .babelReading, 629, 172, 0),
    ("babel_format_decimal.json", .babelWriting, 144, 4, 0),
    ("wpt_input_constraints.json", .inputConstraints, 107, 0, 8),
    ("tz_transitions.tsv", .zoneChanges, 362, 0, 0),
  ])
  func `Every row passes`(
    name: String, format: VectorFormat, passed: Int, excepted: Int, unsupported: Int
  ) throws {
    let report = try Vectors.report(name)
    #expect(report.format == format)
    #expect(report.differences == [])
    #expect(report.failed == 0)
    #expect(report.passed == passed)
    #expect(report.excepted == excepted)
    #expect(report.unsupported == unsupported)
  }

  @Test func `Without exceptions their rows fail`() throws {
    let file = try VectorFile(reading: Vectors.path("android_cts_inputfilter.json"))
    let report = file.checked(kinds: [])
    #expect(report.failed == 3)
    let first = try #require(report.differences.first)
    #expect(first.line == 134)
    #expect(first.expected == #""123.""#)
    #expect(first.ours == #""1.23""#)
  }

  @Test(arguments: [
    ("GraphemeBreakTest-15.0.0.tsv", "\t0020 | 0020", "\t0020 0020", 2),
    ("flutter_text_formatter.json", "Int* the W**ds", "Int* the Woods", 18),
    ("android_cts_inputfilter.json", "\"123\"", "\"1234\"", 4),
    ("android_cts_inputfilter.json", "aabbcabcgh", "aabbcabcg", 214),
    ("anyformatkit_formatInput.jsonl", "\"1 245,67 $\"", "\"1 246,67 $\"", 2),
    ("anyformatkit_formatInput.jsonl", "\"outCaret\": 9", "\"outCaret\": 8", 3),
    ("anyformatkit_formatInput.jsonl", "\"outText\": \"34\"", "\"outText\": \"35\"", 68),
    ("inputmask_ios_apply.jsonl", "\"+7 (123) 456 78 90\"", "\"+7 (123) 456 78 9\"", 2),
    ("inputmask_ios_apply.jsonl", "\"complete\": true", "\"complete\": false", 2),
    ("inputmask_ios_apply.jsonl", "\"outCaret\": 18", "\"outCaret\": 17", 2),
    ("inputmask_ios_apply.jsonl", "\"value\": \"1234567890\"", "\"value\": \"123\"", 2),
    ("parse_number_fxx.tsv", "3E112E0BE826D695", "3E112E0BE826D696", 13),
    ("parse_number_fxx.tsv", "7FF0000000000000", "FFF0000000000000", 16),
    ("parse_number_fxx.tsv", "\t1e-9\t", "\t0x1\t", 13),
    ("jsontestsuite_numbers.json", "\"-01\"", "\"-10\"", 56),
    ("jsontestsuite_numbers.json", "\"n\"", "\"i\"", 146),
    ("babel_parse_decimal.json", "\"1000.5\"", "\"1000.05\"", 58),
    ("babel_parse_decimal.json", "1’000.5", "1,000.5", 77),
    ("babel_format_decimal.json", "12,345.678", "12345.678", 32),
    ("wpt_input_constraints.json", "\"+\"", "\"1\"", 51),
    ("wpt_input_constraints.json", "\"badInput\": true", "\"badInput\": false", 109),
    ("wpt_input_constraints.json", "3e-15", "1e-15", 598),
    ("wpt_input_constraints.json", "\"-5.6\"", "\"-5.4\"", 758),
    ("wpt_input_constraints.json", "5e+2", "-5e+2", 940),
    ("wpt_input_constraints.json", "11:59:59.999", "11:59:59.99", 244),
    ("wpt_input_constraints.json", "2014-01-01T11:11\"", "2014-01-01 11:11\"", 401),
    ("wpt_input_constraints.json", "1970-W04", "1970-W05", 550),
    ("wpt_input_constraints.json", "2001/01/01", "2001-01-01", 828),
    ("tz_transitions.tsv", "2006-04-02T07:00:00Z", "2006-04-02T08:00:00Z", 3),
    ("tz_transitions.tsv", "1143961200", "1143961201", 3),
    ("tz_transitions.tsv", "-18000\t-14400", "-18000\t-14460", 3),
    ("tz_transitions.tsv", "gap", "fold", 3),
    ("tz_transitions.tsv", "2006-04-02T03:00:00", "2006-04-02T03:00:01", 3),
  ])
  func `A wrong row is found`(name: String, old: String, new: String, line: Int) throws {
    let report = try Vectors.report(of: try Vectors.changed(name, old, to: new))
    #expect(report.failed == 1)
    #expect(report.differences.map(\.line) == [line])
  }

  @Test func `The report ends with the total`() throws {
    let files = try [
      "flutter_text_formatter.json", "android_cts_inputfilter.json",
      "wpt_input_constraints.json",
    ].map { try Vectors.report($0) }
    let expected = [
      "flutter_text_formatter.json: 20 passed, 0 failed, 1 excepted",
      "  excepted: 1 by E5: An end inside a surrogate pair moves out of it, but Flutter leaves it "
        + "there.",
      "android_cts_inputfilter.json: 20 passed, 0 failed, 3 excepted",
      "  excepted: 3 by E8.3: Of several points Android keeps the last, but pasting keeps the "
        + "first, as typing does.",
      "wpt_input_constraints.json: 107 passed, 0 failed, 8 unsupported",
      "  unsupported: 8 range rows wait for a control that snaps",
      "4 excepted, 8 unsupported", "147 passed, 0 failed",
    ]
    #expect(VectorsReport(files).lines == expected)
  }

  @Test func `Only the first ten differences are shown`() throws {
    let rows = (0..<13).map { "00\(40 + $0) 0020\t00\(40 + $0) 0020" }
    let lines = VectorsReport([try Vectors.report(of: rows.joined(separator: "\n"))]).lines
    #expect(lines.first?.hasSuffix(": 0 passed, 13 failed") == true)
    #expect(lines.contains("  and 3 more"))
    #expect(lines.last == "0 passed, 13 failed")
    #expect(lines.count { $0.hasPrefix("    expected:") } == 10)
  }
}
