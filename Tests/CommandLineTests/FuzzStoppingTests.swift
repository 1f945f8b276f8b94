import Foundation
import InputLaws
import Testing

@testable import PropertyFuzzing

@Suite(.waiting) struct FuzzStoppingTests {
  private static let night = ["fuzz", "--for", "8h", "--jobs", "2"]

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP], [false, true])
  func `A stopped campaign prints its results`(signal: Int32, terminal: Bool) async throws {
    let folder = try StandIn()
    try folder.write("", to: "pulsing")
    let command = try folder.start(Self.night, terminal: terminal)
    let targets = try await folder.processes(in: "targets", atLeast: 2)
    command.signal(signal)
    #expect(try await command.code() == 2)
    let lines = command.output.split(separator: "\n")
    #expect(lines.count == Catalog.laws.count + 2)
    #expect(lines.first?.hasPrefix("property") == true)
    let counts = try folder.lastCounts()
    #expect(counts.count >= 2, "both laws that ran")
    for (law, count) in counts {
      let line = lines.first { $0.hasPrefix("\(law) ") }
      #expect(line?.contains(" \(count) ") == true, "\(law): \(lines)")
    }
    #expect(lines.last == "no failures")
    if !terminal { #expect(command.error.contains("stopped; the results so far:\n")) }
    try await untilGone(targets)
  }

  @Test(arguments: [false, true])
  func `A stopped campaign reports and keeps its findings`(json: Bool) async throws {
    let folder = try StandIn()
    for name in ["failing", "waiting"] { try folder.write("", to: name) }
    let command = try folder.start(Self.night + (json ? ["--json"] : []))
    _ = try await folder.processes(in: "targets", atLeast: 2)
    command.signal(SIGINT)
    #expect(try await command.code() == 1)
    let campaign = try "Campaigns/" + #require(folder.campaigns().first)
    let files = try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/\(campaign)")
    let kept = files.filter { $0.hasSuffix("crash-1") }
    #expect(kept.count == 2 && kept.allSatisfy(command.output.contains))
    let lines = try folder.journal()
    #expect(lines.last?.event == .end(.stopped))
    #expect(!lines.findings.isEmpty && !lines.findings.contains { $0.shrunk || $0.isExamined })
    if json {
      let last = command.output.split(separator: "\n").last.map(String.init) ?? ""
      let outcome = try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any]
      let counts = ["results", "unexamined", "failures"].map { (outcome?[$0] as? [Any])?.count }
      #expect(counts == [Catalog.laws.count, 2, 0])
    } else {
      #expect(command.output.contains("isn't shrunk yet; .build/fuzz/debug/fuzz shrink "))
      #expect(command.error.hasSuffix("; continue it with: scripts/fuzz --resume \(campaign)\n"))
    }
  }

  @Test(
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL], [[], ["stubborn"], ["apart"], ["late"]])
  func `A build ends with the script that started it`(signal: Int32, files: [String]) async throws {
    let folder = try StandIn()
    for name in files + ["slow"] { try folder.write("", to: name) }
    let command = try folder.start(Array(Self.night.dropFirst()), script: "fuzz")
    let count = files.contains { $0 != "stubborn" } ? 2 : 1
    let builds = try await folder.processes(in: "builds", atLeast: count)
    command.signal(signal)
    let code = try await command.code()
    if signal == SIGKILL {
      #expect(code == -SIGKILL)
    } else {
      #expect(code == 2)
      #expect(command.error.hasSuffix("error: stopped while building; nothing was fuzzed\n"))
    }
    try await untilGone(builds)
  }
}

extension StandIn {
  /// The last number of executions in the log of each law's target.
  ///
  /// If a busy machine stops a target before its last line, this is an earlier number.
  fileprivate func lastCounts() throws -> [String: String] {
    let laws = try "\(path)/Campaigns/" + #require(campaigns().first) + "/laws"
    return try FileManager.default.contentsOfDirectory(atPath: laws).reduce(into: [:]) {
      let log = (try? String(contentsOfFile: "\(laws)/\($1)/log", encoding: .utf8)) ?? ""
      if log.contains("pulse") { $0[$1] = log.contains("executed_units: 1002") ? "1,000" : "500" }
    }
  }
}

@Suite(.waiting) struct BuildDisplayTests {
  @Test(arguments: [
    ["--for", "soon"], ["--for"], ["--jobs=two"], ["--jobs", "0"], ["--sanitizer", "magic"],
    ["--corpus", "nope"], ["--corpus", "Package.swift"], ["--quick"], ["-x"], ["NoSuchLaw"],
    ["--campaign", "/proc/x"], ["EditEqualsModel", "--json", "NoSuchLaw"],
    ["--help"],
  ])
  func `Wrong use of a script is reported before a build`(words: [String]) async throws {
    let folder = try StandIn()
    for script in ["fuzz", "merge"] {
      let result = try await folder.start(words, script: script).result()
      if words == ["--help"] {
        #expect(result.code == 0 && result.output.hasPrefix("usage: scripts/\(script) [LAW|CHAP"))
      } else {
        result.expectWrongUse()
      }
    }
    #expect(!folder.has(".build") && !folder.has("nope"))
  }

  @Test(arguments: ["check", "replay", "coverage", "fuzz", "merge"], [true, false])
  func `A script that fails exits with 2`(
    script: String, isBuild: Bool
  ) async throws {
    let folder = try StandIn()
    let text = isBuild ? "echo 'error: no such module'" : "echo 'mkfifo: failed' >&2"
    try folder.write("#!/bin/sh\n\(text)\nexit 1\n", to: isBuild ? "bin/swift" : "bin/mkfifo")
    #expect(try await folder.start([], script: script).code() == 2)
  }

  @Test(arguments: [("60s", 1), ("1h", 2)])
  func `A campaign of an hour or more also builds a target with AddressSanitizer`(
    time: String, builds: Int
  ) async throws {
    let folder = try StandIn()
    let words = ["EditEqualsModel", "--for", time, "--campaign", "c"]
    let command = try folder.start(words, script: "fuzz")
    _ = try await folder.processes(in: "targets", atLeast: 1)
    command.signal(SIGINT)
    #expect(try await command.code() == 0)
    #expect(try await folder.processes(in: "builds", atLeast: builds).count == builds)
  }
}
