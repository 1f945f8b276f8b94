import FindingTasks
import Foundation
import PropertyTesting

/// A single search for an input that fails a task's property.
struct TaskRun {
  var found: Bool
  /// The number of inputs that were checked, including the failing one.
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

/// The results of a task with all random seeds: how many runs found a failure, and how soon.
struct FindingRow {
  /// The numbers of random seeds and of cases per run for which the ratchet has results.
  static let seeds = 50
  static let cases = 20_000

  let line: String
  /// The number of runs that found a failure, and the median number of cases.
  ///
  /// The median is the lower of two middle values. A run without a failure counts as all its cases.
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

  /// Whether fewer runs find a failure than before, or the median has more than doubled.
  ///
  /// When cases are drawn differently, some runs need fewer cases and others need more. So fewer
  /// successful runs are worse only if chance is unlikely to be the reason. If both samples came
  /// from one population, the probability of the difference would then be below 1 % (2.576 standard
  /// deviations).
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
