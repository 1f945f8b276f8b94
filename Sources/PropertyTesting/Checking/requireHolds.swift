/// Claims that `claim` holds of a run's inputs: one line in a test of any framework.
///
///     func testLaw() throws { try requireHolds(law.about(subject)) }
///
/// - Parameters:
///   - claim: what is claimed.
///   - settings: how long and from where to search.
///   - corpus: inputs to judge first.
///   - choices: the word in a failure's report; given, only that input is judged, again.
/// - Returns: what the run found.
/// - Throws: `RunFailure`, whose description is the report, where the claim doesn't hold;
///   `BlobError` where `choices` isn't such a word.
@discardableResult
public func requireHolds(
  _ claim: Claim, _ settings: RunSettings = RunSettings(), corpus: [CorpusEntry] = [],
  choices: String? = nil
) throws -> Report {
  let report =
    if let choices {
      try Run.replay(claim, choices: choices)
    } else {
      Run.check(claim, settings, corpus: corpus)
    }
  if !report.isFine { throw RunFailure(report: report) }
  return report
}

/// Claims that `claim` throws for none of the inputs that `generators` make, in a test of any
/// framework.
///
///     func testReversingTwice() throws {
///       try requireHolds(forAll: .array(of: .int(), 0...20)) { try require(twice($0) == $0) }
///     }
///
/// - Parameters:
///   - generators: one for each argument of the claim.
///   - settings: how long and from where to search.
///   - choices: the word in a failure's report; given, only that input is judged, again.
///   - name: what the claim is called in reports; that of the test.
///   - claim: throws (`require`) where it is false.
/// - Returns: what the run found.
/// - Throws: `RunFailure`, whose description is the report, where the claim doesn't hold;
///   `BlobError` where `choices` isn't such a word.
@discardableResult
@inlinable public func requireHolds<each Input>(
  forAll generators: repeat Generator<each Input>, settings: RunSettings = RunSettings(),
  choices: String? = nil, name: String = #function,
  _ claim: @escaping @Sendable (repeat each Input) throws -> Void
) throws -> Report {
  let claim = Claim(forAll: repeat each generators, named: PropertyName(test: name), claim)
  return try requireHolds(claim, settings, choices: choices)
}

/// Claims that `claim` throws for none of the inputs that `generator` makes, in a test of any
/// framework.
///
/// - Parameters:
///   - generator: makes the claim's argument, or all of them, as `zip` does.
///   - settings: how long and from where to search.
///   - choices: the word in a failure's report; given, only that input is judged, again.
///   - name: what the claim is called in reports; that of the test.
///   - claim: throws (`require`) where it is false.
/// - Returns: what the run found.
/// - Throws: `RunFailure`, whose description is the report, where the claim doesn't hold;
///   `BlobError` where `choices` isn't such a word.
@discardableResult
@inlinable public func requireHolds<Input>(
  forAll generator: Generator<Input>, settings: RunSettings = RunSettings(),
  choices: String? = nil, name: String = #function,
  _ claim: @escaping @Sendable (Input) throws -> Void
) throws -> Report {
  let claim = Claim(forAll: generator, named: PropertyName(test: name), claim)
  return try requireHolds(claim, settings, choices: choices)
}

/// Claims that a system agrees with its model, whatever they are told, in a test of any framework.
///
/// - Parameters:
///   - machine: the system beside its model.
///   - settings: how long and from where to search.
///   - choices: the word in a failure's report; given, only that input is judged, again.
///   - name: what the claim is called in reports; that of the test.
/// - Returns: what the run found.
/// - Throws: `RunFailure`, whose description is the report, where the two don't agree;
///   `BlobError` where `choices` isn't such a word.
@discardableResult
public func requireHolds<Model, System>(
  _ machine: StateMachine<Model, System>, settings: RunSettings = RunSettings(),
  choices: String? = nil, name: String = #function
) throws -> Report {
  try requireHolds(machine.claim(named: PropertyName(test: name)), settings, choices: choices)
}
