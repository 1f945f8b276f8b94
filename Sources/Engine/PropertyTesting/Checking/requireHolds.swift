/// Checks a claim in any test framework.
///
///     func testLaw() throws { try requireHolds(law.about(subject)) }
///
/// The error contains the call site, because XCTest on Linux doesn't show the line of a thrown
/// error. `assertHolds` in `PropertyAssertions` and `XCTAssertNoThrow(try requireHolds(…))` record
/// a failure at the line of the call. The engine doesn't write files, so the error contains the
/// whole replay code, even a long one.
/// - Parameters:
///   - claim: the claim to check.
///   - settings: the limits and the random seed of the search.
///   - corpus: inputs to check first.
///   - choices: the replay code of a failure's report; if given, only that input is checked.
///   - fileID: the file of the call, for the error.
///   - line: the line of the call, for the error.
/// - Returns: the report of the run.
/// - Throws: `RunFailure`, whose description is the report, if the claim doesn't hold; `BlobError`
///   if `choices` is invalid.
@discardableResult
public func requireHolds(
  _ claim: Claim, _ settings: RunSettings = RunSettings(), corpus: [CorpusEntry] = [],
  choices: String? = nil, fileID: String = #fileID, line: UInt = #line
) throws -> Report {
  let report =
    if let choices {
      try Run.replay(claim, choices: choices)
    } else {
      Run.check(claim, settings, corpus: corpus)
    }
  if !report.passed { throw RunFailure(report: report, place: "\(fileID):\(line)") }
  return report
}

/// Checks that `claim` holds for inputs from `generators`, in any test framework.
///
///     func testReversingTwice() throws {
///       try requireHolds(forAll: .array(of: .int(), 0...20)) { try require(twice($0) == $0) }
///     }
///
/// - Parameters:
///   - generators: the generators, one for each argument of the claim.
///   - examples: inputs to check first, which are shrunk if the generators can read them back.
///   - settings: the limits and the random seed of the search.
///   - choices: the replay code of a failure's report; if given, only that input is checked.
///   - name: the claim's name in reports; by default the test's name.
///   - claim: the claim, which fails if it throws (`require`) or returns false.
///   - fileID: the file of the call, for the error.
///   - line: the line of the call, for the error.
/// - Returns: the report of the run.
/// - Throws: `RunFailure`, whose description is the report, if the claim doesn't hold; `BlobError`
///   if `choices` is invalid.
@_disfavoredOverload
@discardableResult
@inlinable public func requireHolds<each Input, Outcome>(
  forAll generators: repeat Generator<each Input>,
  examples: @autoclosure @escaping @Sendable () -> [(repeat each Input)] = [],
  settings: RunSettings = RunSettings(),
  choices: String? = nil, name: String = #function, fileID: String = #fileID, line: UInt = #line,
  _ claim: @escaping @Sendable (repeat each Input) throws -> Outcome
) throws -> Report {
  let property = PropertyName(test: name, in: fileID)
  let claim = Claim(forAll: repeat each generators, examples: examples(), named: property, claim)
  return try requireHolds(claim, settings, choices: choices, fileID: fileID, line: line)
}

/// Checks that `claim` holds for inputs from `generator`, in any test framework.
///
/// The parameters, the result and the errors are those of the function for several generators.
@discardableResult
@inlinable public func requireHolds<Input, Outcome>(
  forAll generator: Generator<Input>, examples: @autoclosure @escaping @Sendable () -> [Input] = [],
  settings: RunSettings = RunSettings(),
  choices: String? = nil, name: String = #function, fileID: String = #fileID, line: UInt = #line,
  _ claim: @escaping @Sendable (Input) throws -> Outcome
) throws -> Report {
  let claim = Claim(
    forAll: generator, examples: examples(), named: PropertyName(test: name, in: fileID), claim)
  return try requireHolds(claim, settings, choices: choices, fileID: fileID, line: line)
}

/// Checks that a system agrees with its model after any command sequence, in any test framework.
///
/// The parameters, the result and the errors are those of the function that takes generators.
@discardableResult
@inlinable public func requireHolds<Model, System>(
  _ machine: StateMachine<Model, System>, settings: RunSettings = RunSettings(),
  choices: String? = nil, name: String = #function, fileID: String = #fileID, line: UInt = #line
) throws -> Report {
  let claim = machine.claim(named: PropertyName(test: name, in: fileID))
  return try requireHolds(claim, settings, choices: choices, fileID: fileID, line: line)
}

/// The error thrown if a claim didn't hold in a run; its description is the whole report.
public struct RunFailure: Error, Hashable, Sendable {
  /// The report of the run.
  public let report: Report
  /// The file and the line of the call, such as `PackingTests/PackingTests.swift:12`.
  public let place: String

  /// The first counterexample, or `nil` if the run found none.
  public var counterexample: Counterexample? { report.counterexample }
}

extension RunFailure: CustomStringConvertible {
  /// The report, the argument that repeats the failure, and the call site.
  public var description: String {
    let text = report.description { Repetition(argument: $0.choices) }
    return "\(text)\n  at      \(place)"
  }
}
