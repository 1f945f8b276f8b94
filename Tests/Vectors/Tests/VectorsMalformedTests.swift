import Foundation
import PropertyConsole
import Testing

@testable import vectors

/// A file that can't be used is refused in one line: the place, the problem, and the remedy.
@Suite struct VectorsMalformedTests {
  @Test(arguments: [
    ("\n \n", "1: the file is empty"), ("0020\t0020\n", "1: the JSON is wrong: "),
    ("[1]", "1: a line is not an object"), ("\n3", "2: a line is not an object"),
    ("\n{\"cases\": []}", "2: the line has no “field”; convert another project's file first"),
    ("{\"field\": 1, \"state\": null, \"edit\": {}}", "1: “field” is not an object"),
    ("{\"field\": {}, \"edit\": {}}", "1: “state” is missing"),
    (Vectors.line("mine", edit: "", expected: ""), "1: “rules” is \"mine\"; write one of"),
    (String(repeating: "{\"cases\":[", count: 5000), "1: the JSON is wrong: "),
  ])
  func `A line without a valid case is refused`(content: String, complaint: String) throws {
    let found = try Vectors.complaint(about: content)
    #expect(found?.hasPrefix(complaint) == true, "\(found ?? "no complaint")")
  }

  @Test(arguments: [
    ("parse_number_fxx.jsonl", "3E112E0BE826D695", "+E112E0BE826D695", "12: “bits” are \"+E112"),
    ("tz_transitions.jsonl", "1143961200", "9223372036854775807", "2: “second” is 922337203685477"),
    ("tz_transitions.jsonl", "2006-04-02T03:00:00", "2006-02-29T00:00:00", "2: “end” is \"2006-02"),
    ("anyformatkit_formatInput.jsonl", "\"14\"", "\"1001\"", "1: “maxInt” is no whole number"),
    ("inputmask_ios_apply.jsonl", "\"caret\": 15", "\"caret\": 17", "2: “caret” is after the end"),
    ("jsontestsuite_numbers.jsonl", "\"5b31", "\"5b3x", "25: “hex” is not bytes"),
    ("babel_parse_decimal.jsonl", "de_DE", "xx_DE", "45: “locale” is \"xx_DE\", which isn't in"),
    ("wpt_input_constraints.jsonl", "\"time\"", "\"moment\"", "17: “type” is not known"),
  ])
  func `A row with an impossible value is refused`(
    name: String, old: String, new: String, complaint: String
  ) throws {
    let found = try Vectors.complaint(about: try Vectors.changed(name, old, to: new))
    #expect(found?.hasPrefix(complaint) == true, "\(found ?? "no complaint")")
  }
}
