/// How long and from where a run searches.
public struct RunSettings: Hashable, Sendable, Codable {
  /// How many inputs are drawn at random, or at the most enumerated.
  ///
  /// With 0, a run judges its corpus alone. A run whose settings have fewer cases, or 0 and no
  /// corpus, judges nothing and fails.
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
  /// Why these settings couldn't be read; a run with them judges nothing and fails.
  package var error: SettingsError?

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
  /// Why a run can't be made with these settings; nil where it can.
  ///
  /// - Parameter hasCorpus: whether there are inputs to judge besides.
  func problem(hasCorpus: Bool) -> SettingsError? {
    error ?? (cases < (hasCorpus ? 0 : 1) ? .tooFewCases(cases) : nil)
  }
}
