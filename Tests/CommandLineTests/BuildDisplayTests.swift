import Foundation
import Testing

/// The checks that scripts make before they build the fuzz target, and failing builds.
@Suite(.waiting) struct BuildDisplayTests {
  @Test(arguments: [
    ["--for", "soon"], ["--for"], ["--jobs=two"], ["--jobs", "257"], ["--sanitizer", "magic"],
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
    let text = isBuild ? "echo 'error: no such module'" : "echo 'mktemp: failed' >&2"
    try folder.write("#!/bin/sh\n\(text)\nexit 1\n", to: isBuild ? "bin/swift" : "bin/mktemp")
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
