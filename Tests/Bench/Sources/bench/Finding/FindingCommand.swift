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
    help: "Random seeds for each task; the ratchet applies only to \(FindingRow.seeds).",
    transform: wholeNumber)
  var seeds = FindingRow.seeds
  @Option(
    parsing: .unconditional,
    help: "The most cases of a run; the ratchet applies only to \(FindingRow.cases).",
    transform: wholeNumber)
  var cases = FindingRow.cases
  @Option(help: "The file of the kept figures.")
  var ratchet = "Tests/Bench/Ratchets/finding.tsv"
  @Flag(help: "Write the figures that aren't worse to the ratchet.") var update = false
  @Flag(help: "Print the names of the mutants with their properties, and measure nothing.")
  var list = false
  @Flag(help: "Print a Markdown table.") var markdown = false

  private var isHeld: Bool { seeds == FindingRow.seeds && cases == FindingRow.cases }

  func validate() throws {
    if update && !isHeld {
      throw ValidationError(
        "--update needs \(FindingRow.seeds) seeds and \(FindingRow.cases) cases; "
          + "leave --seeds and --cases out")
    }
  }

  func run() throws {
    let tasks = try FindingTask.named(names)
    if list { return print(Set(tasks.map(\.name)).sorted().joined(separator: "\n")) }
    var ratchet = isHeld ? try Ratchet(reading: ratchet, mayBeMissing: update) : nil
    let rows = measure(tasks)
    let worse = rows.filter { ratchet?.isWorse($0) ?? false }
    var table = Table(["task", "inputs", "found", "median", "mean", "ms a run"])
    for row in rows { table.add(row.cells) }
    table.print(asMarkdown: markdown)
    for row in worse { print("\(row.line) is worse than the recorded result") }
    if update {
      ratchet?.improve(by: rows)
      try ratchet?.write(to: self.ratchet)
    }
    if !worse.isEmpty { throw ExitCode(1) }
  }

  private func measure(_ tasks: [FindingTask]) -> [FindingRow] {
    defer { showProgress("", tasks.count, of: tasks.count) }
    return tasks.enumerated().map { number, task in
      showProgress(task.name, number, of: tasks.count)
      return FindingRow(task, runs(of: task))
    }
  }

  private func runs(of task: FindingTask) -> [TaskRun] {
    var runs: [TaskRun?] = Array(repeating: nil, count: seeds)
    runs.withUnsafeMutableBufferPointer { buffer in
      // Each run writes only its own element.
      nonisolated(unsafe) let slots = buffer
      DispatchQueue.concurrentPerform(iterations: seeds) { seed in
        slots[seed] = task.run(seed: seed, limit: cases)
      }
    }
    return runs.compactMap { $0 }
  }
}

extension FindingTask {
  /// The tasks whose name is one of these, or begins with one of these and a slash; all tasks if
  /// `names` is empty.
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
