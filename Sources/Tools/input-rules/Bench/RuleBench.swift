import FuzzWorkloads
import Mutants
import PropertyConsole
import PropertyFuzzing
import PropertyTesting

extension ProgramCommand {
  /// Measures how soon fuzzing finds mutants, and whether its guidance helps.
  ///
  /// The package in `Tests/Bench` measures everything that needs only this package's products.
  static let benchRules = ProgramCommand(
    "bench rules", "[ID…]",
    "Measures how many executions chance and fuzzing need to find mutants.",
    discussion: """
      Each mutant, by default all, is checked by the first of its laws that doesn't compare with the
      model, without kept inputs, until an input fails. A run that finds nothing counts as
      one more than --executions. “Sooner” and “later” count the mutants on which an arm differs
      from chance by a rank test at one in a hundred, and “over twice” those whose median is more
      than twice that of chance. Processor time of fuzzing is that of an instrumented program.
      """,
    options: [
      CommandOption(
        "--seeds", "N", help: "Random seeds for each mutant and arm; 10 by default."),
      CommandOption("--executions", "N", help: "The most inputs in a run; 20,000 by default."),
      CommandOption(
        "--workloads", help: "Instead of mutants, use claims that chance rarely refutes."),
      CommandOption("--every", "N", help: "Use only every Nth mutant."),
      CommandOption(
        "--arms", "NAMES",
        help: "The arms, with commas between: chance, plain, comparisons, engine; all by default."),
      CommandOption(
        "--markdown",
        help: "Print Markdown tables: the arms, and the mutants that take over 1,000 executions."),
      CommandOption(
        "--json", help: "Print a line of JSON for each mutant, as soon as it is known."),
    ]
  ) { words, _ in try RuleBench(words).run() }
}

/// The measurement that the words request.
private struct RuleBench {
  private let words: CommandArguments
  private let subjects: [FindingSubject]
  private let arms: [FindingArm]
  private let (seeds, executions): (Int, Int)

  /// The number of executions above which a mutant is hard to find by chance and by libFuzzer
  /// alone.
  private static let many = 1_000

  init(_ words: CommandArguments) throws {
    self.words = words
    (seeds, executions) = (
      try words.value("--seeds", Number.count) ?? 10,
      try words.value("--executions", Number.count) ?? 20_000
    )
    arms =
      try words.value("--arms") { text throws(UsageError) in
        try text.split(separator: ",").map { name throws(UsageError) in
          try FindingArm(named: String(name))
        }
      } ?? FindingArm.allCases
    let every = try words.value("--every", Number.count) ?? 1
    let all =
      words.has("--workloads")
      ? try FindingSubject.workloads(named: words.names)
      : try LawSelection.mutants(named: words.names).compactMap(FindingSubject.init)
    subjects = all.enumerated().filter { $0.offset % every == 0 }.map(\.element)
  }

  func run() throws -> Int32 {
    let program = arms == [.chance] ? "" : try FuzzPrograms.build("fuzz-mutants")
    let search = FindingSearch(
      seeds: seeds, limit: executions, arms: arms, program: program,
      workers: .threads(Workers.processors))
    let (measured, problems) = try rows(search)
    if !words.has("--json") {
      let report = FindingReport(rows: measured, arms: arms)
      let lines =
        words.has("--markdown")
        ? report.summary.markdown + [""] + report.table(over: Self.many).markdown
        : report.table.lines + [""] + report.summary.lines
      try Output.print(lines.joined(separator: "\n"))
    }
    if !problems.isEmpty { throw UsageError(problems.joined(separator: "; ")) }
    return 0
  }

  /// The mutants' rows, and the reasons some mutants have no row.
  ///
  /// An error doesn't lose hours of measuring.
  private func rows(
    _ search: FindingSearch
  ) throws -> (rows: [FindingRow], problems: [String]) {
    let progress = ProgressLine()
    var (found, problems): ([FindingRow], [String]) = ([], [])
    for (number, subject) in subjects.enumerated() {
      progress.show(subject.id, number, of: subjects.count)
      do {
        let row = try search.row(subject)
        found.append(row)
        if words.has("--json") { try JSON.printLine(row) }
      } catch let error as UsageError {
        problems.append(error.description)
      }
    }
    progress.clear()
    return (found, problems)
  }
}

/// The target of a search: the failing input of a mutant, or of a workload.
struct FindingSubject {
  /// The subject's name, which is also the name of its target in the instrumented program.
  let id: String
  /// The name of the broken law.
  let law: String
  let claim: Claim

  /// Creates the target for a mutant, or `nil` if no law is fuzzed for the mutant.
  init?(_ mutant: Mutant) {
    guard let law = mutant.fuzzedLaw else { return nil }
    (id, self.law) = (mutant.id, law.name.name)
    claim = law.claim(about: mutant.implementation)
  }

  private init(_ workload: Claim) {
    (id, law, claim) = (workload.property.name, workload.property.name, workload)
  }

  /// The workloads with these names; all if `names` is empty.
  static func workloads(named names: [String]) throws -> [FindingSubject] {
    let all = Workloads.all.map(FindingSubject.init)
    if let name = names.first(where: { name in !all.contains { $0.id == name } }) {
      let known = all.map(\.id).joined(separator: ", ")
      throw UsageError("there is no workload named “\(name.beginning)”; give some of \(known)")
    }
    return all.filter { names.isEmpty || names.contains($0.id) }
  }
}

/// The searches of a benchmark: each mutant, with each arm and each seed.
struct FindingSearch {
  let seeds: Int
  let limit: Int
  let arms: [FindingArm]
  let program: String
  let workers: Workers

  func row(_ subject: FindingSubject) throws -> FindingRow {
    var runs: [String: [FindingRun]] = [:]
    for arm in arms {
      runs[arm.rawValue] = try workers.map(Array(0..<seeds)) { seed in
        Result { try run(subject, arm, seed: seed) }
      }.map { try $0.get() }
    }
    return FindingRow(mutant: subject.id, law: subject.law, runs: runs, limit: limit)
  }

  private func run(
    _ subject: FindingSubject, _ arm: FindingArm, seed: Int
  ) throws -> FindingRun {
    arm == .chance
      ? .chance(subject.claim, seed: seed, limit: limit)
      : try .fuzzing(subject.id, with: program, arm, seed: seed, limit: limit)
  }
}
