import Foundation
import Testing

/// The built command, run as a person runs it: its output and its exit code.
@Suite struct CommandTests {
  struct Result {
    let code: Int32
    let output: String
    let error: String
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs the command, or another program, in the package's folder.
  ///
  /// - Parameter output: where its output goes, if it isn't to be read here.
  static func run(
    _ arguments: [String], program: String = RunningCommand.binary, output given: Pipe? = nil,
    in folder: String? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder.map { URL(fileURLWithPath: $0) } ?? root
    let (output, error) = (given ?? Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let text = given == nil ? output.fileHandleForReading.readDataToEndOfFile() : Data()
    let complaint = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      error: String(decoding: complaint, as: UTF8.self))
  }

  @Test func `A law that holds exits zero`() throws {
    let result = try Self.run(["check", "RefusalChangesNothing", "--cases", "200"])
    #expect(result.code == 0)
    #expect(result.output.contains("seed 1: 1 law holds, 0 don't"))
  }

  @Test func `A wrong rule exits one with the line that repeats it`() throws {
    let result = try Self.run(["check", "EveryFieldCanBeEmptied", "--subject", "B31"])
    #expect(result.code == 1)
    let line = try #require(result.output.split(separator: "\n").first { $0.contains("repeat") })
    let words = line.split(separator: " ").dropFirst(4).map(String.init)
    #expect(line.hasPrefix("  repeat  swift run input-rules check"))
    let again = try Self.run(words)
    #expect(again.code == 1)
    #expect(again.output.contains("can't be emptied"))
    let kept = try Self.run(
      ["shrink", words.last ?? "", "--as-is", "--property", words[1], "--subject", "B31"])
    #expect(kept.code == 1)
    #expect(kept.output.contains("after  these choices and 0 shrinks"))
  }

  @Test func `Isolation without a process can't be judged, and exits two`() throws {
    let words = ["check", "RefusalChangesNothing", "--isolated", "--cases", "20"]
    let shell = ["-c", "ulimit -n 5; exec \"$0\" \"$@\"", RunningCommand.binary] + words
    let result = try Self.run(shell, program: "/bin/sh")
    #expect(result.code == 2)
    #expect(result.output.contains("no child process could be started: Too many open files"))
    #expect(!result.output.contains("FALSE"))
  }

  @Test func `Enumeration says what it proved`() throws {
    let result = try Self.run([
      "check", "EmptySetsMeanWhatTheySay", "--exhaustive", "--cases", "2000",
    ])
    #expect(result.code == 0)
    #expect(result.output.contains("proved for all"))
  }

  @Test func `A chapter of the corpus replays`() throws {
    let result = try Self.run(["replay", "Corpus/Editing"])
    #expect(result.code == 0)
    #expect(result.output.hasSuffix(" passed, 0 failed\n"))
  }

  @Test func `Results are JSON where asked`() throws {
    for command in [["list"], ["replay", "Corpus/Editing"]] {
      let result = try Self.run(command + ["--json"])
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      }
    }
  }

