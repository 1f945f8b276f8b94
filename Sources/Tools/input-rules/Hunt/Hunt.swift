import InputLaws
import Mutants
import PropertyConsole
import PropertyTesting

/// Mutation testing: each mutant is checked by laws, with one run per random seed.
struct Hunt {
  /// The random seeds; every law has one run with each of them per mutant.
  let seeds: [UInt64]
  /// The largest number of random inputs in a run.
  let cases: Int
  /// Whether mutants are checked by all laws, or only by those that must kill them.
  let takesAllLaws: Bool
  /// The largest number of shrinks of the counterexample that is shown.
  var shrinkLimit = RunSettings().shrinkLimit
  /// Executes runs in parallel; the results don't depend on it.
  let workers: Workers

  /// Called from time to time with the current mutant, and how many of all runs are done.
  typealias Progress = (_ rule: Mutant, _ runs: Int, _ total: Int) -> Void

  /// The result for each of `rules`.
  func results(_ rules: [Mutant], progress: Progress = { _, _, _ in }) -> [HuntedRule] {
    let claims = rules.map(claims)
    let total = claims.reduce(0) { $0 + $1.count } * seeds.count
    var done = 0
    return zip(rules, claims).map { rule, claims in
      let chases = claims.map { claim in
        chase(claim) { runs in
          progress(rule, done, total)
          done += runs
        }
      }
      return HuntedRule(rule, chases, seeds: seeds)
    }
  }

  private func claims(about rule: Mutant) -> [Claim] {
    let all = Catalogue.laws.filter { $0.isWorthAsking(of: rule.implementation) }
    return (takesAllLaws ? all : rule.killers).map { $0.claim(about: rule.implementation) }
  }

  /// Runs a claim with each of the seeds, a few at a time, so that progress can be shown.
  private func chase(_ claim: Claim, progress: (Int) -> Void) -> Chase {
    let atOnce = 8 * workers.count
    var catches: [Chase.Catch] = []
    for start in stride(from: 0, to: seeds.count, by: atOnce) {
      let seeds = Array(seeds[start..<min(start + atOnce, seeds.count)])
      progress(seeds.count)
      // Shrinking takes longer than searching, and only one counterexample is shown.
      let examples = workers.map(seeds) { check(claim, seed: $0, shrinkLimit: 0) }
      for case (let seed, let example?) in zip(seeds, examples) {
        catches.append(Chase.Catch(seed: seed, example: example))
      }
    }
    return Chase(
      law: claim.property.name, seeds: seeds.count, catches: catches,
      example: catches.first.map { shrunk($0, claim) })
  }

  private func shrunk(_ kill: Chase.Catch, _ claim: Claim) -> Counterexample {
    if shrinkLimit == 0 { return kill.example }
    return check(claim, seed: kill.seed, shrinkLimit: shrinkLimit) ?? kill.example
  }

  private func check(_ claim: Claim, seed: UInt64, shrinkLimit: Int) -> Counterexample? {
    let settings = RunSettings(cases: cases, seed: seed, shrinkLimit: shrinkLimit)
    return Run.check(claim, settings).counterexample
  }
}

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
