import ArgumentParser
import Dispatch
import FindingTasks

/// Measures how soon the engine finds bugs planted in small libraries.
struct FindingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "finding",
    abstract: "Measures after how many cases bugs planted in small libraries are found.",
    discussion: """
      A task is a mutant and a property that it breaks. Its inputs are made from the types alone \
      (type), or as an expert makes them (hand). A run that finds nothing counts with all of its \
      cases. scripts/peers runs the same tasks with QuickCheck and Hypothesis. Exits 1 if a task \
      takes more than twice the cases that its ratchet says, or if significantly fewer runs find \
      it.
      """)

  @Argument(
    help: ArgumentHelp("Workloads, mutants or tasks; all by default.", valueName: "name"))
  var names: [String] = []
  @Option(
    parsing: .unconditional,
    help: "Random seeds for each task; the ratchet applies only to \(TaskRatchet.seeds).",
    transform: wholeNumber)
  var seeds = TaskRatchet.seeds
  @Option(
    parsing: .unconditional,
    help: "The most cases of a run; the ratchet applies only to \(TaskRatchet.cases).",
    transform: wholeNumber)
  var cases = TaskRatchet.cases
  @Option(help: "The inputs: type, hand or both.") var generator = "both"
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Files of other engines' runs, to show beside.", valueName: "file"))
  var peers: [String] = []
  @Option(help: "The file of the kept figures.")
  var ratchet = "Tests/Bench/Ratchets/finding.tsv"
  @Flag(help: "Write the figures that aren't worse to the ratchet.") var update = false
  @Flag(help: "Leave out the constants of the tasks' files; the ratchet doesn't apply.")
  var withoutConstants = false
  @Flag(help: "Print the names of the mutants with their properties, and measure nothing.")
  var list = false
  @OptionGroup var format: Format

  private var isHeld: Bool {
    seeds == TaskRatchet.seeds && cases == TaskRatchet.cases && !withoutConstants
  }

  func validate() throws {
    if update && !isHeld {
      throw ValidationError(
        "--update needs \(TaskRatchet.seeds) seeds and \(TaskRatchet.cases) cases; "
          + "leave --seeds, --cases and --without-constants out")
    }
    _ = try inputs
  }

  private var inputs: [FindingTask.Inputs] {
    get throws {
      if generator == "both" { return FindingTask.Inputs.allCases }
      guard let one = FindingTask.Inputs(rawValue: generator) else {
        throw ValidationError("--generator is “\(generator)”; give type, hand or both")
      }
      return [one]
    }
  }

  func run() throws {
    let (kinds, named) = (try inputs, try FindingTask.named(names))
    let tasks = named.filter { kinds.contains($0.inputs) }
    if list { return print(Self.names(tasks).joined(separator: "\n")) }
    let peers = try TaskPeers(reading: peers)
    var ratchet = try isHeld ? TaskRatchet(reading: ratchet, mayBeMissing: update) : nil
    let rows = measure(tasks, beside: peers)
    let worse = rows.filter { ratchet?.isWorse($0) ?? false }
    let report = TaskReport(rows: rows, engines: [TaskRun.engine] + peers.engines)
    try format.print(rows, report.tables)
    for row in worse where !format.json && !format.markdown {
      print(Self.complaint(row, ratchet?[row]))
    }
    if update {
      ratchet?.improve(by: rows)
      try ratchet?.write(to: self.ratchet)
    }
    if !worse.isEmpty { throw ExitCode(1) }
  }

  private static func names(_ tasks: [FindingTask]) -> [String] {
    var names: [String] = []
    for task in tasks where names.last != task.name { names.append(task.name) }
    return names
  }

  private static func complaint(_ row: TaskRow, _ kept: TaskRatchet.Figures?) -> String {
    let before = kept.map { "found \($0.found) times, median \($0.median)" } ?? ""
    let now = row.own.map { "found \($0.found) times, median \($0.median)" } ?? ""
    return "\(row.key.name) (\(row.generator.rawValue)) is worse than its ratchet: \(now); "
      + "the ratchet has \(before)"
  }

  private func measure(_ tasks: [FindingTask], beside peers: TaskPeers) -> [TaskRow] {
    defer { showProgress("", tasks.count, of: tasks.count) }
    return tasks.enumerated().map { number, task in
      showProgress(task.name, number, of: tasks.count)
      let own = TaskRow.Figures(runs(of: task)).map { [$0] } ?? []
      return TaskRow(task.key, own + peers.figures(task.key, limit: cases))
    }
  }

  /// The runs of a task, on all cores.
  private func runs(of task: FindingTask) -> [TaskRun] {
    var runs: [TaskRun?] = Array(repeating: nil, count: seeds)
    runs.withUnsafeMutableBufferPointer { buffer in
      // Each run has a slot of its own to write to.
      nonisolated(unsafe) let slots = buffer
      DispatchQueue.concurrentPerform(iterations: seeds) { seed in
        slots[seed] = task.run(seed: seed, limit: cases, takesConstants: !withoutConstants)
      }
    }
    return runs.compactMap { $0 }
  }
}

extension FindingTask {
  /// The tasks whose names these are or begin with, up to a slash; all if there are none.
  static func named(_ names: [String]) throws(ValidationError) -> [FindingTask] {
    var tasks: [FindingTask] = []
    for name in names {
      let found = all.filter { $0.name == name || $0.name.hasPrefix(name + "/") }
      if found.isEmpty {
        throw ValidationError("there is no task “\(name)”; `finding --list` shows their names")
      }
      tasks += found
    }
    return names.isEmpty ? all : tasks
  }
}
