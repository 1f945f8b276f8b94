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

  fileprivate init(_ words: CommandWords) throws(UsageError) {
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
