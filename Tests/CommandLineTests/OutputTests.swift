import Foundation
import Testing

/// Results that can't be written are reported in one line, and never cause a success or a crash.
@Suite struct OutputTests {
  /// Runs the command in a shell with the given redirections.
  private func run(_ arguments: [String], _ redirections: String) throws -> CommandTests.Result {
    try CommandTests.run(
      ["-c", "exec \"$0\" \"$@\" \(redirections)", RunningCommand.binary] + arguments,
      program: "/bin/sh")
  }

  @Test(arguments: [
    ["list"], ["check", "RefusalChangesNothing", "--cases", "20", "--json"],
    ["check", "RefusalChangesNothing", "--choices", "1-AA"], ["replay", "Corpus/Running"],
    ["explain", "1-AA", "--property", "EditEqualsModel"],
    ["shrink", "1-AA", "--property", "EditEqualsModel"],
    ["hunt", "B31", "--seeds", "1"], ["help", "fuzz"],
  ])
  func `A full disk and a closed output exit with 2`(arguments: [String]) throws {
    try run(arguments, "> /dev/full")
      .expectWrongUse("standard output can't be written (no space left on device); ")
    try run(arguments, ">&-").expectWrongUse("standard output can't be written (")
    #expect(try run(arguments, ">&- 2>&-").code == 2)
  }

  @Test func `A reader that closes the pipe early causes no error message`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try CommandTests.run(["list"], output: pipe)
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

  @Test func `A JUnit result is written through a link, which stays`() throws {
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
