import Foundation
import Testing

/// `judge`, about the field of the driver that only echoes, or about one with a change.
@Suite struct JudgedEchoTests {
  /// The arguments that judge the field, with the first of each pair of parts replaced.
  private func words(_ options: [String], changing parts: [String] = []) -> [String] {
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
    #expect(result.output.hasPrefix("“echo”: 7 of the 7 laws"), "\(result.output)")
  }

  @Test func `A field that loses its end needs a word, which the cure names`() throws {
    let cut = "[self.end :]; self.text = ''.join(c for c in self.text if c in '0123456789')[:4]"
    let results = try [[], ["--up-to=5"], ["--up-to=4"]].map { room in
      try CommandTests.run(
        words(["--cases=200", "--keeps=0-9"] + room, changing: ["[self.end :]", cut]))
    }
    #expect(results.map(\.code) == [1, 1, 0], "\(results)")
    #expect(results[0].output.contains(" say it: --keeps SET --up-to 4.\n"), "\(results)")
    #expect(results[1].output.contains("\n  asked    because of --keeps 0-9 --up-to 5\n"))
  }

  /// The field, with what it does at the end of a composition.
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

  /// The field, which takes some of a text and has the rest of a line as its value.
  private static func taking(_ text: String, _ value: String = "None") -> [String] {
    [
      "replace(self, text):\n", "replace(self, text):\n        text = \(text)\n", #""cut"]"#,
      #""cut", "value"]"#, "self.end)\n\n\n", "self.end, value=\(value))\n\n\n",
    ]
  }

  private static let digits = "''.join(c for c in text if c in '0123456789')"
  private static let keepsText = [
    "end = \"\", 0, 0\n", "end = Field.left, 0, 0\n", "class Field:", "class Field:\n    left = ''",
    "replace(self, text):\n", "replace(self, text):\n        Field.left = self.text[9:10]\n",
  ]
  private static let isLost = "type = replace; paste = lambda self, text: self.replace(text[1:])"

  /// The field, whose return key types nothing.
  private static func typesNoBreak(_ isOneLine: String) -> [String] {
    let type = "type = lambda self, text: self.replace(text[text == '\\n' and 9 :])"
    return ["type = paste =", "\(type); paste =", "one_line=False", "one_line=\(isOneLine)"]
  }

  /// The meaning, how the field is changed, the exit code, and a part of the output.
  @Test(
    arguments: [
      (["anything", "--keeps=0-9", "--caret"], composing("self.replace(text)"), 0, " hold, in "),
      (["anything"], composing("self.replace(text[1:])"), 1, "breaks AnswersAsMeant"),
      (["--keeps=0-9"], composing("self.set(text)"), 1, "breaks ContentIsKept"),
      (["--caret"], composing("", cancel: "self.set(text)"), 1, "breaks OnlyEditsChangeTheText"),
      (
        ["--caret"], ["= selection\n", "= selection; self.text = self.text[:9]\n"], 1,
        "breaks OnlyEditsChangeTheText"
      ),
      (
        ["anything"], ["start + len(text)", "start + len(text) // 2 * 2"], 1,
        "breaks AnswersAsMeant"
      ),
      (["--value=number"], taking(digits, "self.text or None"), 0, " hold, in "),
      (["--value=number"], taking("''.join(filter(str.isalpha, text))"), 1, "read no value"),
      (["--caret"], keepsText, 2, "the driver keeps something between fields: "),
      (["--keeps=0-9A-Za-z", "--typing=abc123"], taking("text.upper()"), 0, " hold, in "),
      (
        ["--characters=0-9", "--banned=x"], taking(digits + ".replace('1', '7')"), 1,
        "breaks WhatFitsIsAccepted"
      ),
      (["--paste-equals-typing", "--typing=a\nb"], typesNoBreak("True"), 0, " hold, in "),
      (["--paste-equals-typing", "--typing=a\nb"], typesNoBreak("False"), 1, "breaks PasteEqu"),
      (["--paste-equals-typing"], ["type = paste = replace", isLost], 1, "breaks PasteEqualsTyp"),
    ] as [([String], [String], Int32, String)])
  func `Judging finds a field with one mistake, and no right one`(
    options: [String], parts: [String], code: Int32, output: String
  ) throws {
    let result = try CommandTests.run(words(["--cases=60"] + options, changing: parts))
    #expect(result.code == code, "\(result.output)\(result.error)")
    #expect((result.output + result.error).contains(output), "\(result)")
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
        ["--cases=90000", "--seconds=600", "--deletions-pass"],
        changing: ["self, text):", "self, text):\n        __import__('time').sleep(0.02)"]))
    let line = try await until { command.error.isEmpty ? nil : command.error }
    #expect(line.prefixMatch(of: #/echo [A-Za-z]+: [\d,]+ of 90,000\n/#) != nil, "\(line)")
    command.signal(SIGTERM)
    #expect(try await command.code() == -SIGTERM)
  }
}
