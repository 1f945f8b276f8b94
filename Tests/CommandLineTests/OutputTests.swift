import Foundation
import Testing

/// Results that can't be written: reported in one line, never counted as written, and never a
/// crash.
@Suite struct OutputTests {
  static let commands = [
    ["list"], ["list", "--json"], ["check", "RefusalChangesNothing", "--cases", "20"],
    ["check", "RefusalChangesNothing", "--cases", "20", "--json"],
    ["check", "RefusalChangesNothing", "--choices", "1-AA"],
    ["replay", "Corpus/Running", "--json"],
    ["replay", "Corpus/Running"], ["explain", "1-AA", "--property", "EditEqualsModel"],
    ["shrink", "1-AA", "--property", "EditEqualsModel"],
    ["bench", "fuzzing", "--labels"], ["hunt", "B31", "--seeds", "1"], ["--help"],
    ["help", "fuzz"],
  ]

  /// Runs the command as a shell does with these redirections.
  private func run(_ arguments: [String], _ redirections: String) throws -> CommandTests.Result {
    try CommandTests.run(
      ["-c", "exec \"$0\" \"$@\" \(redirections)", RunningCommand.binary] + arguments,
      program: "/bin/sh")
  }

  @Test(arguments: commands)
  func `A full disk is wrong use`(arguments: [String]) throws {
    let result = try run(arguments, "> /dev/full")
    #expect(result.code == 2)
    #expect(
      result.error
        == "error: standard output can't be written (no space left on device); send it elsewhere\n")
  }

  @Test(arguments: commands)
  func `A closed output is wrong use`(arguments: [String]) throws {
    let result = try run(arguments, ">&-")
    #expect(result.code == 2)
    #expect(result.error.hasPrefix("error: standard output can't be written ("))
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(try run(arguments, ">&- 2>&-").code == 2)
  }

  @Test func `A closed error changes no code`() throws {
    for end in ["2>&-", "2> /dev/full"] {
      #expect(try run(["check", "NoSuchLaw"], end).code == 2)
      #expect(try run(["list", "--nonsense"], end).code == 2)
      #expect(try run(["list"], end).code == 0)
    }
  }

  @Test func `A reader that has enough is no matter for words`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try CommandTests.run(["list"], output: pipe)
    #expect(result.code == 2)
    #expect(result.error.isEmpty)
  }
}
