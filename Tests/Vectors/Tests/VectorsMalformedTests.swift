import Foundation
import PropertyConsole
import Testing

@testable import vectors

/// A file that can't be used gets one line: where, what is wrong, and what to do.
@Suite struct VectorsMalformedTests {
  private static let flutter = "flutter_text_formatter.jsonl"
  private static let android = "android_cts_inputfilter.jsonl"
  private static let formats = "anyformatkit_formatInput.jsonl"
  private static let texts = "inputmask_ios_apply.jsonl"
  private static let json = "jsontestsuite_numbers.jsonl"
  private static let reading = "babel_parse_decimal.jsonl"
  private static let writing = "babel_format_decimal.jsonl"
  private static let inputs = "wpt_input_constraints.jsonl"
  private static let clusters = "GraphemeBreakTest-15.0.0.jsonl"
  private static let doubles = "parse_number_fxx.jsonl"
  private static let zones = "tz_transitions.jsonl"

  @Test(arguments: [
    ("", "1: the file is empty"),
    ("\n \n", "1: the file is empty"),
    ("# a heading\n", "1: the JSON is wrong"),
    ("0020\t0020\n", "1: the JSON is wrong"),
    ("[1]", "1: a line is not an object"),
    ("\n3", "2: a line is not an object"),
    ("{\"a\": 1}", "1: the line has no “field”; convert another project's file first"),
    ("\n{\"cases\": []}", "2: the line has no “field”"),
    ("{\"field\": 1, \"state\": null, \"edit\": {}}", "1: “field” is not an object"),
    ("{\"field\": {}, \"edit\": {}}", "1: “state” is missing"),
    ("{\"field\": {}, \"state\": null, \"edit\": {}}", "1: “expected” is missing"),
    (Vectors.line("mine", edit: "", expected: ""), "1: “rules” is \"mine\"; write one of"),
  ])
  func `A line is no case`(content: String, complaint: String) throws {
    let found = try Vectors.complaint(about: content)
    #expect(found?.hasPrefix(complaint) == true, "\(found ?? "no complaint")")
  }

