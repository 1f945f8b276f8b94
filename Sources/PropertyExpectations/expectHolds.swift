import Foundation
// A test imports this module alone.
@_exported import PropertyCorpus
import PropertyTesting
import Testing

/// Records an issue, at the place of the call, unless `claim` holds of its corpus and of a run's
/// inputs.
///
///     @Test func reversingTwiceIsTheIdentity() {
///       expectHolds(forAll: .array(of: .int(), 0...20)) { list in
///         try require(list.reversed().reversed() == list)
///       }
///     }
///
/// - Parameters:
///   - claim: what is claimed.
///   - settings: how long and from where to search; by default as the test's traits say
///     (`PropertiesTrait`), and the environment (`PROPERTY_CASES` and `PROPERTY_SEED`).
///   - corpus: kept inputs, which are judged first.
///   - choices: the word in a failure's report; given, only that input is judged, again.
///   - sourceLocation: where the issue is recorded; the place of the call.
/// - Returns: what the run found.
@discardableResult
public func expectHolds(
  _ claim: Claim, _ settings: RunSettings = .fromEnvironment(), corpus: Corpus? = nil,
  choices: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> Report {
  let report: Report
  do {
    if let choices = choices ?? PropertyDefaults.current.choices {
      report = try Run.replay(claim, choices: choices)
    } else {
      try corpus?.requireFolder()
      report = Run.check(claim, settings, corpus: try corpus?.entries(of: claim.property) ?? [])
    }
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
    report = Run.check(claim, settings)
  }
  if !report.isFine { Issue.record("\(report.text)", sourceLocation: sourceLocation) }
  return report
}

/// Records an issue unless `claim` throws for none of the inputs that `generators` make.
///
/// - Parameters:
///   - generators: one for each argument of the claim.
///   - settings: how long and from where to search.
///   - choices: the word in a failure's report; given, only that input is judged, again.
///   - name: what the claim is called in reports; that of the test.
///   - sourceLocation: where the issue is recorded; the place of the call.
///   - claim: throws (`require`) where it is false.
/// - Returns: what the run found.
@discardableResult
@inlinable
public func expectHolds<each Input>(
  forAll generators: repeat Generator<each Input>, settings: RunSettings = .fromEnvironment(),
  choices: String? = nil, name: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ claim: @escaping @Sendable (repeat each Input) throws -> Void
) -> Report {
  let claim = Claim(forAll: repeat each generators, named: PropertyName(test: name), claim)
  return expectHolds(claim, settings, choices: choices, sourceLocation: sourceLocation)
}

/// Records an issue unless `claim` throws for none of the inputs that `generator` makes.
///
/// - Parameters:
///   - generator: makes the claim's argument, or all of them, as `zip` does.
///   - settings: how long and from where to search.
///   - choices: the word in a failure's report; given, only that input is judged, again.
///   - name: what the claim is called in reports; that of the test.
///   - sourceLocation: where the issue is recorded; the place of the call.
///   - claim: throws (`require`) where it is false.
/// - Returns: what the run found.
@discardableResult
@inlinable
public func expectHolds<Input>(
  forAll generator: Generator<Input>, settings: RunSettings = .fromEnvironment(),
  choices: String? = nil, name: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ claim: @escaping @Sendable (Input) throws -> Void
) -> Report {
  let claim = Claim(forAll: generator, named: PropertyName(test: name), claim)
  return expectHolds(claim, settings, choices: choices, sourceLocation: sourceLocation)
}

/// Records an issue unless a system agrees with its model, whatever the two are told to do.
///
/// - Parameters:
///   - machine: the system beside its model.
///   - settings: how long and from where to search.
///   - choices: the word in a failure's report; given, only that input is judged, again.
///   - name: what the claim is called in reports; that of the test.
///   - sourceLocation: where the issue is recorded; the place of the call.
/// - Returns: what the run found.
@discardableResult
public func expectHolds<Model, System>(
  _ machine: StateMachine<Model, System>, settings: RunSettings = .fromEnvironment(),
  choices: String? = nil, name: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Report {
  expectHolds(
    machine.claim(named: PropertyName(test: name)), settings, choices: choices,
    sourceLocation: sourceLocation)
}

extension Report {
  /// The report, and what to write to have the failure again.
  fileprivate var text: String {
    guard let found = counterexample else { return "\(self)" }
    return """
      \(self)
        repeat  .choices("\(found.choices)") as a trait, or \(found.argument) as an argument
      """
  }
}
