import Foundation
import FuzzWorkloads
import Mutants
import PropertyConsole
import PropertyFuzzing
import PropertyTesting

extension ProgramCommand {
  /// Measures how quickly fuzzing finds mutants, and whether its guidance helps.
  ///
  /// Whatever can be measured with only this package's products is measured in the package
  /// `Tests/Bench`.
  static let benchRules = ProgramCommand(
    "bench rules", "[ID…]",
    "Measures how many executions random inputs and fuzzing need to kill mutants.",
    discussion: """
      Each mutant (by default, every mutant) is checked with the first of its laws that doesn't use
      the model, without kept inputs, until an input fails. A run that finds nothing counts as one
      execution more than --executions. Fuzzing's processor time is that of an instrumented program.
      """,
    options: [
      CommandOption(
        "--seeds", "N", help: "Random seeds for each mutant and arm; 10 by default."),
      CommandOption("--executions", "N", help: "The limit of inputs in a run; 20,000 by default."),
      CommandOption(
        "--workloads", help: "Use claims that random inputs rarely refute instead of mutants."),
      CommandOption("--every", "N", help: "Use only every Nth mutant."),
      CommandOption(
        "--arms", "NAMES",
        help: "The arms, separated by commas: chance, plain, engine; all by default."),
    ]
  ) { words, _ in try RuleBench(words).run() }
}

private struct RuleBench {
  private let words: CommandArguments
  private let subjects: [FindingSubject]
  private let arms: [FindingArm]
  private let (seeds, limit): (Int, Int)

  init(_ words: CommandArguments) throws {
    self.words = words
    seeds = try words.value("--seeds", Number.count) ?? 10
    limit = try words.value("--executions", Number.count) ?? 20_000
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
    let program = arms == [.chance] ? nil : try InstrumentedProgram("fuzz-mutants")
    let progress = ProgressLine()
    var (rows, problems): ([FindingRow], [String]) = ([], [])
    for (number, subject) in subjects.enumerated() {
      progress.show(subject.id, number, of: subjects.count)
      do {
        rows.append(try row(subject, program))
      } catch let error as UsageError {
        // Continue after an error, so that hours of measurements aren't lost.
        problems.append(error.description)
      }
    }
    progress.clear()
    let lines = table(of: rows).markdown + [""] + summary(of: rows).markdown
    try Output.print(lines.joined(separator: "\n"))
    if !problems.isEmpty { throw UsageError(problems.joined(separator: "; ")) }
    return 0
  }

  /// Searches for an input for which the subject fails, with each arm and each random seed.
  private func row(
    _ subject: FindingSubject, _ program: InstrumentedProgram?
  ) throws -> FindingRow {
    var runs: [String: [FindingRun]] = [:]
    for arm in arms {
      runs[arm.rawValue] = try Workers.threads().map(Array(0..<seeds)) { seed in
        Result {
          guard arm != .chance, let program else {
            return FindingRun(subject.claim, seed: seed, limit: limit)
          }
          return try FindingRun(fuzzing: subject.id, with: program, arm, seed: seed, limit: limit)
        }
      }.map { try $0.get() }
    }
    return FindingRow(mutant: subject.id, law: subject.law, runs: runs, limit: limit)
  }

  /// A table of mutants: for each arm, the median number of executions, and the number of runs that
  /// found the mutant, unless all did.
  private func table(of rows: [FindingRow]) -> Table {
    var table = Table(["mutant", "law"] + arms.map(\.rawValue))
    for row in rows { table.add([row.mutant, row.law] + arms.map(row.cell)) }
    return table
  }

  /// A table with a row for each arm, which contains the number of runs that found their mutant,
  /// and a comparison with chance.
  private func summary(of rows: [FindingRow]) -> Table {
    var table = Table(["arm", "found", "sum of medians", "processor time, s", "times chance"])
    for arm in arms {
      let found = rows.map { $0.found(arm) }.reduce(0, +)
      let all = rows.map { $0.runs(arm).count }.reduce(0, +)
      let medians = rows.compactMap { $0.median(arm) }
      let seconds = rows.compactMap { $0.runs(arm).map(\.seconds).median }.reduce(0, +)
      let ratios = zip(medians, rows.compactMap { $0.median(.chance) }).map {
        Double($0) / Double($1)
      }
      let mean = exp(ratios.map { log($0) }.reduce(0, +) / Double(ratios.count))
      table.add([
        arm.rawValue, "\(found.grouped) of \(all.grouped)", medians.reduce(0, +).grouped,
        String(format: "%.1f", seconds), ratios.isEmpty ? "–" : String(format: "%.2f", mean),
      ])
    }
    return table
  }
}

