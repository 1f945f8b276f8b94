import Foundation
import PropertyConsole
import PropertyFuzzing

extension ProgramCommand {
  /// Compares the speed of fuzzing a law about one edit with that of a target without the engine.
  static let benchFuzzing = ProgramCommand(
    "bench fuzzing", "", "Compares a fuzzed law with a bare fuzz target that checks the same.",
    discussion: """
      The bare target reads a text and an edit from bytes, and checks what SpliceEqualsString
      claims; it is in the same build. All are libFuzzer processes that begin without inputs.
      Processor time only; medians of the rounds.
      """,
    options: [
      CommandOption("--rounds", "N", help: "The runs of each target, in turn; 5 by default."),
      CommandOption("--executions", "N", help: "The executions in a run; 100,000 by default."),
      CommandOption("--markdown", help: "Print a Markdown table."),
      .json,
    ]
  ) { words, _ in
    let rounds = try words.value("--rounds", Number.count) ?? 5
    let executions = try words.value("--executions", Number.count) ?? 100_000
    let result = try FuzzingSpeeds(rounds: rounds, executions: executions)
    if words.has("--json") {
      try JSON.print(result)
    } else {
      let lines = words.has("--markdown") ? result.table.markdown : result.table.lines
      try Output.print(lines.joined(separator: "\n"))
    }
    return 0
  }
}

/// The work that a process of this benchmark does for each input.
enum FuzzingArm: String, CaseIterable, Encodable, CodingKeyRepresentable {
  /// The law, fuzzed as in a session.
  case law
  /// The law, with inputs mutated by libFuzzer alone.
  case plain
  /// The same check without the engine.
  case bare
  /// Inputs are mutated by libFuzzer alone and decoded, but not checked.
  case decoding
  /// A target without work: the time of libFuzzer itself.
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

/// The time per execution for each arm.
struct FuzzingSpeeds: Encodable {
  /// The processor time per execution, in seconds.
  let seconds: [FuzzingArm: Double]

  /// Measures each arm in turn, this many times.
  fileprivate init(rounds: Int, executions: Int) throws {
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
    self.seconds = seconds.compactMapValues(\.median)
  }

  var table: Table {
    var table = Table(["arm", "µs an execution", "executions/s"])
    for arm in FuzzingArm.allCases {
      let time = seconds[arm] ?? 0
      table.add([
        arm.rawValue, String(format: "%.1f", time * 1e6),
        time > 0 ? Int((1 / time).rounded()).grouped : "–",
      ])
    }
    return table
  }
}

/// The outcome that the last lines of a fuzz program's output report.
struct FuzzerOutcome {
  /// The number of checked inputs, including the failing one.
  let executions: Int
  /// The processor time from the first input to the last, in seconds.
  let seconds: Double
  let hasFailed: Bool

  /// Starts a fuzz program and waits until it ends.
  /// - Throws: `UsageError` if the program can't be started or ends before its first input.
  init(_ program: String, of property: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      [
        "--property=\(property)", "-timeout=60", "-rss_limit_mb=2048",
        "-exact_artifact_path=/dev/null",
      ] + arguments
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let log = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try self.init(log: log, of: property)
  }

  /// Reads the output at the end of the program's entry.
  init(log: String, of property: String) throws {
    let line = log.split(separator: "\n").last { $0.hasPrefix("INFO: property-fuzz: ended") }
    let words = line?.split(separator: " ") ?? []
    guard words.count == 11, let count = Int(words[4]), let time = Double(words[6]) else {
      let problem = log.split(separator: "\n").first { $0.hasPrefix("error: ") }
      throw UsageError("\(property) wasn't fuzzed: \(problem ?? "its output has no count")")
    }
    (executions, seconds) = (count, time)
    hasFailed = log.contains("ERROR: libFuzzer")
  }
}

/// The instrumented programs of this package.
enum FuzzPrograms {
  /// Builds a program with `Fuzz/build.sh` and returns the program's path.
  /// - Throws: `UsageError` if the build fails; the script has printed the reason.
  static func build(_ product: String) throws -> String {
    guard FileManager.default.fileExists(atPath: "Fuzz/build.sh") else {
      throw UsageError("there is no Fuzz/build.sh here; run this in the package's folder")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "-c", "set -e; . Fuzz/build.sh; product=\(product); build"]
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw UsageError("\(product) wasn't built") }
    return ".build/fuzz/debug/\(product)"
  }
}
