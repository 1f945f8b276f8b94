import Foundation
import Testing

@testable import PropertyFuzzing

/// A folder with the package's scripts and a stand-in for the instrumented fuzz target.
///
/// The stand-in is a shell script that prints and ends like libFuzzer. It runs a campaign with the
/// plain build of the target, because an instrumented build takes minutes.
final class StandIn: Sendable {
  private let folder: TemporaryFolder
  var path: String { folder.path }

  /// The stand-in for the toolchain builds a target; certain files make it sleep, ignore an
  /// interrupt, or start a compiler in a separate process group, perhaps after the target is built.
  private static let swift = """
    #!/bin/sh
    if [ -e stubborn ]; then trap '' INT; fi
    echo "[1/2] Compiling StandIn Target.swift"
    echo $$ >> builds
    if [ -e apart ]; then setsid sleep 600 & echo $! >> builds; fi
    if [ -e late ]; then (sleep 0.5; exec setsid sleep 600) & echo $! >> builds; fi
    if [ -e slow ]; then sleep 600; fi
    mkdir -p .build/fuzz/debug
    cp target .build/fuzz/debug/fuzz
    """

  /// The output of a target that has read its corpus.
  static let initial = #"""
    printf '#2\tINITED cov: 11 ft: 12 corp: 1/1b exec/s: 0 rss: 30Mb\n'
    echo "INFO: property-fuzz: fuzzing since $(cut -d ' ' -f 1 /proc/uptime)"
    """#

  /// A target that runs until it is interrupted.
  static let running = """
    trap 'echo "stat::number_of_executed_units: 1002"; exit 0' USR1
    \(initial)
    echo $$ >> targets
    while :; do sleep 1 & wait $!; done
    """

  /// Shell code that finds the folder of a target's kept inputs.
  static let found = "for word; do case $word in -artifact_prefix=*) found=${word#*=};; esac; done"

  private static let target = """
    exec 3<&0
    (read -r end <&3; kill -KILL $$) >/dev/null 2>&1 &
    \(found)
    if [ -e pulsing ]; then printf '#502\\tpulse  cov: 11 ft: 12 corp: 1/1b exec/s: 0\\n'; fi
    if [ -e failing ]; then printf x > "${found}crash-1"; fi
    \(running)
    """

  init() throws {
    folder = try TemporaryFolder()
    for name in ["bin", "Corpus"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try write("", to: "Package.swift")
    try write(Self.swift, to: "bin/swift")
    try write(target: Self.target)
    for name in ["scripts", "Fuzz", ".ci", "Sources"] {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appendingPathComponent(name),
        withDestinationURL: CommandTests.root.appendingPathComponent(name))
    }
  }

  /// Writes a file that can be started, by copying it in another process.
  ///
  /// Another test may check a claim in a fork, which keeps open the files that this process is
  /// writing. The system can't start a program that is open for writing.
  func write(_ text: String, to name: String) throws {
    let written = "\(path)/written-\(UUID().uuidString)"
    try text.write(toFile: written, atomically: false, encoding: .utf8)
    chmod(written, 0o755)
    let copy = try ChildProgram(["/bin/cp", written, "\(path)/\(name)"], log: "\(path)/copied")
    while copy.isRunning { usleep(200) }
    try #require(copy.code == 0)
    try FileManager.default.removeItem(atPath: written)
  }

  /// Sets the target's work for a law, as lines of a shell script; while a file named `waiting`
  /// exists, no check of a failing input ends.
  func write(target lines: String) throws {
    let fuzz = "'\(RunningCommand.program("fuzz"))'"
    try write(
      """
      #!/usr/bin/env bash
      [ "$1" != examine ] || [ ! -e waiting ] || exec sleep 600
      # A campaign starts its targets by the name that it was given.
      case $1 in fuzz | merge | examine) exec -a "$0" \(fuzz) "$@" ;; esac
      \(lines)
      """, to: "target")
  }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// Writes a campaign in the folder `c`, as if killed after the given lines of its journal.
  @discardableResult
  func begin(
    _ events: [JournalLine.Event] = [], laws: [String] = ["EditEqualsModel"],
    seconds: Double = 3600, at time: Double = 1
  ) throws -> CampaignFolder {
    let order = CampaignOrder(laws.map { "Editing/\($0)" }, seconds: seconds)
    let campaign = try CampaignFolder.create(at: "\(path)/c", order)
    if events.isEmpty { return campaign }
    let journal = try JournalFile(path: campaign.journalPath)
    for event in events { try journal.append(JournalLine(at: time, event: event)) }
    return campaign
  }

  /// The lines in the journal of the campaign in a folder, or of the only campaign.
  func journal(in campaign: String? = nil) throws -> [JournalLine] {
    let name = try campaign ?? "Campaigns/\(campaigns().first ?? "")"
    return JournalText(at: "\(path)/\(name)/journal.jsonl").lines
  }

  func campaigns() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/Campaigns").sorted()
  }

  /// Waits until a file lists at least `count` processes, and returns the processes.
  func processes(in name: String, atLeast count: Int) async throws -> [pid_t] {
    try await until {
      let text = (try? String(contentsOfFile: "\(self.path)/\(name)", encoding: .utf8)) ?? ""
      let ids = text.split(separator: "\n").compactMap { pid_t($0) }
      return ids.count >= count ? ids : nil
    }
  }

  /// Starts lines of shell code in the folder; `$command` is the path of the command.
  func start(lines: String) throws -> RunningCommand {
    try write("#!/usr/bin/env bash\ncommand='\(RunningCommand.binary)'\n\(lines)\n", to: "lines")
    return try start([], program: "\(path)/lines")
  }

  func start(
    _ arguments: [String], script: String? = nil, terminal: Bool = false
  ) throws -> RunningCommand {
    try start(
      arguments, program: script.map { "\(path)/scripts/\($0)" } ?? RunningCommand.binary,
      terminal: terminal)
  }

  private func start(
    _ arguments: [String], program: String, terminal: Bool = false
  ) throws -> RunningCommand {
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try RunningCommand(
      arguments, program: program, in: path, logs: path,
      environment: ["PATH": "\(path)/bin:\(search)"], terminal: terminal)
  }
}

/// Waits at most a minute until `value` returns a result.
func until<Value>(_ value: () -> Value?) async throws -> Value {
  for _ in 0..<3000 {
    if let value = value() { return value }
    try await Task.sleep(for: .milliseconds(20))
  }
  throw TimedOut()
}

/// The error that is thrown if no result is returned in time.
private struct TimedOut: Error {}

/// Waits until all the processes have ended or are zombies.
func untilGone(_ processes: [pid_t]) async throws {
  _ = try await until { () -> Bool? in
    let left = processes.filter { id in
      let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
      return kill(id, 0) == 0 && status?.contains(") Z ") != true
    }
    return left.isEmpty ? true : nil
  }
}
