import Foundation
import Testing

/// The command `judge`, tested with the driver that only echoes, and with changes of this driver.
@Suite struct JudgedEchoTests {
  /// The arguments that judge the field; in each pair of `parts`, the second replaces the first.
  private func words(_ options: [String], changing parts: [String] = []) -> [String] {
    let code = """
      import sys; sys.path.insert(0, "Tests/Drivers")
      text, parts = open("Tests/Drivers/echo.py").read(), sys.argv[1:]
      for old, new in zip(parts[::2], parts[1::2]): text = text.replace(old, new)
      exec(text)
      """
    return ["judge", "--answer=20"] + options + ["--", "python3", "-c", code] + parts
  }

  /// Authors of a driver in Python begin with these two files.
  @Test func `The driver that only echoes keeps its laws`() throws {
    let result = try CommandTests.run(
      words(["--cases=50", "--backspace-empties", "--paste-equals-typing", "--caret"]))
    #expect(result.code == 0, "\(result.output)\(result.error)")
    #expect(result.output.hasPrefix("“echo”: 7 of the 7 laws"), "\(result.output)")
  }

  /// The field, with its behavior at the end of a composition.
  private static func composing(_ commit: String, cancel: String = "pass") -> [String] {
    let methods = """
          new = None
          def compose(self, text): self.new = text
          def commit(self): text, self.new = self.new, None; \(commit)
          def cancel(self): text, self.new = self.new, None; \(cancel)
          def cut(
      """
    let state = "self.end, marked=self.new is not None)\n\n\n"
    return ["    def cut(", methods, #""cut"]"#, #""cut", "compose"]"#, "self.end)\n\n\n", state]
  }

  /// The changes that make the field insert the expression `text` and return `value` as its value.
  private static func taking(_ text: String, _ value: String = "None") -> [String] {
    [
      "replace(self, text):\n", "replace(self, text):\n        text = \(text)\n", #""cut"]"#,
      #""cut", "value"]"#, "self.end)\n\n\n", "self.end, value=\(value))\n\n\n",
    ]
  }

  private static let digits = "''.join(c for c in text if c in '0123456789')"
  /// The meaning, the changes of the field, the exit code, and a part of the output.
  @Test(
    arguments: [
      (["anything", "--keeps=0-9", "--caret"], composing("self.replace(text)"), 0, " hold, in "),
      (["anything"], composing("self.replace(text[1:])"), 1, "breaks AnswersAsMeant"),
      (["--keeps=0-9"], composing("self.set(text)"), 1, "breaks ContentIsKept"),
      (["--caret"], composing("", cancel: "self.set(text)"), 1, "breaks OnlyEditsChangeTheText"),
      (["--value=number"], taking(digits, "self.text or None"), 0, " hold, in "),
      (["--value=number"], taking("''.join(filter(str.isalpha, text))"), 1, "read no value"),
      (["--keeps=0-9A-Za-z", "--typing=abc123"], taking("text.upper()"), 0, " hold, in "),
      (
        ["--paste-equals-typing"],
        [
          "type = paste = replace",
          "type = replace; paste = lambda self, text: self.replace(text[1:])",
        ], 1, "breaks PasteEqualsTyp"
      ),
    ] as [([String], [String], Int32, String)])
  func `Command judge rejects a field with one mistake, and passes a correct field`(
    options: [String], parts: [String], code: Int32, output: String
  ) throws {
    let result = try CommandTests.run(words(["--cases=60"] + options, changing: parts))
    #expect(result.code == code, "\(result.output)\(result.error)")
    #expect((result.output + result.error).contains(output), "\(result)")
  }
}
