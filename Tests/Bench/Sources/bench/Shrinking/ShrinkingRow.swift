import PropertyTesting

/// The result of a challenge: how often the simplest counterexample was reached, and how fast.
struct ShrinkingRow: Encodable {
  /// The number of random seeds in the ratchet and in other engines' figures.
  static let seeds = 100

  let challenge: String
  let claimed: String
  /// The simplest counterexample.
  let answer: String
  let seeds: Int
  /// The share of seeds that reached the simplest counterexample, in percent, rounded down.
  let minimal: Int
  /// How many inputs were checked after the first failure: the mean over the seeds, to at most two
  /// decimals.
  let mean: Double
  let fewest: Int
  let most: Int
  /// How many different counterexamples the seeds reached.
  let answers: Int
  let hypothesis: Int?
  let exhaust: Int?

  /// Shrinks the failure that each of the seeds 0, 1, 2 … finds.
  init(_ challenge: Challenge, seeds: Int = Self.seeds, progress: (Int) -> Void = { _ in }) {
    self.challenge = challenge.name
    claimed = challenge.claimed
    answer = challenge.answer
    hypothesis = challenge.references.hypothesis
    exhaust = challenge.references.exhaust
    self.seeds = seeds
    let found = (0..<seeds).compactMap { seed in
      progress(seed)
      let settings = RunSettings(cases: 200_000, seed: UInt64(seed))
      return Run.check(challenge.claim, settings).counterexample
    }
    progress(seeds)
    let counts = found.map(\.shrinks)
    minimal = found.count { $0.input == challenge.answer } * 100 / seeds
    mean = (Double(counts.reduce(0, +)) / Double(seeds) * 100).rounded() / 100
    fewest = counts.min() ?? 0
    most = counts.max() ?? 0
    answers = Set(found.map(\.input)).count
  }
}
