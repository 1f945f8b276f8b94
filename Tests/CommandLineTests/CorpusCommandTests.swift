import Foundation
import Testing

/// Wrong paths and names: reported before any work, and never green.
@Suite(.waiting) struct CorpusCommandTests {
  @Test func `What holds no inputs is wrong use`() throws {
    let folder = try StandIn()
    let empty = "\(folder.path)/Corpus"
    for arguments in [[empty], ["--corpus", empty], ["Corpus/Running", empty]] {
      let result = try CommandTests.run(["replay"] + arguments)
      #expect(result.code == 2)
      #expect(result.error == "error: \(empty) contains no inputs; check the path\n")
      #expect(result.output.isEmpty)
    }
  }

  @Test(arguments: [
    ["merge", "--corpus", "nope"], ["merge", "NoSuchLaw"], ["fuzz", "--corpus", "nope"],
    ["merge", "--corpus", "Package.swift"],
  ])
  func `What is wrong is said before a build`(arguments: [String]) async throws {
    let folder = try StandIn()
    let command = try folder.start(arguments)
    #expect(try await command.code() == 2)
    #expect(command.error.hasPrefix("error: "))
    #expect(command.error.split(separator: "\n").count == 1)
    for name in ["nope", ".build", "builds"] {
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/\(name)"))
    }
  }

  @Test func `Links that lead back are told`() async throws {
    let folder = try StandIn()
    let found = "\(folder.path)/Corpus/Editing/EditEqualsModel/found"
    try FileManager.default.createDirectory(atPath: found, withIntermediateDirectories: true)
    try Data([1]).write(to: URL(fileURLWithPath: "\(found)/001"))
    for (name, target) in [("self", "self"), ("up", "../../.."), ("gone", "nowhere")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(found)/\(name)", withDestinationPath: target)
    }
    let command = try folder.start(["replay", "Corpus", "--json"])
    #expect(try await command.code() == 2)
    #expect(command.error.split(separator: "\n").count == 3)
    for name in ["self", "up", "gone"] {
      #expect(command.error.contains("found/\(name) can't be read (a "))
      #expect(command.output.contains("found/\(name)\""))
    }
    let plain = try folder.start(["replay", "Corpus"])
    #expect(try await plain.code() == 2)
    #expect(plain.output == "1 passed, 0 failed, 3 can't be read\n")
  }

  #if os(Linux)
    @Test func `A name that is not UTF-8 is told`() async throws {
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
      let check = try folder.start(["check", "EditEqualsModel", "--cases", "1"])
      #expect(try await check.code() == 2)
      let merge = try folder.start(["merge", "EditEqualsModel"])
      #expect(try await merge.code() == 2)
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/builds"))
    }
  #endif
}
