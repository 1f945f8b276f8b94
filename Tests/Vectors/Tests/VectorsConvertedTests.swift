import Foundation
import Testing

@testable import vectors

/// The script `convert`, which makes the lines of the committed files from other projects' forms.
@Suite struct VectorsConvertedTests {
  /// What the script prints about a file with `content`, and its exit code.
  private func converted(_ content: String) throws -> (lines: [String], code: Int32) {
    try Vectors.withFile(Data(content.utf8)) { path in
      let (process, output) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: Vectors.path("../convert"))
      process.arguments = [path]
      (process.standardOutput, process.standardError) = (output, output)
      try process.run()
      let bytes = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      return (lines, process.terminationStatus)
    }
  }

  @Test(arguments: [
    ("codepoints\tclusters(| separated)\n0020 0308\t0020 0308\n", 1),
    ("0061 0062\t0061 | 0062\r\n\r\n0061\t0061\r\n", 2),
    ("f64_hex\tstring\tsource\n3FF8000000000000\t1.5\tmine\n", 1),
    (
      "Europe/Berlin\t2026-03-29T01:00:00Z\t1774746000\t3600\t7200\tgap\t2026-03-29T02:00:00\t"
        + "2026-03-29T03:00:00", 1
    ),
    (
      #"""
      {"note": "", "cases": [
      {"formatter": {"length": 2}, "old": "ab", "text": "abc", "sel": null, "composing": null,
      "expectText": "ab", "expectSel": null, "expectComposing": null}]}
      """#, 1
    ),
    (
      #"""
      {"cases": [{"class": "DigitsKeyListener", "sign": false, "decimal": false, "source": "12",
      "dest": "x", "dstart": 0, "dend": 1, "expected": null}]}
      """#, 1
    ),
    (#"[{"verdict": "accept", "doc": "[4]", "token": "4"}]"#, 1),
    (#"[{"locale": "en_US", "input": "1", "strict": true, "ok": true, "value": "1"}]"#, 1),
    (#"[{"locale": "en_US", "value": "1000", "out": "1,000"}]"#, 1),
    (
      #"""
      [{"check": "typed", "type": "number", "input": "+", "expectedValue": "", "badInput": true},
      {"check": "rangeUnderflow", "type": "time", "input": "11:00", "expected": true,
      "attributes": {"min": "12:00"}},
      {"check": "step", "type": "date", "input": "2000-01-01", "n": 1, "expected": "2000-01-02"}]
      """#, 3
    ),
    (
      #"""
      {"config": {"kind": "default", "pattern": "#-#", "symbol": "#"}, "text": "1", \#
      "range": [1, 0], "replacement": "2", "outText": "1-2", "outCaret": 3}
      """#, 1
    ),
    (
      #"""
      {"format": "[0]", "input": "7", "caret": 1, "gravity": "forward(autocomplete:false)", \#
      "customNotations": [], "output": "7", "outCaret": 1, "value": "7", "complete": true}

      {"format": "[0]", "input": "", "caret": 0, "gravity": "forward(autocomplete:false)", \#
      "customNotations": [], "output": "", "outCaret": 0, "value": "", "complete": false}
      """#, 2
    ),
    (
      #"""
      {"pattern": "d-d", "value": "1", "sel": [1, 1], "op": "insert", "text": "2", "peers": \#
      {"maskito": ["1-2", 3, 3], "imask": ["1-2", 3, 3], "imask_eager": ["1-2", 3, 3], \#
      "inputmask_auto": ["1-2", 3, 3], "inputmask_plain": ["1-2", 3, 3]}, \#
      "agree_digits": true, "agree_text": true, "agree_all": true}
      """#, 6
    ),
  ])
  func `Every source's own form is converted`(content: String, passed: Int) throws {
    let converted = try converted(content)
    let report = try Vectors.report(of: converted.lines.joined(separator: "\n"))
    #expect(report.differences == [])
    #expect(report.passed == passed && converted.code == 0, "\(converted.lines)")
  }
}
