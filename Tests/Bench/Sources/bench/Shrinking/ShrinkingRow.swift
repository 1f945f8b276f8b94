import PropertyTesting

/// The result of a challenge: how often the simplest counterexample was reached, and how fast.
struct ShrinkingRow: RatchetRow {
  /// The number of random seeds in the ratchet and in other engines' figures.
  static let seeds = 100
  static let ratchet = Ratchet.Kind(
    heading: "challenge\tminimal %\tmean evaluations", decimals: 2)

  let challenge: Challenge
  /// The share of seeds that reached the simplest counterexample, in percent, rounded down; and
  /// how many inputs were checked after the first failure: the mean over the seeds, to at most two
  /// decimals.
  let figures: Ratchet.Figures
  let fewest: Int
  let most: Int
  /// How many different counterexamples the seeds reached.
  let answers: Int

  var line: String { challenge.name }

  /// Shrinks the failure that each of the seeds 0, 1, 2 … finds.
  init(_ challenge: Challenge, seeds: Int = Self.seeds, progress: (Int) -> Void = { _ in }) {
    self.challenge = challenge
    let found = (0..<seeds).compactMap { seed in
      progress(seed)
      let settings = RunSettings(cases: 200_000, seed: UInt64(seed))
      return Run.check(challenge.claim, settings).counterexample
    }
    progress(seeds)
    let counts = found.map(\.shrinks)
    figures = Ratchet.Figures(
      reached: found.count { $0.input == challenge.answer } * 100 / seeds,
      inputs: (Double(counts.reduce(0, +)) / Double(seeds) * 100).rounded() / 100)
    fewest = counts.min() ?? 0
    most = counts.max() ?? 0
    answers = Set(found.map(\.input)).count
  }

  func isWorse(than kept: Ratchet.Figures) -> Bool {
    figures.reached < kept.reached || figures.inputs > kept.inputs
  }

  /// What other engines took, on average; – for what isn't known.
  var references: [String] {
    let known = [challenge.references.hypothesis, challenge.references.exhaust]
    return known.map { $0.map(String.init) ?? "–" }
  }
}
