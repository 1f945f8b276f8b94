import Foundation
import Testing

/// `judge`, about the field of the driver that only echoes, or about one with a change.
@Suite struct JudgedEchoTests {
  /// The words that judge the field, with each second of some parts of code in place of the first.
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
}
