import PropertyTesting

/// The result of a law's runs with one mutant, one run per random seed.
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
  /// The runs that killed the mutant, in order of their seeds.
  let catches: [Catch]
  /// The counterexample of the first kill, shrunk.
  let example: Counterexample?

  /// After how many cases the mutant was killed: the median; of two in the middle, the lower one.
  var medianCases: Int? {
    let cases = catches.map(\.example.casesBefore).sorted()
    return cases.isEmpty ? nil : cases[(cases.count - 1) / 2]
  }
}
