import FindingTasks
import Foundation
import PropertyCorpus
import PropertyTesting

/// One search for a task's failing input; peers print one such object per line.
struct TaskRun: Codable, Equatable {
  /// The name of an engine that isn't this one.
  var engine: String
  var workload: String
  var mutant: String
  var property: String
  var generator: FindingTask.Inputs
  var seed: Int
  /// Whether an input failed.
  var found: Bool
  /// How many inputs were checked, the failing one included.
  var cases: Int
  /// Processor time in seconds.
  var seconds: Double

  /// This engine's name in results.
  static let engine = "PropertyTesting"

  var key: TaskKey {
    TaskKey(workload: workload, mutant: mutant, property: property, generator: generator)
  }

  /// The same run with at most `limit` cases.
  func limited(to limit: Int) -> TaskRun {
    var run = self
    run.found = found && cases <= limit
    run.cases = min(cases, limit)
    return run
  }
}

/// What identifies a task in every engine.
struct TaskKey: Hashable {
  var workload: String
  var mutant: String
  var property: String
  var generator: FindingTask.Inputs

  var name: String { "\(workload)/\(mutant)/\(property)" }
}

extension FindingTask {
  var key: TaskKey {
    TaskKey(workload: workload, mutant: mutant, property: property, generator: inputs)
  }

  /// Searches for a failing input among `limit` cases.
  ///
  /// - Parameter takesConstants: whether it takes the constants of its file, if it names one.
  func run(seed: Int, limit: Int, takesConstants: Bool) -> TaskRun {
    let constants = takesConstants ? file.map(Constants.init(ofCodeTestedBy:)) : nil
    let start = Self.processorTime
    var settings = RunSettings(cases: limit, seed: UInt64(seed), shrinkLimit: 0)
    settings.constants = constants
    let found = Run.check(claim, settings).counterexample
    return TaskRun(
      engine: TaskRun.engine, workload: workload, mutant: mutant, property: property,
      generator: inputs, seed: seed, found: found != nil,
      cases: found?.casesBefore ?? limit, seconds: Self.processorTime - start)
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
