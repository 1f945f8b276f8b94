/// How long and from where a run searches.
public struct RunSettings: Hashable, Sendable, Codable {
  /// How many inputs are drawn at random, or at the most enumerated.
  public var cases: Int
  /// What the random inputs depend on: the same seed, the same cases.
  public var seed: UInt64
  /// How many inputs shrinking may try.
  public var shrinkLimit: Int
  /// Whether inputs are enumerated by size instead of drawn.
  public var isExhaustive: Bool
  /// How many failures of different origins to look for before the run ends.
  public var failures = 1
  /// Whether to go on, beyond the cases, until it is certain of each kind that must be reached.
  public var decidesCoverage = false
  /// Where an earlier enumeration stopped; nil to begin with the simplest input.
  public var resumption: Resumption?

  /// The seed of a run that doesn't name one.
  public static let defaultSeed: UInt64 = 1

  /// Settings of a run; the defaults suit an ordinary test.
  public init(
    cases: Int = 1_000, seed: UInt64 = defaultSeed, shrinkLimit: Int = 20_000,
    isExhaustive: Bool = false
  ) {
    self.cases = cases
    self.seed = seed
    self.shrinkLimit = shrinkLimit
    self.isExhaustive = isExhaustive
  }
}
