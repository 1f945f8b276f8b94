import Foundation
import InputLaws
import PropertyConsole
import PropertyCorpus
import PropertyTesting
import Testing

@testable import PropertyFuzzing
@testable import input_rules

/// Seeds on the command line: a seeds file, one of its lines, and bytes from a fuzzer.
@Suite struct SeedsCommandTests {
  static let seeds = "Corpus/Editing/EditEqualsModel.seeds"

  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  private static var words: [Substring] {
    get throws {
      try String(contentsOf: CommandTests.root.appendingPathComponent(seeds), encoding: .utf8)
        .split(separator: "\n")
    }
  }

  /// Calls `body` with the path of a file that contains `text` and is removed afterward.
  private func with(_ name: String, _ text: String, _ body: (String) throws -> Void) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Corpus.write(Array(text.utf8), to: "\(folder)/\(name)")
    try body("\(folder)/\(name)")
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

  @Test(arguments: ["1-\n1-A\n", "1-\n\n", "1-\n1-AQI\r\n", "1-\n1-AQI"])
  func `A damaged line in a seeds file is reported with its number`(text: String) throws {
    try with("Editing/EditEqualsModel.seeds", text) { path in
      let result = try CommandTests.run(["replay", "--corpus", folder])
      #expect(result.code == 2)
      #expect(result.error.hasPrefix("error: \(path):2 "), "\(result.error)")
      #expect(result.output == "0 passed, 0 failed, 1 can't be read\n")
      let check = try CommandTests.run(["check", "EditEqualsModel", "--corpus", folder])
      #expect(check.code == 2 && check.error.hasPrefix("error: \(path):2 "))
    }
  }

  @Test func `Seeds of an unknown law exit with 2`() throws {
    try with("Editing/EditEqualsModels.seeds", "1-\n") { path in
      for arguments in [["replay", "--corpus", folder], ["replay", path], ["explain", path]] {
        try CommandTests.run(arguments).expectWrongUse("did you mean EditEqualsModel?")
      }
    }
    try with("Editing/EditEqualsModel.seeds", "") { path in
      try CommandTests.run(["replay", path]).expectWrongUse("\(path) contains no inputs")
    }
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
    try with("Editing/EditEqualsModel.seeds", "1-\n1-AQI\n") { _ in
      try Corpus.write([1, 2, 3], to: "\(folder)/crash-1")
      let result = try replay(folder)
      #expect(result.output == "3 passed, 0 failed\n")
    }
    try with("Editing/EditEqualsModel.seeds", "1-\nno word\n") { path in
      let result = try replay(folder)
      #expect(result.code == 2 && result.error.hasPrefix("error: \(path):2 isn't a replay code"))
    }
  }
}

/// Wrong paths and names are reported before any work, and are never a success.
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
