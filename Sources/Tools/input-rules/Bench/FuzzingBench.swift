import Foundation
import PropertyConsole
import PropertyFuzzing

extension ProgramCommand {
  /// Compares the speed of fuzzing a law about one edit with the speed of fuzzing a target that
  /// doesn't use the engine.
  static let benchFuzzing = ProgramCommand(
    "bench fuzzing", "",
    "Compares a fuzzed law with a bare fuzz target that checks the same claim.",
    discussion: """
      The bare target, in the same build, reads a text and an edit from bytes. All targets are
      libFuzzer processes that begin without inputs. Figures are medians of processor time.
      """,
    options: [
      CommandOption("--rounds", "N", help: "Runs of each target; 5 by default."),
      CommandOption("--executions", "N", help: "Executions in a run; 100,000 by default."),
    ]
  ) { words, _ in
    let rounds = try words.value("--rounds", Number.count) ?? 5
    let executions = try words.value("--executions", Number.count) ?? 100_000
    let speeds = try FuzzingSpeeds(rounds: rounds, executions: executions)
    try Output.print(speeds.table.markdown.joined(separator: "\n"))
    return 0
  }
}

/// The work that a process in this benchmark does for each input.
private enum FuzzingArm: String, CaseIterable {
  /// The law is fuzzed as in a campaign.
  case law
  /// The law is fuzzed, but only libFuzzer mutates inputs.
  case plain
  /// The same check is fuzzed without the engine.
  case bare
  /// Only libFuzzer mutates inputs, which are decoded but not checked.
  case decoding
  /// The target does nothing, which shows the time that libFuzzer itself takes.
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

private struct FuzzingSpeeds {
  /// For each arm, the processor time per execution, in seconds.
  let seconds: [FuzzingArm: Double]

  /// Measures each arm in turn, `rounds` times.
  init(rounds: Int, executions: Int) throws {
    let program = try InstrumentedProgram("fuzz")
    let progress = ProgressLine()
    var seconds: [FuzzingArm: [Double]] = [:]
    for round in 0..<rounds {
      for arm in FuzzingArm.allCases {
        progress.show(arm.rawValue, round, of: rounds)
        let run = try program.fuzz(
          "SpliceEqualsString",
          ["-seed=\(round + 1)", "-runs=\(executions)", "-max_len=64"] + arm.arguments)
        seconds[arm, default: []].append(run.seconds / Double(run.executions))
      }
    }
    progress.clear()
    self.seconds = seconds.compactMapValues(\.median)
  }

  var table: Table {
    var table = Table(["arm", "µs per execution"])
    for arm in FuzzingArm.allCases {
      table.add([arm.rawValue, String(format: "%.1f", (seconds[arm] ?? 0) * 1e6)])
    }
    return table
  }
}

struct InstrumentedProgram {
  private let path: String

  /// Builds the program with `Fuzz/build.sh`.
  /// - Throws: `UsageError` if the script doesn't exist, or fails after printing the reason.
  init(_ product: String) throws {
    path = ".build/fuzz/debug/\(product)"
    guard FileManager.default.fileExists(atPath: "Fuzz/build.sh") else {
      throw UsageError("this folder has no Fuzz/build.sh; use the package's folder")
    }
    let build = Process()
    build.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    build.arguments = ["bash", "-c", "set -e; . Fuzz/build.sh; product=\(product); build"]
    try build.run()
    build.waitUntilExit()
    if build.terminationStatus != 0 { throw UsageError("\(product) wasn't built") }
  }

  /// Fuzzes a property.
  ///
  /// Returns the number of checked inputs (including one that failed), the processor time in
  /// seconds from the first to the last input, and whether one failed.
  /// - Throws: `UsageError` if the program ends without printing its count.
  func fuzz(
    _ property: String, _ arguments: [String]
  ) throws -> (executions: Int, seconds: Double, hasFailed: Bool) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments =
      [
        "--property=\(property)", "-timeout=60", "-rss_limit_mb=2048",
        "-exact_artifact_path=/dev/null",
      ] + arguments
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let log = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = log.split(separator: "\n")
    let end = lines.last { $0.hasPrefix("INFO: property-fuzz: ended") }?.split(separator: " ") ?? []
    guard end.count == 11, let count = Int(end[4]), let time = Double(end[6]) else {
      let problem = lines.first { $0.hasPrefix("error: ") } ?? "its output has no count"
      throw UsageError("\(property) wasn't fuzzed: \(problem)")
    }
    return (count, time, log.contains("ERROR: libFuzzer"))
  }
}
