import Foundation
import PropertyCorpus
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
///   - settings: how long and from where to search; by default as the environment says, where
///     `PROPERTY_CASES` and `PROPERTY_SEED` are set.
///   - corpus: kept inputs, which are judged first.
///   - choices: the word in a failure's report; given, only that input is judged, again.
/// - Returns: what the run found.
@discardableResult
public func expectHolds(
  _ claim: Claim, _ settings: RunSettings = .fromEnvironment(), corpus: Corpus? = nil,
  choices: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> Report {
  var settings = settings
  var entries: [CorpusEntry] = []
  do {
    if let choices {
      entries = [CorpusEntry(name: choices, bytes: try Blob.decode(choices))]
      settings.cases = 0
    } else {
      entries = try corpus?.entries(of: claim.property) ?? []
    }
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
  let report = Run.check(claim, settings, corpus: entries)
  if !report.isFine { Issue.record("\(report)", sourceLocation: sourceLocation) }
  return report
}

/// Records an issue unless `claim` throws for none of the inputs that `generators` make.
///
/// - Parameters:
///   - generators: one for each argument of the claim.
///   - settings: how long and from where to search.
///   - choices: the word in a failure's report; given, only that input is judged, again.
///   - name: what the claim is called in reports; that of the test.
///   - claim: throws (`require`) where it is false.
/// - Returns: what the run found.
@discardableResult
public func expectHolds<each Input>(
  forAll generators: repeat Generator<each Input>, settings: RunSettings = .fromEnvironment(),
  choices: String? = nil, name: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ claim: @escaping @Sendable (repeat each Input) throws -> Void
) -> Report {
  let name = PropertyName(chapter: "Tests", name: String(name.prefix { $0 != "(" }))
  let property = Property<Void>(forAll: repeat each generators, named: name) {
    (_: Void, input: repeat each Input) in try claim(repeat each input)
  }
  return expectHolds(
    property.about(()), settings, choices: choices, sourceLocation: sourceLocation)
}
