import ArgumentParser
import FindingTasks
import PropertyConsole
import PropertyTesting

/// Measures how soon engines find failures.
struct FindingBenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "finding", abstract: "Measures after how many cases failures are found.",
    subcommands: [TaskBenchCommand.self, RuleBenchCommand.self],
    defaultSubcommand: TaskBenchCommand.self)
}

/// Measures how soon the engine finds bugs planted in small libraries.
struct TaskBenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tasks",
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
    transform: Number.count)
  var seeds = TaskRatchet.seeds
  @Option(
    parsing: .unconditional,
    help: "The most cases of a run; the ratchet applies only to \(TaskRatchet.cases).",
    transform: Number.count)
  var cases = TaskRatchet.cases
  @Option(help: "The inputs: type, hand or both.") var generator = "both"
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Files of other engines' runs, to show beside.", valueName: "file"))
  var peers: [String] = []
  @Option(help: "The file of the kept figures.")
  var ratchet = "Tests/CommandLineTests/Ratchets/finding.tsv"
  @Flag(help: "Write the figures that aren't worse to the ratchet.") var update = false
  @Flag(help: "Print the names of the mutants with their properties, and measure nothing.")
  var list = false
  @Flag(help: "Print Markdown tables.") var markdown = false
  @Flag(help: "Print JSON.") var json = false

  private var isHeld: Bool { seeds == TaskRatchet.seeds && cases == TaskRatchet.cases }

  func validate() throws {
    if update && !isHeld {
      throw ValidationError(
        "--update needs \(TaskRatchet.seeds) seeds and \(TaskRatchet.cases) cases; "
          + "leave --seeds and --cases out")
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
    if list { return try Output.print(Self.names(tasks).joined(separator: "\n")) }
    let peers = try TaskPeers(reading: peers)
    var ratchet = try isHeld ? TaskRatchet(reading: ratchet, mayBeMissing: update) : nil
    let rows = measure(tasks, beside: peers)
    let worse = rows.filter { ratchet?.isWorse($0) ?? false }
    try show(rows, TaskReport(rows: rows, engines: [TaskRun.engine] + peers.engines))
    for row in worse where !json && !markdown {
      try Output.print(styled: .bad(Self.complaint(row, ratchet?[row])))
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
    let progress = ProgressLine()
    let lanes = Lanes.threads(Lanes.processors)
    defer { progress.clear() }
    return tasks.enumerated().map { number, task in
      progress.show(task.name, number, of: tasks.count)
      let runs = lanes.map(Array(0..<seeds)) { task.run(seed: $0, limit: cases) }
      let own = TaskRow.Figures(runs).map { [$0] } ?? []
      return TaskRow(task.key, own + peers.figures(task.key, limit: cases))
    }
  }

  private func show(_ rows: [TaskRow], _ report: TaskReport) throws {
    if json { return try JSON.print(rows) }
    let tables = report.tables.map { markdown ? $0.markdown : $0.lines }
    try Output.print(tables.map { $0.joined(separator: "\n") }.joined(separator: "\n\n"))
  }
}

extension FindingTask {
  /// The tasks whose names these are or begin with, up to a slash; all if there are none.
  static func named(_ names: [String]) throws(UsageError) -> [FindingTask] {
    var tasks: [FindingTask] = []
    for name in names {
      let found = all.filter { $0.name == name || $0.name.hasPrefix(name + "/") }
      if found.isEmpty {
        throw UsageError("there is no task “\(name)”; `bench finding --list` shows their names")
      }
      tasks += found
    }
    return names.isEmpty ? all : tasks
  }
}
