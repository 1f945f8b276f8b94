import PropertyTesting

/// Code beside a text field that has laws of its own: number formats, masks, wheels, date pickers.
public protocol TestedCode: Sendable {
  /// What the code is meant to do.
  associatedtype Meaning

  /// Checks the code against its laws.
  /// - Parameters:
  ///   - meaning: what the code must do.
  ///   - settings: how many cases each law has, and the random seed.
  ///   - choices: a replay code from a report; if given, only its input is checked.
  /// - Returns: the laws that were checked, and the failures.
  func examined(meaning: Meaning, settings: RunSettings, choices: String?) -> FieldReport
}

/// Claims that code keeps the laws of its meaning, in a test of any framework.
///
///     func testDuration() throws { try requireKeepsLaws(of: wheels, meaning: .ordered) }
/// - Parameters:
///   - code: a number format, a mask, wheels or a date picker.
///   - meaning: what the code must do.
///   - settings: how many cases each law has, and the random seed.
///   - choices: a replay code from a report; if given, only its input is checked.
///   - file: the test's file; if it imports XCTest alone, a report suggests a test of that.
/// - Returns: the laws that were checked.
/// - Throws: `FieldProblem`, whose description is the whole report, if a law is broken or wasn't
///   checked.
@discardableResult
public func requireKeepsLaws<Code: TestedCode>(
  of code: Code, meaning: Code.Meaning, settings: RunSettings = RunSettings(cases: 2_000),
  choices: String? = nil, file: String = #filePath
) throws -> FieldReport {
  try code.examined(meaning: meaning, settings: settings, choices: choices).requireFine(in: file)
}
