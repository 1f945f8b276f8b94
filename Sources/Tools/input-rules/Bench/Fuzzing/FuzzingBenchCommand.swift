import ArgumentParser
import Foundation
import PropertyConsole

/// Measures how fast a law about one edit is fuzzed, beside a fuzz target without the engine.
struct FuzzingBenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzzing",
    abstract: "Compares a fuzzed law with a bare fuzz target that checks the same.",
    discussion: """
      The bare target reads a text and an edit from bytes, and checks what SpliceEqualsString \
      claims; it is in the same build. All are libFuzzer processes that begin without inputs. \
      Processor time only; medians of the rounds.
      """)

  @Option(
    parsing: .unconditional, help: "How often each is run, in turn.", transform: Number.count)
  var rounds = 5
  @Option(parsing: .unconditional, help: "Executions of a run.", transform: Number.count)
  var executions = 100_000
  @Flag(help: "Print a Markdown table.") var markdown = false
  @Flag(help: "Measure nothing, and print the Markdown table without figures.")
  var labels = false
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    if labels { return try Output.print(FuzzingSpeeds.labels.joined(separator: "\n")) }
    let program = try FuzzPrograms.build("fuzz")
    let progress = ProgressLine()
    var seconds: [FuzzingArm: [Double]] = [:]
    for round in 0..<rounds {
      for arm in FuzzingArm.allCases {
        progress.show(arm.rawValue, round, of: rounds)
        let outcome = try FuzzerOutcome(
          program, of: "SpliceEqualsString",
          ["-seed=\(round + 1)", "-runs=\(executions)", "-max_len=64"] + arm.arguments)
        seconds[arm, default: []].append(outcome.seconds / Double(outcome.executions))
      }
    }
    progress.clear()
    let result = FuzzingSpeeds(seconds.compactMapValues(\.median))
    if json { return try JSON.print(result) }
    let lines = markdown ? result.table.markdown : result.table.lines
    try Output.print((lines + ["", result.sentence]).joined(separator: "\n"))
  }
}

/// What a process of this benchmark does with each input.
enum FuzzingArm: String, CaseIterable, Encodable, CodingKeyRepresentable {
  /// The law, as a session fuzzes it.
  case law
  /// The law, mutated by libFuzzer alone.
  case plain
  /// The same check without the engine.
  case bare
  /// Inputs are mutated by libFuzzer alone and decoded, and not checked.
  case decoding
  /// Nothing: what libFuzzer itself takes.
  case idle

  var arguments: [String] {
    switch self {
    case .law: ["-len_control=0"]
    case .plain: ["--plain"]
    case .bare: ["--bare"]
    case .decoding: ["--plain", "--only-decodes"]
    case .idle: ["--idle"]
    }
  }
}

/// How long an execution of each arm takes.
struct FuzzingSpeeds: Encodable {
  /// Processor time of an execution, in seconds.
  let seconds: [FuzzingArm: Double]
  /// How many times the bare target's time the law takes.
  let timesBare: Double
  /// What part of the law's time decoding inputs takes, and what our own mutations take.
  let decodingShare: Double
  let mutatingShare: Double

  init(_ seconds: [FuzzingArm: Double]) {
    self.seconds = seconds
    let (law, bare) = (seconds[.law] ?? 0, seconds[.bare] ?? 0)
    timesBare = bare > 0 ? law / bare : 0
    let share = { (one: FuzzingArm, other: FuzzingArm) in
      law > 0 ? ((seconds[one] ?? 0) - (seconds[other] ?? 0)) / law : 0
    }
    (decodingShare, mutatingShare) = (share(.decoding, .idle), share(.law, .plain))
  }

  private static let columns = ["arm", "µs an execution", "executions/s"]

  /// The table in Markdown, with “…” for each figure: what a page must show of it.
  static var labels: [String] {
    var table = Table(columns)
    for arm in FuzzingArm.allCases { table.add([arm.rawValue, "…", "…"]) }
    return table.markdown
  }

  var table: Table {
    var table = Table(Self.columns)
    for arm in FuzzingArm.allCases {
      let time = seconds[arm] ?? 0
      table.add([
        arm.rawValue, String(format: "%.1f", time * 1e6),
        time > 0 ? Int((1 / time).rounded()).grouped : "–",
      ])
    }
    return table
  }

  var sentence: String {
    String(
      format: """
        the law takes %.2f times the bare target; decoding is %.0f %% of it, and mutating along \
        parts %.0f %%
        """, timesBare, decodingShare * 100, mutatingShare * 100)
  }
}
