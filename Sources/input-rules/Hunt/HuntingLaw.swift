/// How a law did against a mutant.
struct HuntingLaw: Encodable {
  /// The law's name, without its chapter.
  let law: String
  /// Whether the gallery says that this law catches the rule.
  let mustCatch: Bool
  /// With how many of the seeds it caught the rule.
  let caught: Int
  /// How many seeds it had.
  let seeds: Int
  /// After how many cases it caught the rule: the median of the seeds with which it did.
  let medianCases: Int?
  /// The first seed with which it caught the rule.
  let seed: UInt64?
  /// What that seed came to, shrunk, a line an argument.
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
