import Foundation
import PropertyConsole

/// What a process of a fuzz program says at its end.
struct FuzzerOutcome {
  /// How many inputs were judged, the failing one included.
  let executions: Int
  /// Processor time from the first input to the last, in seconds.
  let seconds: Double
  /// Whether an input failed.
  let hasFailed: Bool

  /// Starts a fuzz program and waits for its end.
  /// - Throws: `UsageError` if it can't be started or ends before its first input.
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

  /// Reads what the program's entry says at its end.
  init(log: String, of property: String) throws {
    let line = log.split(separator: "\n").last { $0.hasPrefix("INFO: property-fuzz: ended") }
    let words = line?.split(separator: " ") ?? []
    guard words.count == 11, let count = Int(words[4]), let time = Double(words[6]) else {
      let trouble = log.split(separator: "\n").first { $0.hasPrefix("error: ") }
      throw UsageError("\(property) wasn't fuzzed: \(trouble ?? "its output has no count")")
    }
    (executions, seconds) = (count, time)
    hasFailed = log.contains("ERROR: libFuzzer")
  }
}
