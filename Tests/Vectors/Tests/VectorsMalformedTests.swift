import Foundation
import PropertyConsole
import Testing

@testable import vectors

/// A file that can't be used gets one line: where, what is wrong, and what to do.
@Suite struct VectorsMalformedTests {
  private static let flutter = "flutter_text_formatter.json"
  private static let android = "android_cts_inputfilter.json"
  private static let formats = "anyformatkit_formatInput.jsonl"
  private static let texts = "inputmask_ios_apply.jsonl"
  private static let json = "jsontestsuite_numbers.json"
  private static let reading = "babel_parse_decimal.json"
  private static let writing = "babel_format_decimal.json"
  private static let inputs = "wpt_input_constraints.json"
  private static let androidRow =
    #""class": "DigitsKeyListener", "sign": true, "source": "", "dest": "1", "expected": null"#

  @Test(arguments: [
    ("", "1: the file is empty"),
    ("\n \n", "1: the file is empty"),
    ("# a heading\n", "1: the format is unknown"),
    ("a\tb\n", "1: the format is unknown"),
    ("[1]", "1: the format is unknown"),
    ("[\n[]]", "2: the format is unknown"),
    ("[\n{\"value\": 1}]", "2: the format is unknown"),
    ("3FF0000000000000\t1", "1: the format is unknown"),
    ("\n[ ]", "2: there are no cases"),
    ("{\"a\": 1}", "1: the format is unknown"),
    ("{\"a\": 1}\n{\"a\": 2}", "1: the format is unknown"),
    ("{\"cases\": [\n{\"mask\": 1}]}", "2: the format is unknown"),
    ("{\"cases\":\n[]}", "1: there are no cases"),
    ("\n{\"cases\":\n3}", "2: “cases” is not a list"),
  ])
  func `The format is unknown`(content: String, complaint: String) throws {
    #expect(try Vectors.complaint(about: content)?.hasPrefix(complaint) == true)
  }

