import Foundation

extension FieldReport {
  /// The report with tests of XCTest if the test's file imports that and not Swift Testing.
  func suggesting(in file: String) -> FieldReport {
    let lines = (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n") ?? []
    let imports = lines.map { $0.trimmingCharacters(in: .whitespaces) }
    guard imports.contains("import XCTest") && !imports.contains("import Testing") else {
      return self
    }
    var report = self
    for index in failures.indices { report.failures[index].test = failures[index].test.inXCTest }
    return report
  }
}

extension String {
  /// A suggested test of Swift Testing in XCTest's form.
  var inXCTest: String {
    components(separatedBy: "\n").map { line in
      if let name = line.firstMatch(of: #/^@Test func (.)/#) {
        return "func test\(name.1.uppercased())\(line[name.range.upperBound...])"
      }
      guard let expected = line.wholeMatch(of: #/( *)#expect\((.*)\)/#) else { return line }
      return "\(expected.1)\(String(expected.2).assertion)"
    }.joined(separator: "\n")
  }

  /// A call of XCTest that an expression, which may be a comparison, is true.
  private var assertion: String {
    let comparison = #/((?:"(?:\\.|[^"\\])*"|[^"])+?) (==|!=|<=|<|>) (.+)/#
    guard let (_, left, sign, right) = wholeMatch(of: comparison)?.output else {
      return hasPrefix("!") ? "XCTAssertFalse(\(dropFirst()))" : "XCTAssertTrue(\(self))"
    }
    if right == "nil" { return "XCTAssertNil(\(left))" }
    // No function of XCTest compares tuples.
    let name = right.hasPrefix("(") ? nil : Self.functions["\(sign)"]
    return name.map { "XCTAssert\($0)(\(left), \(right))" } ?? "XCTAssertTrue(\(self))"
  }

  private static let functions = [
    "==": "Equal", "!=": "NotEqual", "<=": "LessThanOrEqual", "<": "LessThan", ">": "GreaterThan",
  ]
}
