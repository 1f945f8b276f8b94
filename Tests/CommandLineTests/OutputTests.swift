import Foundation
import InputLaws
import PropertyConsole
import PropertyCorpus
import PropertyTesting
import Testing

@testable import input_rules
@testable import PropertyFuzzing

/// Results that can't be written are reported in one line, and never lead to success or a crash.
@Suite struct OutputTests {
  private func run(_ arguments: [String], _ redirections: String) throws -> CommandTests.Result {
    try CommandTests.run(
      ["-c", "exec \"$0\" \"$@\" \(redirections)", RunningCommand.binary] + arguments,
      program: "/bin/sh")
  }

  @Test(arguments: [
    ["list"], ["check", "RefusalChangesNothing", "--cases", "20", "--json"],
    ["replay", "Corpus/Running"], ["hunt", "B31", "--seeds", "1"], ["help", "fuzz"],
  ])
  func `A full disk and a closed output exit with 2`(arguments: [String]) throws {
    try run(arguments, "> /dev/full")
      .expectWrongUse("standard output can't be written (no space left on device); ")
    try run(arguments, ">&-").expectWrongUse("standard output can't be written (")
    #expect(try run(arguments, ">&- 2>&-").code == 2)
  }

  @Test func `A reader that closes the pipe early causes no error message`() throws {
    let line = "set -o pipefail; (sleep 0.5; exec \"$0\" list) | true"
    let result = try CommandTests.run(["-c", line, RunningCommand.binary], program: "/bin/bash")
    #expect(result.code == 2 && result.error.isEmpty)
  }

  /// Replays a chapter in a shell; `$1` is this test's folder.
  private func replay(
    _ redirections: String, in folder: TemporaryFolder? = nil
  ) throws -> CommandTests.Result {
    let folder = folder?.path ?? ""
    return try CommandTests.run(
      [
        "-c", "\"$0\" replay Corpus/Running --junit \(redirections)", RunningCommand.binary, folder,
      ], program: "/bin/sh")
  }

  @Test func `A JUnit result is written through a link, which is kept`() throws {
    let folder = try TemporaryFolder()
    func path(_ name: String) -> String { "\(folder.path)/\(name)" }
    func isWritten(_ name: String) throws -> Bool {
      try String(contentsOfFile: path(name), encoding: .utf8).hasSuffix("</testsuites>\n")
    }
    try "old".write(toFile: path("target"), atomically: true, encoding: .utf8)
    for (link, target) in [("one", "target"), ("two", path("one")), ("new", "made/later")] {
      try FileManager.default.createSymbolicLink(atPath: path(link), withDestinationPath: target)
      #expect(try replay("\"$1/\(link)\"", in: folder).code == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path(link)) == target)
      #expect(try isWritten(link))
    }
    #expect(try isWritten("target") && isWritten("made/later"))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.sorted() == ["made", "new", "one", "target", "two"])
  }

  @Test func `Results are printed even if the JUnit file can't be written`() throws {
    let result = try replay("/dev/fd/9 9> /dev/full")
    #expect(result.code == 2 && result.output.hasSuffix(" passed, 0 failed\n"))
    #expect(result.error.hasPrefix("error: /dev/fd/9 can't be written (no space left on device);"))
  }

  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
  func `A JUnit file that is standard output is written directly`(name: String) throws {
    let folder = try TemporaryFolder()
    #expect(try replay("\(name) > \"$1/all\"", in: folder).code == 0)
    let text = try String(contentsOfFile: "\(folder.path)/all", encoding: .utf8)
    #expect(text.hasPrefix("<?xml") || text.hasSuffix("</testsuites>\n"))
    #expect(text.contains("</testsuites>\n") && text.contains(" passed, 0 failed\n"))
  }

  @Test func `A path that can't be written is reported before the run`() throws {
    let folder = try TemporaryFolder()
    let loop = "\(folder.path)/loop"
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
    for name in [loop, folder.path, "/proc/nowhere/file", "/dev/fd/777777"] {
      try replay("\"\(name)\"").expectWrongUse("\(name) can't be written (")
    }
  }
}

/// Seeds on the command line: a seeds file, one of its lines, and bytes from a fuzzer.
@Suite struct SeedsCommandTests {
  static let seeds = "Corpus/Editing/EditEqualsModel.seeds"

  private let temporary: TemporaryFolder
  private var folder: String { temporary.path }
  init() throws { temporary = try TemporaryFolder() }

  private static var words: [Substring] {
    get throws {
      try String(contentsOf: CommandTests.root.appendingPathComponent(seeds), encoding: .utf8)
        .split(separator: "\n")
    }
  }

  private func write(_ name: String, _ text: String) throws -> String {
    try Corpus.write(Array(text.utf8), to: "\(folder)/\(name)")
    return "\(folder)/\(name)"
  }