  @Test(arguments: [
    ("0020", "2: the row doesn't have two columns"),
    ("0020\t0020\t0020", "2: the row doesn't have two columns"),
    ("00GG\t00GG", "2: \"00GG\" isn't a Unicode scalar"),
    ("D800\tD800", "2: \"D800\" isn't a Unicode scalar"),
    ("0020 0021\t0020 | 0022", "2: the clusters and the code points differ"),
    ("0020\t0020 | ", "2: a text is empty"),
    ("\t", "2: a text is empty"),
  ])
  func `A grapheme row is malformed`(row: String, complaint: String) throws {
    let found = try Vectors.complaint(about: "codepoints\tclusters\n\(row)\n")
    // A line of blanks is skipped.
    if row == "\t" { return #expect(found == nil) }
    #expect(found?.hasPrefix(complaint) == true, "\(found ?? "")")
  }

  @Test(arguments: [
    ("3FF0000000000000\t1", "2: the row doesn't have three columns"),
    ("3FF0000000000000\t1\t1\t1", "2: the row doesn't have three columns"),
    ("3FF\t1\tof mine", "2: \"3FF\" isn't a double; write 16 hexadecimal digits"),
    ("3FF000000000000g\t1\tof mine", "2: \"3FF000000000000g\" isn't a double"),
    ("+FF0000000000000\t1\tof mine", "2: \"+FF0000000000000\" isn't a double"),
  ])
  func `A row of doubles is malformed`(row: String, complaint: String) throws {
    let found = try Vectors.complaint(about: "f64_hex\tstring\tsource\n\(row)\n")
    #expect(found?.hasPrefix(complaint) == true, "\(found ?? "")")
  }

  @Test(arguments: [
    ("UTC\t2000", "2: the row doesn't have eight columns"),
    (row("\t2026"), "2: the row doesn't have eight columns"),
    (row(second: "x"), "2: \"x\" isn't a whole number of seconds"),
    (row(second: "9223372036854775807"), "2: \"9223372036854775807\" isn't a whole number"),
    (row(kind: "overlap"), "2: \"overlap\" is no kind of change; write “gap” or “fold”"),
    (row(start: "2026-02-29T00:00:00"), "2: \"2026-02-29T00:00:00\" isn't a time"),
    (row(start: "2026-03-29 02:00:00"), "2: \"2026-03-29 02:00:00\" isn't a time"),
  ])
  func `A change of a zone is malformed`(row: String, complaint: String) throws {
    let found = try Vectors.complaint(about: "zone\tutc_instant\tepoch\n\(row)\n")
    #expect(found?.hasPrefix(complaint) == true, "\(found ?? "")")
  }

  /// Berlin's change of March 2026, or another row.
  private static func row(
    _ zone: String = "Europe/Berlin", second: String = "1774746000", kind: String = "gap",
    start: String = "2026-03-29T02:00:00"
  ) -> String {
    "\(zone)\t2026-03-29T01:00:00Z\t\(second)\t3600\t7200\t\(kind)\t\(start)\t"
      + "2026-03-29T03:00:00"
  }

  @Test(arguments: [
    (row(), 1, 0, 0), (row(start: "2026-03-29T02:00:01"), 0, 1, 0),
    (row(second: "1774746001"), 0, 1, 0), (row(kind: "fold"), 0, 1, 0),
    (row("Mars/Olympus_Mons"), 0, 0, 1),
  ])
  func `A row of one's own needs no heading, and its zone needs a file`(
    row: String, passed: Int, failed: Int, unsupported: Int
  ) throws {
    let report = try Vectors.report(of: row)
    #expect(report.passed == passed && report.failed == failed)
    #expect(report.unsupported == unsupported)
  }

  @Test(arguments: [
    (Self.flutter, "\"old\": null", "\"older\": null", "4: “old” is missing"),
    (Self.flutter, "\"allow\"", "\"alow\"", "4: “filter” is neither"),
    (Self.flutter, "\"/o+/\"", "\"/o(/\"", "32: “pattern”"),
    (Self.flutter, "\"length\": 2", "\"length\": -2", "106: “length” is -2"),
    (Self.flutter, "\"length\": 2", "\"lenght\": 2", "106: the formatter is not"),
    (Self.flutter, "11,\n14", "11", "46: “sel” has 1 elements; write 2"),
    (Self.flutter, "},\n{", "}\n{", "18: the JSON is wrong"),
    (Self.android, "\"sign\": false", "\"sign\": 0", "4: “sign” is not true or false"),
    (Self.android, "\"dend\": 11", "\"dend\": 12", "4: “dend” is after the end"),
    (Self.android, "\"dend\": 11", "\"dend\": -1", "4: “dend” is -1"),
    (Self.android, "\"dend\": 11", "\"dend\": 1.5", "4: “dend” is not a whole number"),
    (Self.android, "LengthFilter", "Filter", "214: “class” is not known"),
    (Self.android, "\"max\": 10", "\"max\": -1", "214: “max” is -1"),
    (Self.formats, "\"kind\": \"sum\"", "\"kind\": \"sums\"", "1: “kind” is not"),
    (Self.formats, "{\"config\"", "{\"config", "1: the JSON is wrong"),
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
    (Self.formats, "}\n{", "}\n[", "2: the JSON is wrong"),
    (Self.formats, "}\n{", "\n{", "1: the JSON is wrong"),
    (Self.formats, "\"3\"", "\"three\"", "1: “groupingSize” is no whole number"),
    (Self.formats, "\"14\"", "\"1001\"", "1: “maxInt” is no whole number from 0 to 1000"),
    (Self.formats, "\"14\"", "\"-1\"", "1: “maxInt” is no whole number"),
    (Self.formats, "\"decimal\": \",\"", "\"decimal\": \" \"", "1: “decimal” or “group” can't"),
    (Self.formats, "\"decimal\": \",\"", "\"decimal\": \"\"", "1: “decimal” is not one character"),
    (Self.formats, "\"group\": \" \"", "\"group\": \",\"", "1: “decimal” or “group” can't"),
    (Self.formats, "\"group\": \" \"", "\"group\": \"--\"", "1: “group” is not one character"),
    (Self.json, "\"reject\"", "\"refuse\"", "38: “verdict” is not known"),
    (Self.json, "\"5b31", "\"5b3", "146: “hex” is not bytes"),
    (Self.json, "\"5b31", "\"5b3x", "146: “hex” is not bytes"),
    (Self.json, "\"doc\"", "\"document\"", "2: “doc” is missing"),
    (Self.json, "},\n{", "}\n{", "8: the JSON is wrong"),
    (Self.reading, "de_DE", "xx_DE", "291: “locale” is \"xx_DE\", which isn't in CLDR"),
    (Self.reading, "\"strict\": false", "\"strict\": 0", "2: “strict” is not true or false"),
    (Self.reading, "\"value\": \"0\"", "\"value\": \"none\"", "2: “value” is \"none\""),
    (Self.reading, "\"ok\": false", "\"ok\": true", "65: “value” is missing"),
    (Self.writing, "en_US", "", "2: “locale” is \"\", which isn't in CLDR"),
    (Self.writing, "\"12\"", "\"0x12\"", "12: “value” is \"0x12\"; write a number"),
    (Self.inputs, "sanitize", "sanitise", "2: “check” is not known"),
    (Self.inputs, "\"time\"", "\"moment\"", "125: “type” is not known"),
    (Self.inputs, "\"11.12\"", "11.12", "9: “input” is not a text"),
    (Self.inputs, "\"badInput\": true", "\"badinput\": true", "109: “badInput” is missing"),
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
      about: "{\"cases\": [{\(Self.androidRow)}]}\n\n}")
    #expect(found?.hasPrefix("3: the JSON is wrong: ") == true)
  }

  @Test func `Bytes that are no text are refused`() throws {
    let found = try Vectors.complaint(about: Data("0020\t0020\n".utf8) + [0xFF, 0x0A])
    #expect(found == "2: the line is not UTF-8; save the file in that encoding")
  }

  @Test func `A file that is not there is refused`() {
    #expect(
      throws: UsageError(
        "/no/such/file can't be read (no such file); give the path of a vector file")
    ) { try VectorFile(reading: "/no/such/file") }
  }
}
