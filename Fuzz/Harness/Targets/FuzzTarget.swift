// Whoever imports this module has the engine and its corpora as well: one import is enough.
@_exported import PropertyCorpus
import PropertyTesting

/// A property that a fuzz program can attack.
public struct FuzzTarget: Sendable {
  /// The property's name, which is also its name on the program's command line.
  public let name: PropertyName
  /// Makes the claim that is fuzzed.
  let claim: @Sendable () -> Claim

  /// A property whose claim is made when it is needed: a process fuzzes only one of them.
  ///
  /// - Parameters:
  ///   - name: the property's name.
  ///   - claim: makes the claim.
  public init(_ name: PropertyName, claim: @escaping @Sendable () -> Claim) {
    self.name = name
    self.claim = claim
  }
}
