import Foundation
import Mutants
import PropertyConsole
import PropertyTesting

/// A report that compares the arms, from the rows of all mutants.
struct FindingReport {
  let rows: [FindingRow]
  let arms: [FindingArm]

  /// A row for each mutant, with the median executions for each arm and, unless all runs found the
  /// mutant, the number that did.
  var table: Table { table(of: rows) }

  /// The same table, with only the mutants for which chance and libFuzzer alone need this many
  /// executions.
  func table(over executions: Int) -> Table {
    table(
      of: rows.filter { row in
        [FindingArm.chance, .plain].allSatisfy { (row.median($0) ?? .max) > executions }
      })
  }

  private static let columns = [
    "arm", "found", "sum of medians", "processor time, s", "times chance", "sooner", "later",
    "over twice",
  ]

  private func table(of rows: [FindingRow]) -> Table {
    var table = Table(["mutant", "law"] + arms.map(\.rawValue))
    for row in rows { table.add([row.mutant, row.law] + arms.map { cell(row, $0) }) }
    return table
  }

  private func cell(_ row: FindingRow, _ arm: FindingArm) -> String {
    let (found, all) = (row.found(arm), row.runs(arm).count)
    guard let median = row.median(arm), found > 0 else { return "–" }
    let isWhole = found == all
    return (median > row.limit ? "over " + row.limit.grouped : median.grouped)
      + (isWhole ? "" : " (\(found)/\(all))")
  }

  /// A row for each arm: the number of runs that found their mutant, and a comparison with chance.
  var summary: Table {
    var table = Table(Self.columns)
    for arm in arms {
      let found = rows.map { $0.found(arm) }.reduce(0, +)
      let all = rows.map { $0.runs(arm).count }.reduce(0, +)
      let medians = rows.compactMap { $0.median(arm) }.reduce(0, +)
      let seconds = rows.compactMap { $0.seconds(arm) }.reduce(0, +)
      table.add([
        arm.rawValue, "\(found.grouped) of \(all.grouped)", medians.grouped,
        String(format: "%.1f", seconds), ratio(arm, .chance),
        "\(count(arm) { $0 > 0.5 })", "\(count(arm) { $0 < 0.5 })", "\(overTwice(arm))",
      ])
    }
    return table
  }

  /// The geometric mean of the ratios of an arm's medians to another arm's medians.
  private func ratio(_ arm: FindingArm, _ other: FindingArm) -> String {
    let logarithms = rows.compactMap { row -> Double? in
      guard let one = row.median(arm), let two = row.median(other) else { return nil }
      return log(Double(one) / Double(two))
    }
    if logarithms.isEmpty { return "–" }
    return String(format: "%.2f", exp(logarithms.reduce(0, +) / Double(logarithms.count)))
  }

  /// The number of mutants for which an arm differs from chance, by a rank test at 1 %.
  private func count(_ arm: FindingArm, where isSuch: (Double) -> Bool) -> Int {
    rows.count { row in
      let test = RankTest(row.executions(arm), row.executions(.chance))
      return test.probability < 0.01 && isSuch(test.smaller)
    }
  }

  /// The number of mutants for which an arm's median is more than twice that of chance.
  private func overTwice(_ arm: FindingArm) -> Int {
    rows.count { row in
      guard let one = row.median(arm), let two = row.median(.chance) else { return false }
      return one > 2 * two
    }
  }
}

/// The runs of each arm for a mutant, over all seeds.
struct FindingRow: Encodable {
  let mutant: String
  let law: String
  /// The runs of each arm, by the arm's name, in the order of the seeds.
  let runs: [String: [FindingRun]]
  /// The largest number of inputs in a run.
  let limit: Int

  func runs(_ arm: FindingArm) -> [FindingRun] { runs[arm.rawValue] ?? [] }

  func found(_ arm: FindingArm) -> Int { runs(arm).count { $0.executions != nil } }

  /// The executions in each run, or one more than the limit for a run that found nothing.
  func executions(_ arm: FindingArm) -> [Int] {
    runs(arm).map { $0.executions ?? limit + 1 }
  }

