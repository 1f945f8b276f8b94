import Foundation
import Testing

/// What the scripts say before and while the fuzz target is built.
@Suite(.waiting) struct BuildDisplayTests {
  @Test func `The last step counts`() throws {
    let folder = try StandIn()
    let output = """
      Building for debugging...
      [0/11] Write sources
      [14/17] Compiling InputLaws Answer.swift
      warning: [1/2] is no step
      """
    let other = "Another instance of SwiftPM (PID: 1) is already running\0\n"
    for (log, step) in [
      (output, ": [14/17] Compiling InputLaws"), ("Building…\n", ""),
      (other, ": waiting for another build"),
    ] {
      try folder.write(log, to: "log")
      let script = """
        . Fuzz/build.sh
        cd '\(folder.path)'
        log=log what=it isQuiet='' isLive='' next=0 began=$((SECONDS + 60))
        show
        """
      let result = try CommandTests.run(["-c", script], program: "/bin/bash")
      #expect(result.error == "building it\(step)\n" && result.output.isEmpty)
    }
  }

  @Test(arguments: [
    ["--for", "soon"], ["--for", ""], ["--for"], ["--for=-5"], ["--jobs", "0"], ["--jobs", "-1"],
    ["--jobs=two"], ["--sanitizer", "magic"], ["--sanitizer"], ["--corpus", "nope"], ["--quick"],
    ["-x"], ["NoSuchLaw"], ["--jobs", "257"], ["--campaign", "/proc/x"],
    ["EditEqualsModel", "--json", "NoSuchLaw"],
  ])
  func `What is wrong is said before a build`(words: [String]) async throws {
    let folder = try StandIn()
    for script in ["fuzz", "merge"] {
      let command = try folder.start(words, script: script)
      #expect(try await command.code() == 2)
      #expect(command.error.hasPrefix("error: "))
      #expect(command.error.split(separator: "\n").count == 1, "\(command.error)")
      #expect(command.output.isEmpty)
    }
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/.build"))
  }

  @Test(arguments: [
    ("fuzz", "EditEqualsModl", "EditEqualsModel"), ("check", "editingg", "Editing"),
  ])
  func `A name that is nearly one is corrected`(script: String, word: String, meant: String)
    async throws
  {
    let folder = try StandIn()
    let command = try folder.start([word], script: script)
    #expect(try await command.code() == 2)
    #expect(command.error.contains("“\(word)”; did you mean \(meant)? "), "\(command.error)")
  }

  @Test(arguments: ["check", "replay", "coverage", "fuzz", "merge"], [true, false])
  func `A script that found nothing because it failed exits two`(
    script: String, isBuild: Bool
  ) async throws {
    let folder = try StandIn()
    if isBuild {
      try folder.write("#!/bin/sh\necho 'error: no such module'\nexit 1\n", to: "bin/swift")
    } else {
      try folder.write("#!/bin/sh\necho 'mktemp: failed' >&2\nexit 1\n", to: "bin/mktemp")
    }
    #expect(try await folder.start([], script: script).code() == 2)
  }

  @Test(arguments: ["fuzz", "merge"])
  func `Help is the usage and no build`(script: String) async throws {
    let folder = try StandIn()
    let command = try folder.start(["--help"], script: script)
    #expect(try await command.code() == 0)
    #expect(command.output.hasPrefix("usage: scripts/\(script) [LAW|CHAPTER…]"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/.build"))
  }

  @Test(arguments: [("60s", 1), ("1h", 2)])
  func `A campaign of hours has a target with AddressSanitizer as well`(
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

  @Test func `A build that fails is told by its first error`() async throws {
    let folder = try StandIn()
    try folder.write("#!/bin/sh\necho 'a.swift:1: error: no'; exit 1\n", to: "bin/swift")
    for arguments in [[], ["--json"]] {
      let command = try folder.start(arguments, script: "fuzz")
      #expect(try await command.code() == 2)
      let failure = """
        error: the instrumented build failed: a.swift:1: error: no; \
        all of it is in .build/fuzz/build.log

        """
      #expect(command.error.hasSuffix(failure) && command.output.isEmpty)
      let said = arguments.isEmpty ? "building the instrumented target (fuzzer)" : "error: "
      #expect(command.error.hasPrefix(said))
    }
  }

  @Test func `A target that is not instrumented is not fuzzed`() async throws {
    let folder = try StandIn()
    try folder.write("#!/bin/sh\nexec '\(RunningCommand.program("fuzz"))' \"$@\"\n", to: "target")
    let command = try folder.start(["EditEqualsModel", "--for", "2s"], script: "fuzz")
    #expect(try await command.code() == 2)
    #expect(command.error.contains("error: this build has 0 coverage counters, fewer than 2000: "))
  }
}
