import Foundation
import Testing

/// The destination of `--junit`: whatever kind of file the path is, it stays that kind.
@Suite struct JUnitFileTests {
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url }
  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  init() throws {
    temporary = try TemporaryFolder()
  }

  /// Replays a chapter in a shell: `$1` is the folder of this test.
  private func replay(
    _ redirections: String, paths: String = "Corpus/Running"
  ) throws -> CommandTests.Result {
    try CommandTests.run(
      ["-c", "\"$0\" replay \(paths) --junit \(redirections)", RunningCommand.binary]
        + [folder.path], program: "/bin/sh")
  }

  private func contents(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  @Test func `A link stays a link and its target is written`() throws {
    try "old".write(toFile: path("target"), atomically: true, encoding: .utf8)
    for (link, target) in [("one", "target"), ("two", path("one")), ("new", "made/later")] {
      try FileManager.default.createSymbolicLink(
        atPath: path(link), withDestinationPath: target)
      #expect(try replay("\"$1/\(link)\"").code == 0)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: path(link)) == target)
      #expect(try contents(link).hasSuffix("</testsuites>\n"))
    }
    #expect(try contents("target").hasSuffix("</testsuites>\n"))
    #expect(try contents("made/later").hasSuffix("</testsuites>\n"))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.sorted() == ["made", "new", "one", "target", "two"])
  }

  @Test func `A pipe is written through`() throws {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    let result = try replay("\"$1/pipe\" & cat \"$1/pipe\" > \"$1/read\"; wait $!")
    #expect(result.code == 0)
    #expect(try contents("read").hasSuffix("</testsuites>\n"))
    var status = stat()
    #expect(stat(path("pipe"), &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  /// A terminal's folder is the only folder of devices in which no file can be made; elsewhere a
  /// mistake of the command would cost the machine its /dev/full.
  @Test func `A device is written through`() throws {
    var (terminal, device): (Int32, Int32) = (-1, -1)
    #expect(openpty(&terminal, &device, nil, nil, nil) == 0)
    defer { for end in [terminal, device] { close(end) } }
    let name = String(cString: ttyname(device))
    // Unread output fills the terminal, so the output has to be small.
    let result = try replay("\(name)", paths: "Corpus/Running/ChangeDerivesOnlyTheNamed.seeds:9")
    #expect(result.code == 0)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    _ = fcntl(terminal, F_SETFL, O_NONBLOCK)
    #expect(read(terminal, &bytes, bytes.count) > 0)
    #expect(bytes.starts(with: "<?xml".utf8))
  }

  @Test func `What cannot be written leaves the rest of the results`() throws {
    let result = try replay("/dev/fd/9 9> /dev/full")
    #expect(result.code == 2)
    #expect(result.output.hasSuffix(" passed, 0 failed\n"))
    #expect(result.error.hasPrefix("error: /dev/fd/9 can't be written (no space left on device);"))
  }

  @Test func `A limit of the size of files is told`() throws {
    let result = try CommandTests.run(
      [
        "-c", "ulimit -f 0; exec \"$0\" replay Corpus/Running --junit \"$1/file\"",
        RunningCommand.binary, folder.path,
      ], program: "/bin/sh")
    #expect(result.code == 2)
    #expect(result.error.hasPrefix("error: \(path("file")) can't be written ("))
  }

  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
  func `Own output is written through whatever it is`(name: String) throws {
    #expect(try replay("\(name) > \"$1/all\"").code == 0)
    let text = try contents("all")
    #expect(text.hasPrefix("<?xml") || text.hasSuffix("</testsuites>\n"))
    #expect(text.contains("</testsuites>\n") && text.contains(" passed, 0 failed\n"))
  }

  @Test func `The user's path is named`() throws {
    let loop = path("loop")
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
    for name in [loop, folder.path, "/proc/nowhere/file", "/dev/fd/777777"] {
      let result = try replay("\"\(name)\"")
      #expect(result.code == 2)
      #expect(result.error.hasPrefix("error: \(name) can't be written ("))
      #expect(result.output.isEmpty, "it is said before the run")
    }
  }
}
