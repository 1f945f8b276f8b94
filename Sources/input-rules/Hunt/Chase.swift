import PropertyTesting

/// What came of a law's runs about one mutant, a run a seed.
struct Chase {
  /// A run that ended in a counterexample.
  struct Catch {
    let seed: UInt64
    let example: Counterexample
  }

  /// The law's name, without its chapter.
  let law: String
  /// How many runs there were.
  let seeds: Int
  /// The runs that caught the rule, in the order of their seeds.
  let catches: [Catch]
  /// The counterexample of the first catch, shrunk.
  let example: Counterexample?

  /// After how many cases the rule was caught: the median, of two in the middle the lower one.
  var medianCases: Int? {
    let cases = catches.map(\.example.casesBefore).sorted()
    return cases.isEmpty ? nil : cases[(cases.count - 1) / 2]
  }
}
