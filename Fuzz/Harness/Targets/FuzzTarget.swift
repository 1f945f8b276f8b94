// Whoever imports this module has the engine and its corpora as well: one import is enough.
@_exported import PropertyCorpus
import PropertyTesting

/// A property that a fuzz program can attack.
public struct FuzzTarget: Sendable {
  /// The property's name, which is also its name on the program's command line.
  public let name: PropertyName
  /// The claim as a Swift expression, for the test that a report recommends.
  let expression: String
  /// Makes the claim that is fuzzed.
  let claim: @Sendable () -> Claim

  /// A property whose claim is made when it is needed: a process fuzzes only one of them.
  /// - Parameters:
  ///   - name: the property's name.
  ///   - expression: the claim as a Swift expression, for the test that a report recommends; nil
  ///     for a variable that is named like the property.
  ///   - claim: makes the claim.
  public init(
    _ name: PropertyName, expression: String? = nil, claim: @escaping @Sendable () -> Claim
  ) {
    self.name = name
    self.expression = expression ?? name.name.prefix(1).lowercased() + name.name.dropFirst()
    self.claim = claim
  }
}