  @Test(arguments: [
    ("00GG", "00GG", "1: \"00GG\" isn't a Unicode scalar"),
    ("D800", "D800", "1: \"D800\" isn't a Unicode scalar"),
    ("0020 0021", "0020 | 0022", "1: “clusters” aren't those of “scalars”"),
    ("0020", "0020 | ", "1: a text is empty"),
    ("", "", "1: a text is empty"),
  ])
  func `A grapheme row is malformed`(scalars: String, clusters: String, complaint: String) throws {
    let line = Vectors.line(
      "grapheme-breaks", edit: #""scalars": "\#(scalars)""#,
      expected: #""clusters": "\#(clusters)""#)
    #expect(try Vectors.complaint(about: line)?.hasPrefix(complaint) == true)
  }

  /// Berlin's change of March 2026, or another row.
  private static func row(
    _ zone: String = "Europe/Berlin", second: Int = 1_774_746_000, kind: String = "gap",
    start: String = "2026-03-29T02:00:00"
  ) -> String {
    Vectors.line(
      "zone-changes", #""zone": "\#(zone)""#,
      edit: #""instant": "2026-03-29T01:00:00Z", "second": \#(second)"#,
      expected: #""before": 3600, "after": 7200, "change": "\#(kind)", "start": "\#(start)", "#
        + #""end": "2026-03-29T03:00:00""#)
  }

  @Test(arguments: [
    (row(), 1, 0, 0), (row(start: "2026-03-29T02:00:01"), 0, 1, 0),
    (row(second: 1_774_746_001), 0, 1, 0), (row(kind: "fold"), 0, 1, 0),
    (row("Mars/Olympus_Mons"), 0, 0, 1),
  ])
  func `A zone of a row of one's own needs a file`(
    row: String, passed: Int, failed: Int, unsupported: Int
  ) throws {
    let report = try Vectors.report(of: row)
    #expect(report.passed == passed && report.failed == failed)
    #expect(report.unsupported == unsupported)
  }

  @Test(arguments: [
    (Self.clusters, "\"scalars\"", "\"scalar\"", "1: “scalars” is missing"),
    (
      Self.doubles, "\"3E112E0BE826D695\"", "\"3FF\"",
      "12: “bits” are \"3FF\", which isn't a double"
    ),
    (
      Self.doubles, "\"3E112E0BE826D695\"", "\"3E112E0BE826D69g\"",
      "12: “bits” are \"3E112E0BE826D69g\""
    ),
    (
      Self.doubles, "\"3E112E0BE826D695\"", "\"+E112E0BE826D695\"",
      "12: “bits” are \"+E112E0BE826D695\""
    ),
    (Self.zones, "1143961200", "\"x\"", "2: “second” is not a whole number"),
    (Self.zones, "1143961200", "9223372036854775807", "2: “second” is 9223372036854775807"),
    (Self.zones, "\"gap\"", "\"overlap\"", "2: “change” is not known; write “gap” or “fold”"),
    (
      Self.zones, "2006-04-02T03:00:00", "2006-02-29T00:00:00",
      "2: “end” is \"2006-02-29T00:00:00\", no time"
    ),
    (
      Self.zones, "2006-04-02T03:00:00", "2006-04-02 03:00:00",
      "2: “end” is \"2006-04-02 03:00:00\", no time"
    ),
    (Self.flutter, "\"composing\"", "\"composed\"", "1: “composing” is missing"),
    (Self.flutter, "\"allow\"", "\"alow\"", "1: “filter” is neither"),
    (Self.flutter, "\"/o+/\"", "\"/o(/\"", "3: “pattern”"),
    (Self.flutter, "\"length\": 2", "\"length\": -2", "7: “length” is -2"),
    (Self.flutter, "\"length\": 2", "\"lenght\": 2", "7: the formatter is not"),
    (Self.flutter, "[11, 14]", "[11]", "4: “selection” has 1 elements; write 2"),
    (Self.flutter, "}, \"state\"", ", \"state\"", "1: the JSON is wrong"),
    (Self.android, "\"sign\": false", "\"sign\": 0", "1: “sign” is not true or false"),
    (Self.android, "[0, 11]", "[0, 12]", "1: “range” is not inside the text"),
    (Self.android, "[0, 11]", "[0, -1]", "1: “range” is not inside the text"),
    (Self.android, "[0, 11]", "[0, 1.5]", "1: “range” is not a whole number"),
    (Self.android, "LengthFilter", "Filter", "22: “class” is not known"),
    (Self.android, "\"max\": 10", "\"max\": -1", "22: “max” is -1"),
    (Self.formats, "\"kind\": \"sum\"", "\"kind\": \"sums\"", "1: “kind” is not"),
    (Self.formats, "\"range\": [2, 1]", "\"range\": [2, 11]", "1: “range” is not"),
    (Self.formats, "\"symbol\": \"#\"", "\"symbol\": \"##\"", "67: “symbol” is not one character"),
    (Self.texts, "forward(autocomplete:true)", "forward", "1: “gravity” is not known"),
    (Self.texts, "[000]) [", "[000]) ]", "1: “format” is \"+7 ([000]) ]000] [00] [00]\""),
    (Self.texts, "\"caret\": 15", "\"caret\": 17", "2: “caret” is after the end"),
    (Self.texts, "letters+", "letters", "91: “set” is not known"),
    (Self.texts, "\"optional\": \"false\"", "\"optional\": false", "91: “optional” is not a text"),
    (Self.texts, "\"optional\": \"false\"", "\"optional\": \"no\"", "91: “optional” is not known"),
    (Self.texts, "\"character\": \"C\"", "\"character\": \"\"", "91: “character” is not one"),
    (Self.texts, "\"complete\"", "\"done\"", "1: “complete” is missing"),
    (Self.formats, "\"3\"", "\"three\"", "1: “groupingSize” is no whole number"),
    (Self.formats, "\"14\"", "\"1001\"", "1: “maxInt” is no whole number from 0 to 1000"),
    (Self.formats, "\"14\"", "\"-1\"", "1: “maxInt” is no whole number"),
    (Self.formats, "\"decimal\": \",\"", "\"decimal\": \" \"", "1: “decimal” or “group” can't"),
    (Self.formats, "\"decimal\": \",\"", "\"decimal\": \"\"", "1: “decimal” is not one character"),
    (Self.formats, "\"group\": \" \"", "\"group\": \",\"", "1: “decimal” or “group” can't"),
    (Self.formats, "\"group\": \" \"", "\"group\": \"--\"", "1: “group” is not one character"),
    (Self.json, "\"reject\"", "\"refuse\"", "7: “verdict” is not known"),
    (Self.json, "\"5b31", "\"5b3", "25: “hex” is not bytes"),
    (Self.json, "\"5b31", "\"5b3x", "25: “hex” is not bytes"),
    (Self.json, "\"doc\"", "\"document\"", "1: “doc” is missing"),
    (Self.reading, "de_DE", "xx_DE", "45: “locale” is \"xx_DE\", which isn't in CLDR"),
    (Self.reading, "\"strict\": false", "\"strict\": 0", "1: “strict” is not true or false"),
    (Self.reading, "\"value\": \"0\"", "\"value\": \"none\"", "1: “value” is \"none\""),
    (Self.reading, "\"ok\": false", "\"ok\": true", "10: “value” is missing"),
    (Self.writing, "en_US", "", "1: “locale” is \"\", which isn't in CLDR"),
    (
      Self.writing, "\"value\": \"12\"", "\"value\": \"0x12\"",
      "3: “value” is \"0x12\"; write a number"
    ),
    (Self.inputs, "sanitize", "sanitise", "1: “check” is not known"),
    (Self.inputs, "\"time\"", "\"moment\"", "17: “type” is not known"),
    (Self.inputs, "\"11.12\"", "11.12", "2: “text” is not a text"),
    (Self.inputs, "\"badInput\": true", "\"badinput\": true", "15: “badInput” is missing"),
  ])
  func `A changed row is malformed`(name: String, old: String, new: String, complaint: String)
    throws
  {
    let found = try Vectors.complaint(about: try Vectors.changed(name, old, to: new))
    #expect(found?.hasPrefix(complaint) == true, "\(found ?? "no complaint")")
    #expect(found?.contains("\n") == false)
  }

  @Test(arguments: [
    "{\"cases\": [", "{\"cases\": [{]}", "{\"cases\" 1}", "{\"cases\": [{\"class\": tru}]}",
    "{\"cases\": [{\"class\": \"a\u{1}\"}]}", "{\"cases\": [{\"class\": \"\\x\"}]}",
    "{\"cases\": [{\"class\": \"\\ud800\"}]}", "{\"cases\": [{\"class\": \"\\u12\"}]}",
    "{\"cases\": [{\"class\": 01}]}", "{\"cases\": 1e999}",
    "{\"cases\": [{\"class\": \"", "{\"cases\": [{\"class\": \"\\", "{",
    String(repeating: "{\"cases\":[", count: 5000),
  ])
  func `Wrong JSON is refused`(content: String) throws {
    let found = try Vectors.complaint(about: content)
    #expect(found?.hasPrefix("1: the JSON is wrong: ") == true, "\(found ?? "no complaint")")
  }

  @Test func `Something after the JSON is refused`() throws {
    let found = try Vectors.complaint(
      about: Self.row() + "\n\n}")
    #expect(found?.hasPrefix("3: the JSON is wrong: ") == true)
  }

  @Test func `Bytes that are no text are refused`() throws {
    let found = try Vectors.complaint(about: Data("{}\n".utf8) + [0xFF, 0x0A])
    #expect(found == "2: the line is not UTF-8; save the file in that encoding")
  }

  @Test func `A file that is not there is refused`() {
    #expect(
      throws: UsageError(
        "/no/such/file can't be read (no such file); give the path of a vector file")
    ) { try VectorFile(reading: "/no/such/file") }
  }
}
