import FindingTasks
import Foundation
import PropertyTesting

/// One search for the failing input of a task.
struct TaskRun {
  /// Whether an input failed.
  var found: Bool
  /// The number of checked inputs, including a failing input.
  var cases: Int
  var seconds: Double
}

extension FindingTask {
  /// Searches for a failing input among `limit` cases.
  func run(seed: Int, limit: Int) -> TaskRun {
    let start = Self.processorTime
    let settings = RunSettings(cases: limit, seed: UInt64(seed), shrinkLimit: 0)
    let found = Run.check(claim, settings).counterexample
    return TaskRun(
      found: found != nil, cases: found?.casesBefore ?? limit,
      seconds: Self.processorTime - start)
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// The runs of a task with all random seeds: the number that found the failure, and how soon they
/// found it.
struct FindingRow {
  /// The number of random seeds and the number of cases per run, which the ratchet requires.
  static let seeds = 50
  static let cases = 20_000

  let line: String
  /// The number of runs that found the failure, and the median number of cases (of two middle
  /// values, the lower one).
  ///
  /// A run without a failure counts with all of its cases, here and in the mean.
  let figures: Ratchet.Figures
  let runs: Int
  let mean: Double
  /// The mean processor time of a run, in seconds.
  let seconds: Double

  init(_ task: FindingTask, _ runs: [TaskRun]) {
    line = "\(task.name)\t\(task.inputs.rawValue)"
    self.runs = runs.count
    let cases = runs.map(\.cases).sorted()
    figures = Ratchet.Figures(
      reached: runs.count(where: \.found), inputs: Double(cases[(cases.count - 1) / 2]))
    mean = Double(cases.reduce(0, +)) / Double(runs.count)
    seconds = runs.map(\.seconds).reduce(0, +) / Double(runs.count)
  }

  /// Whether fewer runs find the failure than before, or the median has more than doubled.
  ///
  /// If the way in which cases are drawn changes, some runs need fewer cases and others need more.
  /// Fewer successful runs are worse only if such a difference has a probability below 1 %: if the
  /// two numbers, drawn from the same urn, differ by more than 2.576 standard deviations.
  func isWorse(than kept: Ratchet.Figures) -> Bool {
    let runs = Double(Self.seeds)
    let found = Double(figures.reached + kept.reached)
    let deviation = (found * (2 * runs - found) / (2 * runs - 1)).squareRoot()
    let isFoundLess = Double(kept.reached - figures.reached) - 1 / runs > 2.576 * deviation
    return isFoundLess || figures.inputs > 2 * kept.inputs
  }

  var cells: [String] {
    line.split(separator: "\t").map(String.init) + [
      "\(figures.reached)/\(runs)", Int(figures.inputs).grouped, Int(mean.rounded()).grouped,
      String(format: "%.2f", seconds * 1_000),
    ]
  }
}