  /// The median of the executions; the lower one if two are in the middle.
  func median(_ arm: FindingArm) -> Int? { executions(arm).median }

  /// The median of the processor time, in seconds.
  func seconds(_ arm: FindingArm) -> Double? { runs(arm).map(\.seconds).median }
}

extension Array where Element: Comparable {
  /// The middle element in sorted order; the lower one if two are in the middle.
  var median: Element? { isEmpty ? nil : sorted()[(count - 1) / 2] }
}

/// A search for a mutant's failing input, with one random seed.
struct FindingRun: Encodable {
  /// The number of checked inputs, including the failing one, or `nil` if none failed.
  let executions: Int?
  /// The processor time from the first input to the last, in seconds.
  let seconds: Double

  /// Draws random inputs in this process.
  static func chance(_ claim: Claim, seed: Int, limit: Int) -> FindingRun {
    let start = processorTime(CLOCK_THREAD_CPUTIME_ID)
    let settings = RunSettings(cases: limit, seed: UInt64(seed + 1), shrinkLimit: 0)
    let found = Run.check(claim, settings).counterexample
    return FindingRun(
      executions: found?.casesBefore,
      seconds: processorTime(CLOCK_THREAD_CPUTIME_ID) - start)
  }

  private static func processorTime(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Starts an instrumented program that fuzzes the subject until it fails.
  /// - Throws: `UsageError` if the program can't be started or ends for another reason.
  static func fuzzing(
    _ subject: String, with program: String, _ arm: FindingArm, seed: Int, limit: Int
  ) throws -> FindingRun {
    let outcome = try FuzzerOutcome(
      program, of: subject,
      ["-seed=\(seed + 1)", "-runs=\(limit)", "-max_len=512"] + arm.arguments)
    return FindingRun(
      executions: outcome.hasFailed ? outcome.executions : nil, seconds: outcome.seconds)
  }
}

/// A way of searching for a failing input.
enum FindingArm: String, CaseIterable, Encodable {
  /// Random inputs from the property's generator, as in a test, without a fuzzer.
  case chance
  /// libFuzzer with its own byte mutations, guided by edges and hit counts.
  case plain
  /// libFuzzer alone, also guided by how close comparisons are to equality.
  case comparisons
  /// Fuzzing as in a session: at first, the generator draws most inputs; later, parts of inputs are
  /// changed.
  case engine

  /// The arguments that this arm adds to libFuzzer's.
  var arguments: [String] {
    switch self {
    case .chance: []
    case .plain: ["--plain"]
    case .comparisons: ["--plain", "-use_value_profile=1"]
    case .engine: ["-len_control=0", "-reduce_inputs=0"]
    }
  }
}

/// The Mann–Whitney test of whether one sample tends to be smaller than another, with the normal
/// approximation and the correction for ties.
struct RankTest {
  /// The probability of at least this difference in ranks, in either direction, if both samples
  /// have the same distribution.
  let probability: Double
  /// The share of pairs, from 0 to 1, in which the first sample's element is smaller; a tie counts
  /// as half a pair.
  let smaller: Double

  init(_ first: [Int], _ second: [Int]) {
    let pairs = Double(first.count * second.count)
    var wins = 0.0
    for one in first {
      for other in second { wins += one < other ? 1 : one == other ? 0.5 : 0 }
    }
    smaller = pairs == 0 ? 0.5 : wins / pairs
    let count = Double(first.count + second.count)
    let ties = Dictionary(grouping: first + second) { $0 }.values
      .map { Double($0.count * $0.count * $0.count - $0.count) }.reduce(0, +)
    let variance = count < 2 ? 0 : pairs / 12 * (count + 1 - ties / (count * (count - 1)))
    let distance = max(0, abs(wins - pairs / 2) - 0.5)
    probability = variance > 0 ? erfc(distance / variance.squareRoot() / 2.0.squareRoot()) : 1
  }
}