/// The runs of all arms for one mutant, with all random seeds.
private struct FindingRow {
  let mutant: String
  let law: String
  /// The runs of each arm, by the arm's name, in the order of the random seeds.
  let runs: [String: [FindingRun]]
  let limit: Int

  func runs(_ arm: FindingArm) -> [FindingRun] { runs[arm.rawValue] ?? [] }

  func found(_ arm: FindingArm) -> Int { runs(arm).count { $0.executions != nil } }

  /// The median number of executions, or the lower of two middle values; a run that found nothing
  /// counts as `limit + 1` executions.
  func median(_ arm: FindingArm) -> Int? { runs(arm).map { $0.executions ?? limit + 1 }.median }

  func cell(_ arm: FindingArm) -> String {
    let (found, all) = (found(arm), runs(arm).count)
    guard let median = median(arm), found > 0 else { return "–" }
    return (median > limit ? "over " + limit.grouped : median.grouped)
      + (found == all ? "" : " (\(found)/\(all))")
  }
}

extension Array where Element: Comparable {
  /// The middle element in sorted order, or the lower of two middle elements.
  var median: Element? { isEmpty ? nil : sorted()[(count - 1) / 2] }
}

/// A search for an input for which a mutant fails, with one random seed.
private struct FindingRun {
  /// The number of checked inputs, including the failing one, or `nil` if none failed.
  let executions: Int?
  /// The processor time from the first input to the last, in seconds.
  let seconds: Double

  init(_ claim: Claim, seed: Int, limit: Int) {
    let start = Self.processorTime
    let settings = RunSettings(cases: limit, seed: UInt64(seed + 1), shrinkLimit: 0)
    executions = Run.check(claim, settings).counterexample?.casesBefore
    seconds = Self.processorTime - start
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Runs an instrumented program that fuzzes the subject until an input fails or the limit is
  /// reached.
  init(
    fuzzing subject: String, with program: InstrumentedProgram, _ arm: FindingArm, seed: Int,
    limit: Int
  ) throws {
    let run = try program.fuzz(
      subject, ["-seed=\(seed + 1)", "-runs=\(limit)", "-max_len=512"] + arm.arguments)
    executions = run.hasFailed ? run.executions : nil
    seconds = run.seconds
  }
}

private enum FindingArm: String, CaseIterable {
  /// Random inputs from the property's generator, as in a test, without a fuzzer.
  case chance
  /// libFuzzer with its own byte mutations, guided by edges and hit counts.
  case plain
  /// Fuzzing as in a campaign: at first, the generator draws most inputs, and later, parts of inputs
  /// are changed.
  case engine

  var arguments: [String] {
    switch self {
    case .chance: []
    case .plain: ["--plain"]
    case .engine: ["-len_control=0", "-reduce_inputs=0"]
    }
  }
}

/// The subject of a search: a mutant or a workload for which an input should fail.
private struct FindingSubject {
  /// The subject's name, which is also the name of its target in the instrumented program.
  let id: String
  let law: String
  let claim: Claim

  /// Creates the subject for a mutant; the result is `nil` if no law is fuzzed for the mutant.
  init?(_ mutant: Mutant) {
    guard let law = mutant.fuzzedLaw else { return nil }
    (id, self.law) = (mutant.id, law.name.name)
    claim = law.claim(about: mutant.implementation)
  }

  private init(_ workload: Claim) {
    (id, law, claim) = (workload.property.name, workload.property.name, workload)
  }

  static func workloads(named names: [String]) throws -> [FindingSubject] {
    try NamedProperties(Workloads.all, name: \.property).elements(named: names).map(Self.init)
  }
}
