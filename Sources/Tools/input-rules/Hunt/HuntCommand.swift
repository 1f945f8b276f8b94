import ArgumentParser
import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// Checks the mutants with the laws that must kill them, and shows the results.
struct HuntCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hunt", abstract: "Checks that the laws kill the mutants.",
    discussion: """
      Each of a mutant's laws runs with each of the random seeds, until an input fails or --cases \
      inputs are checked. A run that finds a counterexample kills the mutant; the median is that \
      of the cases that such runs took. The counterexample shown is that of the first such seed, \
      shrunk.

      Exits 1 if a mutant survives all of its laws for some seed. A law that misses a mutant \
      doesn't matter if another law kills it.
      """)

  @Argument(help: ArgumentHelp("The mutants; all by default.", valueName: "id"))
  var ids: [String] = []
  @Option(
    parsing: .unconditional, help: "How many random seeds; each is one run of every law.",
    transform: Number.count)
  var seeds = 100
  @Option(
    parsing: .unconditional, help: "The largest number of random inputs in a run.",
    transform: Number.count)
  var cases = 10_000
  @Option(
    parsing: .unconditional, help: "The first random seed; the others follow it.",
    transform: Number.seed)
  var seed = RunSettings.defaultSeed
  @Flag(help: "Use all laws, and show which others kill a mutant; slow, so give fewer seeds.")
  var allLaws = false
  @Option(
    parsing: .unconditional, help: "The largest number of shrinks; 0 saves the time.",
    transform: Number.countOrNone)
  var shrinks = RunSettings().shrinkLimit
  @Option(
    parsing: .unconditional, help: "How many cores to use; the results don't depend on it.",
    transform: Number.count)
  var workers = Workers.processors
  @Flag(help: "Print JSON.") var json = false

  /// Results are kept until the end; more would fill the memory.
  private static let mostSeeds = 1_000_000

  func validate() throws {
    if seeds > Self.mostSeeds {
      throw ValidationError("--seeds is \(seeds); give 1 to \(Self.mostSeeds.grouped)")
    }
  }

  func run() throws {
    let rules = try LawSelection.mutants(named: ids)
    let hunt = Hunt(
      seeds: (0..<UInt64(seeds)).map { seed &+ $0 }, cases: cases, takesAllLaws: allLaws,
      shrinkLimit: shrinks, workers: .threads(min(workers, Workers.processors)))
    let progress = ProgressLine()
    let results = hunt.results(rules) { progress.show($0.id, $1, of: $2) }
    progress.clear()
    let report = HuntReport(results)
    if json {
      try JSON.print(results)
    } else {
      try Output.print(report.lines(width: Terminal.widthOfOutput).joined(separator: "\n"))
    }
    if !report.escaped.isEmpty { throw ExitCode(1) }
  }
}
