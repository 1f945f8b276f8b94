import Foundation
// Tests need to import only this module.
@_exported import PropertyCorpus
import PropertyTesting
import XCTest

/// Records a failure in XCTest, at the line of the call, unless `claim` holds for the inputs in its
/// corpus and for generated inputs.
///
/// A claim fails if it throws (`require`) or returns false. In a class that inherits from
/// `PropertyTestCase`, it also fails if it records a failure (`XCTAssert`). Only one failure is
/// recorded, for the simplest failing input.
/// - Parameters:
///   - claim: the claim to check.
///   - settings: the limits and the random seed of the search.
///   - corpus: kept inputs, which are checked first.
///   - choices: the replay code in a failure's report, or the path of its file; if given, only that
///     input is checked.
///   - name: the name of the test, under which failures are kept; by default the calling function.
///   - fileID: the ID of a file, whose module's name is part of the path of kept failures; by
///     default the file of the call.
///   - file: the file in which the failure is recorded; by default the file of the call.
///   - line: the line at which the failure is recorded; by default the line of the call.
/// - Returns: the report, or `nil` if the choices or the corpus can't be read, or if an assertion
///   failed the test itself (see `PropertyTestCase`). A failure is then recorded.
@discardableResult
public func assertHolds(
  _ claim: Claim, _ settings: RunSettings = .fromEnvironment(), corpus: Corpus? = nil,
  choices: String? = nil, name: String = #function, fileID: String = #fileID,
  file: StaticString = #filePath, line: UInt = #line
) -> Report? {
  let place = TestPlace(
    test: PropertyName(test: name, in: PropertyTestCase.current ?? fileID), fileID: fileID,
    file: "\(file)", line: Int(line))
  let run = TestRun(settings, corpus: corpus, choices: choices, at: place)
  do {
    let report = try ClaimFailures.collecting(run.titled(claim), run.report)
    if !report.passed { XCTFail(report.text(), file: file, line: line) }
    return report
  } catch {
    XCTFail("\(error)", file: file, line: line)
    return nil
  }
}

/// Records a failure in XCTest unless `claim` holds for inputs from `generators`.
///
///     final class ReversingTests: PropertyTestCase {
///       func testReversingTwice() {
///         assertHolds(forAll: .array(of: .int(), 0...20)) { XCTAssertEqual(twice($0), $0) }
///       }
///     }
/// - Parameters:
///   - generators: the generators, one for each argument of the claim.
///   - examples: inputs to check first, which are shrunk if the generators can read them back.
///   - settings: the limits and the random seed of the search.
///   - choices: the replay code in a failure's report, or the path of its file; if given, only that
///     input is checked.
///   - name: the claim's name in reports and in a corpus; by default the test's name, with a number
///     added for every property after the first.
///   - fileID: the ID of the file that the name belongs to; by default the file of the call.
///   - file: the file in which the failure is recorded; by default the file of the call.
///   - line: the line at which the failure is recorded; by default the line of the call.
///   - column: the column of the call, which distinguishes properties on the same line.
///   - claim: the claim, which fails if it throws (`require`), returns false, or records a failure
///     (`XCTAssert`).
/// - Returns: the report, or `nil` if the choices can't be read, or if an assertion failed the test
///   itself (see `PropertyTestCase`). A failure is then recorded.
@_disfavoredOverload
@discardableResult
public func assertHolds<each Input, Outcome>(
  forAll generators: repeat Generator<each Input>,
  examples: @autoclosure @escaping @Sendable () -> [(repeat each Input)] = [],
  settings: RunSettings = .fromEnvironment(),
  choices: String? = nil, name: String = #function, fileID: String = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ claim: @escaping @Sendable (repeat each Input) throws -> Outcome
) -> Report? {
  let property = propertyName(name, fileID, line, column)
  let claim = Claim(forAll: repeat each generators, examples: examples(), named: property, claim)
  return assertHolds(
    claim, settings, choices: choices, name: name, fileID: fileID, file: file, line: line)
}

/// Records a failure in XCTest unless a system agrees with its model after any command sequence.
///
/// The parameters and the result are those of the function that takes generators.
@discardableResult
public func assertHolds<Model, System>(
  _ machine: StateMachine<Model, System>, settings: RunSettings = .fromEnvironment(),
  choices: String? = nil, name: String = #function, fileID: String = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Report? {
  let property = propertyName(name, fileID, line, column)
  let claim = machine.claim(named: property)
  return assertHolds(
    claim, settings, choices: choices, name: name, fileID: fileID, file: file, line: line)
}

/// Returns the name of a test's property; it differs from the names of all other properties.
func propertyName(_ name: String, _ fileID: String, _ line: UInt, _ column: UInt) -> PropertyName {
  TestNames.name(
    name, in: PropertyTestCase.current, fileID: fileID, line: Int(line), column: Int(column))
}
