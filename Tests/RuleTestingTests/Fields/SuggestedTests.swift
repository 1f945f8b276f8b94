import Foundation
import PropertyTesting
import Testing

@testable import RuleTesting

/// Tests in the form that reports suggest, except for the attribute.
private struct Suggested {
  let field: TestedField

  func backspaceEmpties() {
    var typist = Typist(at: field)  // “Mask”
    typist.type("1")
    typist.backspace(2)
    #expect(typist.text.isEmpty)
  }

  func pasteEqualsTyping() {
    var typist = Typist(at: field)  // “Key”
    typist.paste("11")
    var other = Typist(at: field)
    other.type("11")
    #expect(typist.text == other.text)
  }

  func everyRangeIsAnswered() {
    var typist = Typist(at: field)  // “Range”
    typist.press(.replace(location: .max, length: 1, with: ""))
    // the last step doesn't return
  }
}

/// A suggested test compiles, fails for the wrong code, and passes for correct code.
@Suite struct SuggestedTests {
  /// Compares the test that a report suggests with this file's function of the same name.
  private func compare(_ report: FieldReport, _ law: String) throws {
    let failure = try #require(report.failures.first { $0.law == law }, "\(report)")
    let name = law.prefix(1).lowercased() + law.dropFirst()
    let text = try String(contentsOfFile: #filePath, encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    let first = try #require(lines.firstIndex { $0.contains("func \(name)() {") })
    let indent = lines[first].prefix { $0 == " " }
    let last = try #require(lines[first...].firstIndex(of: indent + "}"))
    let test = lines[first...last].map { $0.dropFirst(indent.count) }.joined(separator: "\n")
    #expect(failure.test == "@Test " + test)
  }

  @Test func `A suggested test fails for a wrong field and passes for a correct one`()
    throws
  {
    let keeps = TestedField.formatter("Mask") { text, range, replacement in
      let new = replacement.isEmpty ? text : text.replacing(range, with: replacement)
      return (new, range.location + replacement.utf16.count)
    }
    let traps = TestedField.delegate("Range") { text, range, _ in
      Array(text.utf16)[range.location..<(range.location + range.length)].count < 9
    }
    let examples: [(TestedField, TestedField, FieldMeaning, (Suggested) -> () -> Void)] = [
      (keeps, .any, .backspaceEmpties, Suggested.backspaceEmpties),
      (.delegate("Key") { $2.count < 2 }, .any, .pasteEqualsTyping, Suggested.pasteEqualsTyping),
      (traps, .any, .answersAnyRange, Suggested.everyRangeIsAnswered),
    ]
    let laws = ["BackspaceEmpties", "PasteEqualsTyping", "EveryRangeIsAnswered"]
    let settings = RunSettings(cases: 500, shrinkLimit: 500)
    for (law, (wrong, right, meaning, suggestion)) in zip(laws, examples) {
      try compare(wrong.examined(meaning: [meaning], settings: settings), law)
      suggestion(Suggested(field: right))()
      if law == laws.last { continue }
      withKnownIssue { suggestion(Suggested(field: wrong))() }
    }
  }

  @Test(arguments: [
    ("typist.text.isEmpty", "True(typist.text.isEmpty)"),
    ("!a.contains(b)", "False(a.contains(b))"),
    ("text == \"a == b\"", "Equal(text, \"a == b\")"), ("text != \" \"", "NotEqual(text, \" \")"),
    ("text.count <= 4", "LessThanOrEqual(text.count, 4)"), ("one < other", "LessThan(one, other)"),
    ("value == nil", "Nil(value)"), ("\"a > \\\"b\" > c", "GreaterThan(\"a > \\\"b\", c)"),
    ("date ?? (0, 0) != (1, 2)", "True(date ?? (0, 0) != (1, 2))"),
  ])
  func `An expectation becomes an assertion for XCTest`(expectation: String, assertion: String) {
    let test = "@Test func law() {\n  #expect(\(expectation))\n}"
    #expect(test.inXCTest == "func testLaw() {\n  XCTAssert\(assertion)\n}")
  }

  @Test func `A file that imports only XCTest gets suggested tests for XCTest`() throws {
    for (imports, isXCTest) in [
      ("import XCTest\n", true), ("import XCTest\nimport Testing", false),
    ] {
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      try Data(imports.utf8).write(to: file)
      let problem = #expect(throws: FieldProblem.self) {
        try requireKeepsLaws(of: .any, meaning: .atMost(3), file: file.path)
      }
      let test = try #require(problem?.report.failures.first).test
      #expect(test.contains("XCTAssert") == isXCTest)
    }
  }
}
