import Foundation
import PropertyCorpus
import PropertyTesting

extension TestedField {
  /// Checks the field against its laws.
  /// - Parameters:
  ///   - meaning: what the field must do.
  ///   - typing: texts that people type or paste into the field.
  ///   - settings: the number of cases for each law, and the random seed.
  ///   - choices: a replay code from a report; if given, only its input is checked.
  /// - Returns: the laws that were checked, and the failures.
  public func examined(
    meaning: [FieldMeaning], typing: [String] = [],
    settings: RunSettings = RunSettings(cases: 2_000), choices: String? = nil
  ) -> FieldReport {
    judged(meaning: meaning, typing: typing, settings: settings, choices: choices)
  }

  /// Checks some or all laws; ignores known breaks, and finds up to `causes` causes per broken law.
  ///
  /// Reports the progress: the law, the number of cases so far, and the limit.
  package func judged(
    meaning: [FieldMeaning], typing: [String], only laws: [String]? = nil, settings: RunSettings,
    choices: String? = nil, past known: [KnownBreak] = [], causes: Int = 1, fewest: Int = 100,
    progress: ((_ law: String, _ cases: Int, _ of: Int) -> Void)? = nil
  ) -> FieldReport {
    let subject = FieldSubject(
      self, Meanings(all: meaning, typing: typing),
      past: KnownBreaks(choices == nil ? known : [], causes: causes))
    return FieldExamination.report(
      on: subject, settings, choices: choices, fewest: fewest, progress: progress
    ) { laws?.contains($0) ?? true }
  }
}

/// Throws an error unless a field keeps the laws of a meaning, in a test with any framework.
///
///     func testPIN() throws { try requireKeepsLaws(of: pin, meaning: .atMost(4)) }
/// - Parameters:
///   - field: the field's code.
///   - meaning: what the field must do.
///   - typing: texts that people type or paste into the field.
///   - settings: the number of cases for each law, and the random seed.
///   - choices: a replay code from a report; if given, only its input is checked.
///   - file: the test's file. Literals in this file and its package are also typed. If the file
///     imports only XCTest, a report suggests a test for XCTest.
/// - Returns: the laws that were checked.
/// - Throws: `FieldProblem`, whose description is the report, if a law is broken or couldn't be
///   checked.
@discardableResult
public func requireKeepsLaws(
  of field: TestedField, meaning: FieldMeaning..., typing: [String] = [],
  settings: RunSettings = RunSettings(cases: 2_000), choices: String? = nil,
  file: String = #filePath
) throws -> FieldReport {
  try requireKeepsLaws(
    of: field, meaning: meaning, typing: typing, settings: settings, choices: choices, file: file)
}

/// Throws an error unless a field keeps the laws of a meaning that several tests share.
///
/// The parameters, the result and the error are the same as in the variadic function.
@discardableResult
public func requireKeepsLaws(
  of field: TestedField, meaning: [FieldMeaning], typing: [String] = [],
  settings: RunSettings = RunSettings(cases: 2_000), choices: String? = nil,
  file: String = #filePath
) throws -> FieldReport {
  let settings = settings.takingConstants(ofCodeTestedBy: file)
  return try field.examined(meaning: meaning, typing: typing, settings: settings, choices: choices)
    .requirePassed(in: file)
}

extension FieldReport {
  /// Returns the report, and prints it if little was tested.
  ///
  /// If a law is broken or couldn't be checked, throws the report with suggestions for the test's
  /// file.
  func requirePassed(in file: String) throws -> FieldReport {
    if !passed { throw FieldProblem(report: suggesting(in: file)) }
    if !warnings.isEmpty { print(self) }
    return self
  }
}

/// The error that is thrown if a field breaks a law, with the whole report as its description.
public struct FieldProblem: Error, Hashable, Sendable {
  /// The report with the failures.
  public let report: FieldReport
}

extension FieldProblem: CustomStringConvertible {
  /// The report.
  public var description: String { "\(report)" }
}

extension FieldReport {
  /// The report, with tests for XCTest if the test's file imports XCTest but not Swift Testing.
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
  /// A suggested test for Swift Testing, converted to XCTest.
  var inXCTest: String {
    components(separatedBy: "\n").map { line in
      if let name = line.firstMatch(of: #/^@Test func (.)/#) {
        return "func test\(name.1.uppercased())\(line[name.range.upperBound...])"
      }
      guard let expected = line.wholeMatch(of: #/( *)#expect\((.*)\)/#) else { return line }
      return "\(expected.1)\(String(expected.2).assertion)"
    }.joined(separator: "\n")
  }

  /// An XCTest assertion that an expression is true; the expression may be a comparison.
  private var assertion: String {
    let comparison = #/((?:"(?:\\.|[^"\\])*"|[^"])+?) (==|!=|<=|<|>) (.+)/#
    guard let (_, left, sign, right) = wholeMatch(of: comparison)?.output else {
      return hasPrefix("!") ? "XCTAssertFalse(\(dropFirst()))" : "XCTAssertTrue(\(self))"
    }
    if right == "nil" { return "XCTAssertNil(\(left))" }
    // XCTest can't compare tuples.
    let name = right.hasPrefix("(") ? nil : Self.functions["\(sign)"]
    return name.map { "XCTAssert\($0)(\(left), \(right))" } ?? "XCTAssertTrue(\(self))"
  }

  private static let functions = [
    "==": "Equal", "!=": "NotEqual", "<=": "LessThanOrEqual", "<": "LessThan", ">": "GreaterThan",
  ]
}
