import Foundation
// Tests need to import only this module.
@_exported import PropertyCorpus
import PropertyTesting
import Testing

/// Records an issue at the call unless `claim` holds for its corpus and for generated inputs.
///
/// A claim fails if it throws (`require`), returns false, or records an issue (`#expect`). Only one
/// issue is recorded, for the simplest failing input.
///
///     @Test func reversingTwiceIsTheIdentity() {
///       expectHolds(forAll: .array(of: .int(), 0...20)) { list in
///         try require(list.reversed().reversed() == list)
///       }
///     }
/// - Parameters:
///   - claim: the claim to check.
///   - settings: the limits and the random seed of the search; by default the settings from the
///     test's traits (`PropertiesTrait`) and the environment (`PROPERTY_CASES`,
///     `PROPERTY_SEED` and `PROPERTY_SECONDS`).
///   - corpus: kept inputs, which are checked first.
///   - choices: the replay code in a failure's report, or the path of its file; if given, only that
///     input is checked.
///   - sourceLocation: the location of the recorded issue; by default the location of the call.
/// - Returns: the report of the run.
@discardableResult
public func expectHolds(
  _ claim: Claim, _ settings: RunSettings = .fromEnvironment(), corpus: Corpus? = nil,
  choices: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> Report {
  let search = Search(claim, settings, corpus: corpus, choices: choices, at: sourceLocation)
  return search.foundHere().recorded(at: sourceLocation)
}

/// Records an issue unless `claim` holds for inputs from `generators`.
/// - Parameters:
///   - generators: the generators, one for each argument of the claim.
///   - examples: inputs to check first, which are shrunk if the generators can read them back.
///   - settings: the limits and the random seed of the search.
///   - choices: the replay code in a failure's report, or the path of its file; if given, only that
///     input is checked.
///   - name: the claim's name in reports and in a corpus; by default the test's name, with a number
///     added for every property after the first.
///   - sourceLocation: the location of the recorded issue; by default the location of the call.
///   - claim: the claim, which fails if it throws (`require`), returns false or records an issue.
/// - Returns: the report of the run.
@_disfavoredOverload
@discardableResult
@inlinable
public func expectHolds<each Input, Outcome>(
  forAll generators: repeat Generator<each Input>,
  examples: @autoclosure @escaping @Sendable () -> [(repeat each Input)] = [],
  settings: RunSettings = .fromEnvironment(),
  choices: String? = nil, name: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ claim: @escaping @Sendable (repeat each Input) throws -> Outcome
) -> Report {
  let property = propertyName(name, at: sourceLocation)
  let claim = Claim(forAll: repeat each generators, examples: examples(), named: property, claim)
  return expectHolds(claim, settings, choices: choices, sourceLocation: sourceLocation)
}

/// Records an issue unless `claim` holds for inputs from `generator`.
///
/// The parameters and the result are those of the function for any number of generators.
@discardableResult
@inlinable
public func expectHolds<Input, Outcome>(
  forAll generator: Generator<Input>, examples: @autoclosure @escaping @Sendable () -> [Input] = [],
  settings: RunSettings = .fromEnvironment(),
  choices: String? = nil, name: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ claim: @escaping @Sendable (Input) throws -> Outcome
) -> Report {
  let claim = Claim(
    forAll: generator, examples: examples(), named: propertyName(name, at: sourceLocation), claim)
  return expectHolds(claim, settings, choices: choices, sourceLocation: sourceLocation)
}

/// Records an issue unless a system agrees with its model after any sequence of commands.
///
/// The parameters and the result are those of the function that takes generators.
@discardableResult
@inlinable public func expectHolds<Model, System>(
  _ machine: StateMachine<Model, System>, settings: RunSettings = .fromEnvironment(),
  choices: String? = nil, name: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Report {
  expectHolds(
    machine.claim(named: propertyName(name, at: sourceLocation)), settings, choices: choices,
    sourceLocation: sourceLocation)
}
