import Foundation
import Testing

@testable import vectors

/// The committed vectors pass, except for the exceptions, and a wrong row is found.
@Suite struct VectorsRunTests {
  @Test(arguments: [
    ("anyformatkit_formatInput.jsonl", VectorFormat.anyFormatKit, 143, 10, 0),
    ("mask_transitions_peers.jsonl", .maskTransitions, 20_049, 18, 0),
    ("inputmask_ios_apply.jsonl", .inputMask, 107, 1, 0),
    ("parse_number_fxx.jsonl", .nearestDoubles, 2303, 0, 0),
    ("jsontestsuite_numbers.jsonl", .jsonNumbers, 43, 1, 0),
    ("babel_parse_decimal.jsonl", .babelReading, 629, 172, 0),
    ("babel_format_decimal.jsonl", .babelWriting, 142, 12, 0),
    ("wpt_input_constraints.jsonl", .inputConstraints, 107, 2, 8),
    ("tz_transitions.jsonl", .zoneChanges, 362, 0, 0),
    ("libphonenumber_examples.jsonl", .phoneNumbers, 2_270, 0, 0),
  ])
  func `Every row of outside data passes, is excepted or is unsupported`(
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

  @Test(arguments: [
    ("anyformatkit_formatInput.jsonl", "\"caret\": 9", "\"caret\": 8", 3),
    ("inputmask_ios_apply.jsonl", "\"complete\": true", "\"complete\": false", 2),
    ("parse_number_fxx.jsonl", "3E112E0BE826D695", "3E112E0BE826D696", 12),
    ("jsontestsuite_numbers.jsonl", "\"-01\"", "\"-10\"", 10),
    ("babel_parse_decimal.jsonl", "\"value\": \"1000.5\"", "\"value\": \"1000.05\"", 9),
    ("babel_format_decimal.jsonl", "12,345.678", "12345.678", 7),
    ("wpt_input_constraints.jsonl", "\"badInput\": true", "\"badInput\": false", 15),
    ("wpt_input_constraints.jsonl", "5e+2", "-5e+2", 115),
    ("wpt_input_constraints.jsonl", "1970-W04", "1970-W05", 67),
    ("libphonenumber_examples.jsonl", "\"(201) 555-0123\", \"v", "\"201 5550123\", \"v", 1),
    ("tz_transitions.jsonl", "gap", "fold", 2),
  ])
  func `A changed, wrong row fails`(name: String, old: String, new: String, line: Int) throws {
    let report = try Vectors.report(of: try Vectors.changed(name, old, to: new))
    #expect(report.failed == 1)
    #expect(report.differences.map(\.line) == [line])
  }
}
