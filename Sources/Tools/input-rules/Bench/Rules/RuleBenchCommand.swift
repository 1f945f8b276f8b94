import ArgumentParser
import Foundation
import Mutants
import PropertyConsole
import PropertyTesting

/// Measures how soon fuzzing finds mutants, and whether what guides it pays.
struct RuleBenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Measures after how many executions mutants are found, by chance and by fuzzing.",
    discussion: """
      Each mutant is tried by the first law that must kill it and doesn't compare with the model, \
      without kept inputs, until an input fails. A run that finds nothing counts as one more than \
      --executions. “Sooner” and “later” count the mutants on which an arm differs from chance by \
      a rank test at one in a hundred, and “over twice” those whose median is more than twice that \
      of chance. Processor time of fuzzing is that of an instrumented program.
      """)

  @Argument(help: ArgumentHelp("The mutants; all by default.", valueName: "id"))
  var ids: [String] = []
  @Option(
    parsing: .unconditional, help: "Random seeds for each mutant and arm.",
    transform: Number.count)
  var seeds = 10
  @Option(
    parsing: .unconditional, help: "The most inputs of a run.",
    transform: Number.count)
  var executions = 20_000
  @Option(
    parsing: .unconditional, help: "Take only every so manieth mutant.",
    transform: Number.count)
  var every = 1
  @Option(help: "The arms, separated by commas: chance, plain, comparisons, engine.")
  var arms = FindingArm.allCases.map(\.rawValue).joined(separator: ",")
  @Flag(help: "Print a line of JSON for each mutant, as soon as it is known.") var json = false
  @Option(
    help: ArgumentHelp(
      "Keep what is measured in this file, a line of JSON a mutant, and don't measure again what "
        + "stands there.", valueName: "file"))
  var rows: String?

  @Flag(help: "Print Markdown tables: the arms, and the mutants that take over 1,000 executions.")
  var markdown = false
  @Flag(help: "Measure nothing, and print the Markdown tables without figures.")
  var labels = false

  /// A mutant that takes chance and libFuzzer alone more executions is hard to find.
  private static let many = 1_000

  func validate() throws {
    _ = try chosenArms
  }

  private var chosenArms: [FindingArm] {
    get throws {
      try arms.split(separator: ",").map { word in
        guard let arm = FindingArm(rawValue: String(word)) else {
          throw ValidationError("there is no arm “\(word)”; --help names those that there are")
        }
        return arm
      }
    }
  }

  func run() throws {
    let mutants = try LawSelection.mutants(named: ids).enumerated()
      .filter { $0.offset % every == 0 }.map(\.element)
    let arms = try chosenArms
    if labels {
      return try Output.print(FindingReport.labels(mutants, arms).joined(separator: "\n"))
    }
    let kept = try rows.map(FindingFile.init)
    let program = arms == [.chance] ? "" : try FuzzPrograms.build("fuzz-mutants")
    let search = FindingSearch(
      seeds: seeds, limit: executions, arms: arms, program: program,
      workers: .threads(Workers.processors))
    let (measured, trouble) = try rows(of: mutants, search, kept)
    if !json {
      let report = FindingReport(rows: measured, arms: arms)
      let lines =
        markdown
        ? report.summary.markdown + [""] + report.table(over: Self.many).markdown
        : report.table.lines + [""] + report.summary.lines
      try Output.print(lines.joined(separator: "\n"))
    }
    if !trouble.isEmpty { throw UsageError(trouble.joined(separator: "; ")) }
  }

  /// The rows of all mutants, and why some have none: of hours of measuring, nothing may be lost.
  private func rows(
    of mutants: [Mutant], _ search: FindingSearch, _ kept: FindingFile?
  ) throws -> (rows: [FindingRow], trouble: [String]) {
    let progress = ProgressLine()
    var (found, trouble): ([FindingRow], [String]) = ([], [])
    for (number, mutant) in mutants.enumerated() {
      progress.show(mutant.id, number, of: mutants.count)
      do {
        let row = try kept?.row(mutant, search) ?? search.row(mutant, search.arms)
        found.append(row)
        if json { try JSON.printLine(row) }
      } catch let error as UsageError {
        trouble.append(error.description)
      }
    }
    progress.clear()
    return (found, trouble)
  }
}

/// The searches of a benchmark: each mutant, with each arm and each seed.
struct FindingSearch {
  let seeds: Int
  let limit: Int
  let arms: [FindingArm]
  let program: String
  let workers: Workers

  /// The runs of a mutant with some arms.
  func row(_ mutant: Mutant, _ arms: [FindingArm]) throws -> FindingRow {
    guard let law = mutant.fuzzedLaw else { throw UsageError("\(mutant.id) has no law") }
    var runs: [String: [FindingRun]] = [:]
    for arm in arms {
      let claim = law.claim(about: mutant.implementation)
      runs[arm.rawValue] = try workers.map(Array(0..<seeds)) { seed in
        Result { try run(mutant, claim, arm, seed: seed) }
      }.map { try $0.get() }
    }
    return FindingRow(mutant: mutant.id, law: law.name.name, runs: runs, limit: limit)
  }

  private func run(
    _ mutant: Mutant, _ claim: Claim, _ arm: FindingArm, seed: Int
  ) throws -> FindingRun {
    arm == .chance
      ? .chance(claim, seed: seed, limit: limit)
      : try .fuzzing(mutant, with: program, arm, seed: seed, limit: limit)
  }
}
