import Foundation
import Testing

/// `judge`, about the field of the driver that only echoes, or about one with a change.
@Suite struct JudgedEchoTests {
  /// The arguments that judge the field, with the first of each pair of parts replaced.
  private func words(_ options: [String], changing parts: String...) -> [String] {
    let code = """
      import sys; sys.path.insert(0, "Tests/Drivers")
      text, parts = open("Tests/Drivers/echo.py").read(), sys.argv[1:]
      for old, new in zip(parts[::2], parts[1::2]): text = text.replace(old, new)
      exec(text)
      """
    return ["judge", "--answer=20"] + options + ["--", "python3", "-c", code] + parts
  }

  /// Whoever writes a driver in Python begins with these two files.
  @Test func `The driver that only echoes keeps its laws`() throws {
    let result = try CommandTests.run(
      words(["--cases=50", "--backspace-empties", "--paste-equals-typing", "--caret"]))
    #expect(result.code == 0, "\(result.output)\(result.error)")
    #expect(result.output.hasPrefix("“echo”: 6 of the 6 laws"), "\(result.output)")
  }

  @Test func `A field that loses its end needs a word, which the cure names`() throws {
    let cut = "[self.end :]; self.text = ''.join(c for c in self.text if c in '0123456789')[:4]"
    let results = try [[], ["--up-to=5"], ["--up-to=4"]].map { room in
      try CommandTests.run(
        words(["--cases=200", "--keeps=0-9"] + room, changing: "[self.end :]", cut))
    }
    #expect(results.map(\.code) == [1, 1, 0], "\(results)")
    #expect(results[0].output.contains(" say it: --keeps SET --up-to 4.\n"), "\(results)")
    #expect(results[1].output.contains("\n  asked    because of --keeps 0-9 --up-to 5\n"))
  }

  @Test func `A field of one line is typed no line break`() throws {
    let old = "type = paste = replace"
    let new = "paste = replace; type = lambda self, text: self.replace(text[text == '\\n' and 9 :])"
    let codes = try ["True", "False"].map { isOneLine in
      try CommandTests.run(
        words(
          ["--cases=20", "--paste-equals-typing", "--typing=a\nb"],
          changing: old, new, "one_line=False", "one_line=\(isOneLine)")
      ).code
    }
    #expect(codes == [0, 1])
  }

  @Test func `A law with fewer cases than are asked for is hardly tested`() throws {
    let results = try ["2", "90000"].map { fewest in
      try CommandTests.run(
        words(["--cases=100000", "--seconds=1", "--at-least", fewest, "--deletions-pass"]))
    }
    #expect(results.map(\.code) == [0, 1], "\(results)")
    let few = results[1].output
    #expect(few.hasPrefix("“echo”: 0 of the "), "\(few)")
    #expect(few.contains(" had fewer than 90000 of 100,000 cases in their time; "), "\(few)")
    #expect(few.hasSuffix(" accept fewer cases with --at-least N.\n"), "\(few)")
  }

  @Test(.waiting) func `A terminal shows how far it is, and a log has a line now and then`()
    async throws
  {
    let shown = ["-c", "import pty, sys; pty.spawn(sys.argv[1:])", RunningCommand.binary]
    let terminal = try CommandTests.run(
      ["python3"] + shown + words(["--cases=50", "--deletions-pass"]), program: "/usr/bin/env")
    #expect(terminal.output.contains(#/echo [A-Za-z]+ +[█░]+ +\d+% /#), "\(terminal)")
    let place = CommandTests.root.path
    let folder = try StandIn()
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Tests", withDestinationPath: "\(place)/Tests")
    let command = try folder.start(
      words(
        ["--cases=90000", "--seconds=600", "--deletions-pass"], changing: "self, text):",
        "self, text):\n        __import__('time').sleep(0.02)"))
    let line = try await until { command.error.isEmpty ? nil : command.error }
    #expect(line.prefixMatch(of: #/echo [A-Za-z]+: [\d,]+ of 90,000\n/#) != nil, "\(line)")
    command.signal(SIGTERM)
    #expect(try await command.code() == -SIGTERM)
  }
}
