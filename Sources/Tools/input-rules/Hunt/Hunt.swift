import InputLaws
import Mutants
import PropertyConsole
import PropertyFuzzing
import PropertyTesting

extension ProgramCommand {
  /// Checks the mutants with the laws that must kill them, and shows the results.
  static let hunt = ProgramCommand(
    "hunt", "[ID…]", "Checks that the laws kill the mutants, by default all.",
    discussion: """
      Each of a mutant's laws runs with each of the random seeds, until an input fails or --cases
      inputs are checked. A run that finds a counterexample kills the mutant; the median is that of
      the cases that such runs took. The counterexample shown is that of the first such seed,
      shrunk.

      Exits 1 if a mutant survives all of its laws for some seed. A law that misses a mutant doesn't
      matter if another law kills it.
      """,
    options: [
      CommandOption(
        "--seeds", "N",
        help: "How many random seeds, 100 by default; each is one run of every law."),
      CommandOption(
        "--cases", "N", help: "The largest number of random inputs in a run; 10,000 by default."),
      CommandOption(
        "--seed", "N",
        help: "The first seed, \(RunSettings.defaultSeed) by default; the others follow it."),
      CommandOption(
        "--all-laws",
        help: "Use all laws, and show which others kill a mutant. Slow: give fewer seeds."),
      CommandOption(
        "--shrinks", "N", help: "The largest number of shrinks; 0 saves the time."),
      CommandOption(
        "--workers", "N", help: "How many cores to use; the results are the same for any number."),
      .json,
    ]
  ) { words, _ in
    let rules = try LawSelection.mutants(named: words.names)
    let hunt = try Hunt(words)
    let progress = ProgressLine()
    let results = hunt.results(rules) { progress.show($0.id, $1, of: $2) }
    progress.clear()
    let report = HuntReport(results)
    if words.has("--json") {
      try JSON.print(results)
    } else {
      try Output.print(report.lines(width: Terminal.widthOfOutput).joined(separator: "\n"))
    }
    return report.escaped.isEmpty ? 0 : 1
  }
}

extension Hunt {
  /// Results are kept until the end; more would fill the memory.
  private static let mostSeeds = 1_000_000

  fileprivate init(_ words: CommandArguments) throws(UsageError) {
    let first = try words.value("--seed", Number.seed) ?? RunSettings.defaultSeed
    let count = try words.value("--seeds") { text throws(UsageError) in
      let count = try Number.count(text)
      if count <= Self.mostSeeds { return count }
      throw UsageError("give a whole number from 1 to \(Self.mostSeeds.grouped)")
    }
    let workers = try words.value("--workers", Number.workers) ?? Workers.processors
    self.init(
      seeds: (0..<UInt64(count ?? 100)).map { first &+ $0 },
      cases: try words.value("--cases", Number.count) ?? 10_000,
      takesAllLaws: words.has("--all-laws"),
      shrinkLimit: try words.value("--shrinks", Number.countOrNone) ?? RunSettings().shrinkLimit,
      workers: .threads(min(workers, Workers.processors)))
  }
}

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
  /// Execute runs in parallel; the results don't depend on their number.
  let workers: Workers

  /// Called from time to time with the current mutant, the finished runs and all runs.
  typealias Progress = (_ rule: Mutant, _ runs: Int, _ total: Int) -> Void

  /// The result for each of `rules`.
  func results(_ rules: [Mutant], progress: Progress = { _, _, _ in }) -> [HuntedRule] {
    let claims = rules.map(claims)
    let total = claims.reduce(0) { $0 + $1.count } * seeds.count
    var done = 0
    return zip(rules, claims).map { rule, claims in
      let kills = claims.map { claim in
        self.kills(by: claim) { runs in
          progress(rule, done, total)
          done += runs
        }
      }
      return HuntedRule(rule, Array(zip(claims.map(\.property.name), kills)), seeds: seeds)
    }
  }

  private func claims(about rule: Mutant) -> [Claim] {
    let all = Catalogue.laws.filter { $0.isWorthAsking(of: rule.implementation) }
    return (takesAllLaws ? all : rule.killers).map { $0.claim(about: rule.implementation) }
  }

  /// A run that ended in a counterexample, and its random seed.
  typealias Kill = (seed: UInt64, example: Counterexample)

  /// Runs a claim with each of the seeds, a few at a time to show progress, and shrinks the first
  /// kill's counterexample.
  private func kills(by claim: Claim, progress: (Int) -> Void) -> [Kill] {
    let atOnce = 8 * workers.count
    var kills: [Kill] = []
    for start in stride(from: 0, to: seeds.count, by: atOnce) {
      let seeds = Array(seeds[start..<min(start + atOnce, seeds.count)])
      progress(seeds.count)
      // Shrinking takes longer than searching, and only one counterexample is shown.
      let examples = workers.map(seeds) { check(claim, seed: $0, shrinkLimit: 0) }
      for case (let seed, let example?) in zip(seeds, examples) { kills.append((seed, example)) }
    }
    if shrinkLimit > 0, let first = kills.first {
      kills[0].example = check(claim, seed: first.seed, shrinkLimit: shrinkLimit) ?? first.example
    }
    return kills
  }

  private func check(_ claim: Claim, seed: UInt64, shrinkLimit: Int) -> Counterexample? {
    let settings = RunSettings(cases: cases, seed: seed, shrinkLimit: shrinkLimit)
    return Run.check(claim, settings).counterexample
  }
}
