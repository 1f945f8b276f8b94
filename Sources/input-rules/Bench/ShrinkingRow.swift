import Foundation
import PropertyTesting

/// How a challenge went: how often the simplest counterexample was reached, and how fast.
struct ShrinkingRow: Encodable {
  /// As many seeds as the ratchet and other engines' figures are of.
  static let seeds = 100

  let challenge: String
  let claimed: String
  /// The simplest counterexample.
  let answer: String
  let seeds: Int
  /// The share of seeds that came to the simplest counterexample, in percent, rounded down.
  let minimal: Int
  /// Inputs judged after the first failure: the mean over the seeds, in hundredths at the finest.
  let mean: Double
  let fewest: Int
  let most: Int
  /// How many different counterexamples the seeds came to.
  let answers: Int
  let hypothesis: Int?
  let exhaust: Int?

  /// Shrinks what each of the seeds 0, 1, 2 … finds.
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
    let counts = found.map(\.shrinks)
    minimal = found.count { $0.input == challenge.answer } * 100 / seeds
    mean = (Double(counts.reduce(0, +)) / Double(seeds) * 100).rounded() / 100
    fewest = counts.min() ?? 0
    most = counts.max() ?? 0
    answers = Set(found.map(\.input)).count
  }
}

extension Double {
  /// The number with one decimal.
  var decimal: String { String(format: "%.1f", self) }
}
