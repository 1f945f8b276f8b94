import FindingTasks

/// How soon each engine finds a task's failure, over all seeds.
struct TaskRow: Encodable {
  /// The figures of one engine.
  struct Figures: Encodable, Equatable {
    let engine: String
    let runs: Int
    /// How many runs found the failure.
    let found: Int
    /// The median of the cases; of two in the middle, the lower one.
    ///
    /// A run that found nothing counts with all of its cases, here and in the mean.
    let median: Int
    let mean: Double
    /// The mean processor time of a run, in seconds.
    let seconds: Double
    /// The most cases of a run that found nothing; nil if all found the failure.
    let limit: Int?

    /// The figures of some runs; nil without any.
    init?(_ runs: [TaskRun]) {
      guard let engine = runs.first?.engine, let median = Self.median(runs.map(\.cases)) else {
        return nil
      }
      self.engine = engine
      self.median = median
      self.runs = runs.count
      found = runs.count(where: \.found)
      limit = runs.filter { !$0.found }.map(\.cases).max()
      mean = Double(runs.map(\.cases).reduce(0, +)) / Double(runs.count)
      seconds = runs.map(\.seconds).reduce(0, +) / Double(runs.count)
    }

    private static func median(_ numbers: [Int]) -> Int? {
      numbers.isEmpty ? nil : numbers.sorted()[(numbers.count - 1) / 2]
    }

    /// The share of runs that found the failure, from 0 to 1.
    var success: Double { Double(found) / Double(runs) }
  }

  let workload: String
  let mutant: String
  let property: String
  let generator: FindingTask.Inputs
  /// The figures of this engine, and then those of the peers that have the task.
  let engines: [Figures]

  init(_ key: TaskKey, _ engines: [Figures]) {
    workload = key.workload
    mutant = key.mutant
    property = key.property
    generator = key.generator
    self.engines = engines
  }

  var key: TaskKey {
    TaskKey(workload: workload, mutant: mutant, property: property, generator: generator)
  }

  subscript(engine: String) -> Figures? { engines.first { $0.engine == engine } }

  /// The figures of this engine.
  var own: Figures? { self[TaskRun.engine] }
}
