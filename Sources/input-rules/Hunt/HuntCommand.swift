import ArgumentParser
import Console
import PropertyCorpus
import PropertyTesting

/// Puts the mutants before the laws that must catch them, and shows what came of it.
struct HuntCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hunt", abstract: "Hunts the mutants with the laws that must catch them.",
    discussion: """
      Each of a mutant's laws is run about it with each of the seeds, until an input fails or \
      --cases of them are judged. A run that ends in a counterexample catches the rule; the \
      median is that of the cases which such runs took. Counterexamples are the first such \
      seed's, shrunk.

      Exits 1 if a mutant gets away: if there is a seed with which none of its laws catches \
      it. A law that misses it is no matter where another one catches it.
      """)

  @Argument(help: ArgumentHelp("Mutants; all by default.", valueName: "id"))
  var ids: [String] = []
  @Option(parsing: .unconditional, help: "How many seeds; each is a run of every law.")
  var seeds = 100
  @Option(parsing: .unconditional, help: "How many random inputs a run judges at the most.")
  var cases = 10_000
  @Option(parsing: .unconditional, help: "The first seed; those behind it follow.")
  var seed = RunSettings.defaultSeed
  @Flag(help: "Try all laws, and show which catch a rule besides; slow, so give fewer seeds.")
  var allLaws = false
  @Option(parsing: .unconditional, help: "How many cores to use; the results don't depend on it.")
  var lanes = Lanes.processors
  @Flag(help: "Print JSON.") var json = false

  /// Results are kept until the end; more would fill the memory.
  private static let mostSeeds = 1_000_000

  func validate() throws {
    if !(1...Self.mostSeeds).contains(seeds) {
      throw ValidationError("--seeds is \(seeds); give 1 to \(Self.mostSeeds.grouped)")
    }
    for (name, value) in [("cases", cases), ("lanes", lanes)] where value < 1 {
      throw ValidationError("--\(name) is \(value); give 1 or more")
    }
  }

  func run() throws {
    let rules = try LawSelection.mutants(named: ids)
    let hunt = Hunt(
      seeds: (0..<UInt64(seeds)).map { seed &+ $0 }, cases: cases, takesAllLaws: allLaws,
      lanes: .threads(min(lanes, Lanes.processors)))
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
