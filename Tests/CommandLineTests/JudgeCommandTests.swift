import Foundation
import PropertyConsole
import Testing

/// The `judge` command, tested with a field written in a few lines of shell.
@Suite struct JudgeCommandTests {
  /// A field that accepts typed text, and deletes all of it at once.
  private static let driver = #"""
    while read -r line; do
      id=${line#*:}; id=${id%%,*}; new=${line#*'"text":"'}; new=${new%%'"}'*}
      case $line in
        *'"do":"hello"'*)
          printf '{"id":%s,"version":1,"name":"amount",' "$id"
          printf '"can":["paste","value"]}\n'; continue ;;
        *'"do":"new"'* | *'"do":"backspace"'*) text='' ;;
        *) text=$text$new ;;
      esac
      printf '{"id":%s,"text":"%s","value":"%s"}\n' "$id" "$text" "$text"
    done
    """#

  /// The same field, except that it doesn't delete anything and drops each b.
  private static let refusing = driver.replacing(
    #" | *'"do":"backspace"'*) text='' ;;"#, with: ") text='' ;; *backspace* | *b*) ;;")

  private func judge(_ words: String...) throws -> CommandTests.Result {
    try CommandTests.run(
      ["judge", "--cases", "50"] + words + ["--", "/bin/sh", "-c", Self.driver])
  }

  @Test func `Judging a field that keeps its laws exits with 0`() throws {
    let result = try judge("--backspace-empties", "--idempotent")
    #expect(result.code == 0, "\(result.output)\(result.error)")
    #expect(result.output.hasPrefix("“amount”: 7 of 7 checked laws hold, in "))
    #expect(result.output.contains("FormattingIsIdempotent: the driver can't paste, or can't"))
    #expect(try judge("--value", "number").output.contains("breaks ValueIsThatOfTheText"))
    let limited = try judge("--equals", "anything", "--at-most=3")
    #expect(limited.output.contains("breaks AnswersAsMeant"))
  }

  private static let liar = drivers.appending(path: "liar.py").path
  private static let drivers = URL(filePath: #filePath)
    .appending(path: "../../Drivers").standardized

  @Test func `Option --check-driver checks a driver without a field's meaning`() throws {
    let rows = try ["none", "select is ignored"].map { way in
      try CommandTests.run(["judge", "--check-driver", "--", "python3", Self.liar, way])
    }
    #expect(rows.map(\.code) == [0, 2], "\(rows)")
    #expect(rows[0].output.split(separator: "\n").allSatisfy { $0.hasPrefix("ok     ") })
    #expect(
      rows[1].output.contains(#"failed        caret: in "aa", “select” [0, 0] selects [2, 0]"#))
  }

  @Test(.waiting, arguments: [SIGINT, SIGTERM, SIGHUP])
  func `A signal ends the driver even if it hangs`(number: Int32) async throws {
    let folder = try StandIn()
    let driver = "echo $$ >\(folder.path)/pid; trap '' TERM; while :; do sleep 60; done"
    let command = try folder.start(
      ["judge", "--answer=600", "--deletions-pass", "--", "/bin/sh", "-c", driver])
    let drivers = try await folder.processes(in: "pid", atLeast: 1)
    command.signal(number)
    #expect(try await command.code() == -number)
    try await untilGone(drivers)
  }

  @Test func `A broken law exits with 1 and prints the command that repeats it`() throws {
    let result = try judge("--matches", "a{0,3}", "--typing", "aaa")
    #expect(result.code == 1)
    #expect(result.output.hasPrefix("“amount” breaks ShownTextIsAllowed: "), "\(result.output)")
    let line = try #require(result.output.split(separator: "\n").first { $0.contains("repeat") })
    let choices = try #require(line.firstMatch(of: #/--choices (\S+) -- /#)).output.1
    let again = try judge("--matches", "a{0,3}", "--typing", "aaa", "--choices", String(choices))
    #expect(again.code == 1)
    #expect(again.output.hasPrefix(result.output.prefix { $0 != "\n" }))
  }

  @Test(arguments: [
    (["--at-most", "4", "--unit", "utf16"], "--at-most 4 --unit utf16"),
    (["--characters", "0-9"], "--characters 0-9"), (["--only=0-9 "], "--only '0-9 '"),
    (["--matches", "[0-9]*"], "--matches '[0-9]*'"), (["--deletions-pass"], "--deletions-pass"),
    (["--equals", "number:1...9"], "--equals number:1...9"), (["card"], "--equals card"),
    (["phone:US"], "--equals phone:US"), (["--accepts", "(?s).*"], "--accepts '(?s).*'"),
  ])
  func `The report of a broken law names the law's option`(words: [String], option: String) throws {
    let result = try CommandTests.run(
      ["judge", "--cases", "50"] + words + ["--", "/bin/sh", "-c", Self.refusing])
    #expect(result.code == 1)
    #expect(result.output.contains("\n  checked  because of \(option)\n"), "\(result.output)")
    // Advice names the command's options, not the library's functions.
    #expect(!result.output.contains("because of .") && !result.output.contains("(_:"))
  }

  @Test func `A meaning can be read from a file`() throws {
    let folder = try StandIn()
    let lines = "# a number of two digits\nmatches [0-9]{0,2}\nbackspace-empties\ntyping xyz\n"
    try folder.write(lines, to: "m")
    try folder.write("cases 3\n", to: "n")
    let file = "\(folder.path)/m"
    #expect(try judge("--meaning", "\(folder.path)/n").error.contains("no option --cases"))
    // The typed text also comes from the file: x is its simplest character.
    #expect(try judge("--meaning", file).output.contains("    1  type \"x\"  shows \"x\"\n"))
    let result = try judge("--meaning", file, "--typing", "123", "--json", "--junit", file + ".xml")
    #expect(result.code == 1)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let broken = object?["broken"] as? [[String: Any]]
    #expect(Set(broken?.map { $0["law"] as? String } ?? []) == ["ShownTextIsAllowed"])
    #expect((object?["checked"] as? [String])?.contains("BackspaceEmpties") == true)
    let cases = object?["casesOfLaws"] as? [Int]
    #expect(cases?.count == 8 && cases?.reduce(0, +) == object?["cases"] as? Int)
    let xml = try String(contentsOfFile: file + ".xml", encoding: .utf8)
    #expect(xml.contains("<testsuite name=\"amount\" tests=\"8\" failures=\"1\""), "\(xml)")
  }

  @Test func `Failures in an earlier report are known, and fixed failures are reported`() throws {
    let folder = try StandIn()
    let first = try judge("--banned", "b%", "--typing", "b%", "--json")
    #expect(first.code == 1)
    try folder.write(first.output, to: "known")
    let file = "\(folder.path)/known"
    let again = try judge("--banned", "b%", "--typing", "b%", "--known", file)
    #expect(again.code == 0, "\(again.output)\(again.error)")
    #expect(again.output.contains("\n  known: ShownTextIsAllowed: type \"%\" (in "))
    let fixed = try judge("--banned", "%", "--typing", "b%", "--known", file, "--json")
    #expect(fixed.code == 1)
    let object = try JSONSerialization.jsonObject(with: Data(fixed.output.utf8)) as? [String: Any]
    let gone = object?["gone"] as? [[String: Any]]
    #expect(gone?.compactMap { $0["keystrokes"] as? [String] } == [["type b"]], "\(fixed.output)")
    try folder.write(fixed.output, to: "known")
    #expect(try judge("--banned", "%", "--typing", "b%", "--known", file).code == 0)
  }

  @Test func `Requests that end the driver are kept, and --replay sends them again`() throws {
    let folder = try StandIn()
    let tired = Self.driver.replacing(
      "*) text=$text$new ;;",
      with: "*) n=$((n+1)); [ $n -lt 100 ] || kill -SEGV $$; text=$text$new ;;"
    ).replacing("amount", with: String(repeating: "amount", count: 50))
    let words = ["judge", "--at-most", "50", "--cases", "50", "--", "/bin/sh", "-c", tired]
    let result = try CommandTests.run(words, in: folder.path)
    #expect(result.code == 1, "\(result)")
    #expect(result.output.contains(" times, not because of one input\n"), "\(result.output)")
    let lost = try CommandTests.run(words, in: "/proc")
    #expect(lost.code == 2 && lost.output.contains(" times, not because of one input\n"), "\(lost)")
    #expect(lost.error.contains("-ended-1.jsonl” can't be written ("), "\(lost.error)")
    let file = try #require(result.output.firstMatch(of: #/--replay (\S+\.jsonl) -- /#)).output.1
    let replay = ["judge", "--replay", String(file), "--", "/bin/sh", "-c"]
    let sent = try CommandTests.run(replay + [tired], in: folder.path)
    #expect(sent.code == 1 && sent.output.hasPrefix("the driver ended with signal 11 after the "))
    #expect(sent.output.contains("also after the 100 requests in \(file.dropLast(6))-short.jsonl"))
    let right = try CommandTests.run(replay + [Self.driver], in: folder.path)
    #expect(right.code == 0 && right.output.hasPrefix("the driver answered all "), "\(right)")
    let failing = Self.driver.replacing(
      "*) text=$text$new ;;",
      with: #"*) printf '{"id":%s,"error":{"message":"x"}}\n' "$id"; continue ;;"#)
    let failed = try CommandTests.run(replay + [failing], in: folder.path)
    #expect(failed.code == 1 && failed.output.hasPrefix("the driver failed: x after "), "\(failed)")
  }

  /// Incorrect uses, each with part of the message.
  static let wrongUses: [([String], String)] = [
    (["--at-most", "4"], "name the driver after --, as in: judge --at-most 4 -- python3 pin.py"),
    (
      ["--cases", "3", "--typing", "x", "--", "true", "--at-most", "4"],
      "state before -- what the field must do, as in: judge --at-most 4 -- python3 pin.py"
    ),
    (["--only", "0-9.,+-eE", "--", "true"], "+-e isn't a range of digits or of letters of one"),
    (["card", "--known", "Package.swift", "--", "true"], "isn't output of judge --json; create"),
    (["--replay", "Package.swift", "--", "true"], "line 1 of “Package.swift” isn't a request; "),
    (["pin", "--", "true"], "there is no rule named “pin”; give one of anything, number"),
    (["--at-most=4", "--at-most=5", "--", "true"], "--at-most is given 2 times; give it once"),
    (["--characters", "", "--", "/bin/sh", "-c", driver], "no characters are allowed"),
    (["--accepts", "[", "--", "true"], "--accepts is “[”; it isn't a Swift regular expression"),
    (["--value", "number:xx-nope", "--", "true"], "--value is “number:xx-nope”; this locale"),
    (
      ["--check-driver", "--json", "--", "true"],
      "--json can't be used with --check-driver or "
        + "--replay; omit it"
    ),
    (["card", "--", "no-such-driver"], "“no-such-driver” can't be started (no such file)"),
    (["card", "--", "echo", "hello"], "the driver ended before it answered"),
    (["--unit", "utf16", "--", "/bin/sh"], "--unit needs --at-most; add it"),
    (["--keeps=0", "--up-to=0", "--", "true"], "--up-to is “0”; give a whole number"),
    (["card", "--at-least", "0", "--", "true"], "--at-least is “0”; give a whole number"),
    (["card", "--", "python3", liar, "new fails"], "failed: cannot open display :0"),
    (["card", "--", "python3", liar, "two lines"], "the driver answered request 2 a second time"),
    (["card", "--choices", "1-A", "--", "/bin/sh", "-c", driver], "“1-A” isn't a replay code"),
  ]
}