  @Test func `Results are JUnit where asked`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("new/results.xml").path
    let commands = [
      ["check", "EveryFieldCanBeEmptied", "--subject", "B31"], ["replay", "Corpus/Editing"],
    ]
    for (command, code) in zip(commands, [1, 0] as [Int32]) {
      #expect(try Self.run(command + ["--junit", path]).code == code)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.hasSuffix("</testsuites>\n"))
      #expect(text.contains("<failure message=") == (code == 1))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/new").count == 1)
    }
  }

  @Test func `A check may end with its time`() throws {
    let result = try Self.run([
      "check", "RefusalChangesNothing", "--cases", "1000000000", "--seconds", "0.2",
    ])
    #expect(result.code == 0)
    #expect(result.output.contains("  holds until its time ended\n"))
  }

  @Test(arguments: [
    (["chek"], "did you mean check?"), (["frobnicate"], "there are list, check, "),
    (["check", "--seed", "abc"], "give a whole number from 0 to "),
    (["check", "--cases", "1e4"], "give a whole number from 1, in digits alone"),
    (["check", "--seconds", "soon"], "give a number of seconds above 0"),
    (["hunt", "--shrinks=-1"], "give a whole number from 0"),
    (["check", "NoSuchLaw"], "named “NoSuchLaw”; input-rules list shows all"),
    (["check", "EqualsString"], "did you mean SpliceEqualsString?"),
    (["list", "EditEqualsModel"], "list takes no words; leave out “EditEqualsModel”"),
    (["bench", "fuzzing", "B1"], "bench fuzzing takes no words; leave out “B1”"),
    (["bench", "ruls"], "there is no command “bench ruls”; did you mean bench rules?"),
    (["bench", "x", "y"], "no command “bench x”; there are bench rules, bench fuzzing"),
    (["new", "Phone"], "there is no command “new Phone”; did you mean new rule?"),
    (["new", "rule"], "name one rule, such as Phone"), (["new", "rule", "A", "B"], "one rule"),
    (["try"], "say which texts may stand, such as --at-most 4"),
    (["hunt", "--seed"], "--seed takes a value"),
    (["try", "anything", "--insertion", "none"], "give whole, filtered, "),
    (["hunt", "--seeds", "1000001"], "“1000001”; give a whole number from 1 to 1,"),
    (["bench", "rules", "--arms", "luck"], "--arms is “luck”; give chance, plain, "),
    (["hunt", "--all-laws=1"], "--all-laws takes no value"), (["try", "--no"], "no option --no"),
    (["explain", "/nope"], "/nope can't be read (no such file)"),
    (["explain", ""], "“” can't be read (no such file)"),
    (["explain", "Package.swift/below"], "(a part of its path isn't a folder)"),
    (["explain", "1-AA"], "name the word's law with --property"),
    (["check", "EditEqualsModel", "--choices", "1-AA", "--exhaustive"], "leave one out"),
    (["check", "EditEqualsModel", "--choices", "1-AA", "--certain"], "leave one out"),
    (["fuzz", "--for", "0s"], "“0s” is no time to fuzz; write 90s, "),
    (["report", "Package.swift"], "(a part of its path isn't a folder)"),
    (["check", "EditEqualsModel", "--junit", "Package.swift/x"], "isn't a folder)"),
  ])
  func `Wrong use says what is right`(arguments: [String], problem: String) throws {
    let result = try Self.run(arguments)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.error.hasPrefix("error: ") && result.error.contains(problem), "\(result.error)")
    #expect(result.error.split(separator: "\n").count == 1, "\(result.error)")
  }

  @Test(arguments: [
    ["hunt"], ["bench", "rules"], ["bench", "fuzzing"], ["try"], ["judge"], ["new", "rule"],
  ])
  func `Every command has its help in the same form`(words: [String]) throws {
    let result = try Self.run(words + ["--help"])
    #expect(result.code == 0 && result.error.isEmpty)
    #expect(result.output.hasPrefix("usage: input-rules \(words.joined(separator: " ")) "))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(try Self.run(["help"] + words).output == result.output)
    let part = try Self.run([words[0], "--help"]).output
    #expect(part.hasPrefix("usage: input-rules ") && part.contains("\(words.last ?? "") "))
  }

  @Test(arguments: [
    ("nothing", "nothing can't be read (no such file)"), ("Package.swift", "Package.swift:1: "),
    ("", "name the files"), ("--nope", "there is no option --nope"),
    ("--json=1 \(vectors)", "--json takes no value"),
    ("\(vectors) > /dev/full", "standard output can't be written (no space left on device)"),
    ("--help >&-", "standard output can't be written ("),
  ])
  func `Wrong use of vectors is one line and exits two`(words: String, problem: String) throws {
    let result = try Self.vectors(words)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.error.hasPrefix("error: \(problem)"), "\(result.error)")
    #expect(result.error.split(separator: "\n").count == 1, "\(result.error)")
  }

  @Test func `Vectors are checked, also as JSON`() throws {
    let lines = try Self.vectors(Self.vectors)
    #expect(lines.code == 0 && lines.output.hasSuffix("\n107 passed, 0 failed\n"))
    let json = try Self.vectors("--json \(Self.vectors)")
    #expect(json.code == 0)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.output.utf8)) }
  }

  private static let vectors = "Tests/Vectors/Data/inputmask_ios_apply.jsonl"

  /// Runs the program for outside vectors with the words of a shell.
  private static func vectors(_ words: String) throws -> Result {
    let program = RunningCommand.program("vectors")
    return try run(["-c", "exec \"$0\" \(words)", program], program: "/bin/sh")
  }

  @Test(arguments: [
    ("1-AAAA", "as 1-: zeros at the end are left out"),
    ("1-\(String(repeating: "AAAA", count: 400))AAAB", "its end wasn't read"),
    ("1-____", "some of its choices are larger"),
  ])
  func `What a word has besides the choices is told`(word: String, note: String) throws {
    let result = try Self.run(["check", "EveryFieldCanBeEmptied", "--choices", word])
    #expect(result.output.contains("\nread    as 1-") && result.output.contains(note))
    let exact = try Self.run(["check", "EveryFieldCanBeEmptied", "--choices", "1-"])
    #expect(!exact.output.contains("\nread "))
  }

  @Test func `A check elsewhere has no kept inputs, and says so`() throws {
    let folder = try TemporaryFolder()
    let words = ["-c", "cd \"$1\" && exec \"$0\" check RefusalChangesNothing --cases 20"]
    let result = try Self.run(
      words + [RunningCommand.binary, folder.url.path], program: "/bin/sh")
    #expect(result.code == 0 && result.output.contains("1 law holds"))
    #expect(result.error.hasPrefix("there is no folder Corpus here, so no kept input is checked"))
  }

  @Test(arguments: [
    ["check", "NoSuchLaw"], ["check", "--cases", "many"], ["check", "--cases=-1"],
    ["check", "--cases", "-1"], ["check", "--cases", "0"], ["check", "--cases", "1e4"],
    ["check", "--cases", ""], ["check", "--cases", "99999999999999999999"],
    ["check", "--seed", "-1"], ["check", "--seed", "banana"], ["check", "--corpus", "nowhere"],
    ["check", "--subject", "nobody"], ["check", "--choices", "1-AA"],
    ["check", "RefusalChangesNothing", "--choices", "9-AA"], ["explain", "nothing"],
    ["explain", "Package.swift"], ["explain", "nothing", "--property", "EditEqualsModel"],
    ["shrink", "1-AA", "--property", "EditEqualsModel", "--save", "a/b"], ["replay", "nothing"],
    ["explain", "Corpus/Editing/EditEqualsModel.seeds:0"], ["replay", "nowhere.seeds:1"],
    ["replay", "--corpus", "nowhere"], ["fuzz", "--for", "soon"], ["fuzz", "--jobs", "0"],
    ["fuzz", "--sanitizer", "magic"], ["check", "--leaks"],
    ["check", "--junit", "Sources"], ["replay", "--junit", "/proc/a/b"],
    ["check", "RefusalChangesNothing", "--choices", "1-AA", "--junit", "results.xml"],
    ["check", "--workers", "0"], ["check", "--workers", "99999999999"], ["fuzz", "--jobs", "257"],
    ["judge", "--replay", "/dev/zero", "--", "true"], ["check", "--failures", "0"],
    ["check", "--resume", "1/2/3"],
    ["check", "--seconds", "0"], ["check", "--seconds", "soon"],
    ["check", "--exhaustive", "--resume", "1/2/"],
    ["check", "EditEqualsModel", "--exhaustive", "--resume", "soon"],
    ["hunt", "B999"], ["hunt", "--seeds", "0"], ["hunt", "--seeds", "-1"],
    ["hunt", "--seeds", "9223372036854775807"],
    ["hunt", "--cases", "0"], ["hunt", "--shrinks=-1"],
    ["hunt", "--workers", "0"], ["hunt", "--seed", "-1"], ["frobnicate"],
  ])
  func `Wrong use is one line and exits two`(arguments: [String]) throws {
    let result = try Self.run(arguments)
    #expect(result.code == 2)
    #expect(result.error.hasPrefix("error: "))
    #expect(result.error.split(separator: "\n").count == 1, "\(result.error)")
    #expect(result.output.isEmpty)
  }
}