  @Test func `A seeds file is replayed, and one of its lines is explained`() throws {
    let count = try Self.words.count
    let all = try CommandTests.run(["replay", Self.seeds])
    #expect(all.output == "\(count) passed, 0 failed\n" && all.code == 0)
    let one = try CommandTests.run(["replay", "\(Self.seeds):3", "--json"])
    #expect(one.output.contains("\"\(Self.seeds):3\"") && one.code == 0)
    let word = String(try Self.words[2])
    let byLine = try CommandTests.run(["explain", "\(Self.seeds):3"])
    #expect(byLine.output.hasSuffix("verdict holds\nchoices \(word)\n"))
    let byWord = try CommandTests.run(["explain", word, "--property", "EditEqualsModel"])
    #expect(byWord.output == byLine.output)
  }

  @Test func `A damaged line in a seeds file is reported with its number`() throws {
    let path = try write("Editing/EditEqualsModel.seeds", "1-\n1-A\n")
    let result = try CommandTests.run(["replay", "--corpus", folder])
    #expect(result.code == 2 && result.error.hasPrefix("error: \(path):2 "), "\(result)")
    #expect(result.output == "0 passed, 0 failed, 1 can't be read\n")
    for words in [["check", "EditEqualsModel", "--corpus", folder], ["replay", folder]] {
      #expect(try CommandTests.run(words).error.hasPrefix("error: \(path):2 "))
    }
  }

  @Test func `Seeds of an unknown law exit with 2`() throws {
    let path = try write("Editing/EditEqualsModels.seeds", "1-\n")
    for arguments in [["replay", path], ["explain", path]] {
      try CommandTests.run(arguments).expectWrongUse("did you mean EditEqualsModel?")
    }
    let skipped = try CommandTests.run(["replay", "--corpus", folder])
    #expect(skipped.code == 2 && skipped.error.hasPrefix("\(path) is skipped: there is no "))
    let known = try write("Editing/RefusalChangesNothing.seeds", "1-\n")
    let partly = try CommandTests.run(["replay", "--corpus", folder])
    #expect(partly.code == 0 && partly.output == "1 passed, 0 failed, 1 file skipped\n")
    unlink(known)
    let empty = try write("Editing/EditEqualsModel.seeds", "")
    try CommandTests.run(["replay", empty]).expectWrongUse("\(empty) contains no inputs")
  }

  @Test func `The fuzz target replays a seeds file, one of its lines, and a folder`() throws {
    func replay(_ path: String) throws -> CommandTests.Result {
      try CommandTests.run(
        ["--property=EditEqualsModel", path], program: RunningCommand.program("fuzz"))
    }
    let count = try Self.words.count
    for (path, passed) in [(Self.seeds, count), ("\(Self.seeds):3", 1)] {
      let result = try replay(path)
      #expect(result.output == "\(passed) passed, 0 failed\n" && result.code == 0)
    }
    _ = try write("Editing/EditEqualsModel.seeds", "1-\n1-AQI\n")
    try Corpus.write([1, 2, 3], to: "\(folder)/crash-1")
    #expect(try replay(folder).output == "3 passed, 0 failed\n")
  }
}

/// Wrong paths and names are reported before any work, and never lead to success.
@Suite(.waiting) struct CorpusCommandTests {
  @Test func `A path without inputs exits with 2`() throws {
    let folder = try StandIn()
    let empty = "\(folder.path)/Corpus"
    for arguments in [[empty], ["--corpus", empty], ["Corpus/Running", empty]] {
      try CommandTests.run(["replay"] + arguments)
        .expectWrongUse("\(empty) contains no inputs; check the path")
    }
  }

  #if os(Linux)
    @Test func `A file name that isn't UTF-8 is reported`() async throws {
      let folder = try StandIn()
      let kept = "\(folder.path)/Corpus/Editing/EditEqualsModel/regressions"
      try FileManager.default.createDirectory(atPath: kept, withIntermediateDirectories: true)
      try Data([1]).write(to: URL(fileURLWithPath: "\(kept)/001"))
      let name = Array("\(kept)/odd".utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
      close(open(name, O_WRONLY | O_CREAT, 0o600))
      let command = try folder.start(["replay", "--json"])
      #expect(try await command.code() == 2)
      #expect(
        command.error.hasSuffix(
          "regressions/odd\\xFF can't be read (its name isn't UTF-8); check the path\n"))
      #expect(command.output.contains("odd\\\\xFF"))
      for words in [["check", "EditEqualsModel", "--cases", "1"], ["merge", "EditEqualsModel"]] {
        #expect(try await folder.start(words).code() == 2)
      }
      #expect(!folder.has("builds"))
    }
  #endif
}
