/// A law's results with a mutant.
struct HuntingLaw: Encodable {
  /// The law's name, without its chapter.
  let law: String
  /// Whether the mutant's declaration says that this law kills it.
  let mustCatch: Bool
  /// For how many of the random seeds it killed the mutant.
  let caught: Int
  /// How many random seeds there were.
  let seeds: Int
  /// After how many cases it killed the mutant: the median over the seeds for which it did.
  let medianCases: Int?
  /// The first random seed for which it killed the mutant.
  let seed: UInt64?
  /// That seed's counterexample, shrunk, one line per argument.
  let counterexample: String?
  /// What was found instead of what the law claims.
  let message: String?
  /// The counterexample's choices as one word, which `check --choices` takes.
  let choices: String?

  init(_ chase: Chase, mustCatch: Bool) {
    law = chase.law
    self.mustCatch = mustCatch
    caught = chase.catches.count
    seeds = chase.seeds
    medianCases = chase.medianCases
    seed = chase.catches.first?.seed
    counterexample = chase.example?.input
    message = chase.example?.message
    choices = chase.example?.choices
  }
}
