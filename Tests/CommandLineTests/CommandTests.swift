import Foundation
import InputLaws
import PropertyConsole
import Testing

@testable import input_rules

@Suite struct CommandTests {
  struct Result {
    let code: Int32
    let output: String
    let error: String

    /// Expects one line about the problem, no output, and exit code 2.
    func expectWrongUse(
      _ problem: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let isOneLine = error.hasPrefix("error: ") && error.split(separator: "\n").count == 1
      let hasProblem = problem.isEmpty || error.contains(problem)
      #expect(
        code == 2 && output.isEmpty && isOneLine && hasProblem, "\(self)",
        sourceLocation: sourceLocation)
    }
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs the command, or another program, by default in the package's folder.
  static func run(
    _ arguments: [String], program: String = RunningCommand.binary, in folder: String = root.path
  ) throws -> Result {
    let logs = try TemporaryFolder()
    return try RunningCommand(arguments, program: program, in: folder, logs: logs.path).wait()
  }

  @Test func `A failing law exits with 1 and prints a command that repeats the failure`() throws {
    let result = try Self.run(["check", "EveryFieldCanBeEmptied", "--subject", "B31"])
    #expect(result.code == 1)
    let line = try #require(result.output.split(separator: "\n").first { $0.contains("repeat") })
    let words = line.split(separator: " ").dropFirst(4).map(String.init)
    #expect(line.hasPrefix("  repeat  swift run input-rules check"))
    let again = try Self.run(words)
    #expect(again.code == 1 && again.output.contains("can't be emptied"))
    #expect(!again.output.contains("\nread "))
    // Trailing zeros and unread bytes are noted.
    let longer = try Self.run(words.dropLast() + ["\(words.last ?? "")AAAA"])
    #expect(longer.code == 1 && longer.output.contains("\nread    as 1-"))
    let kept = try Self.run(
      ["shrink", words.last ?? "", "--as-is", "--property", words[1], "--subject", "B31"])
    #expect(kept.code == 1 && kept.output.contains("after  these choices and 0 shrinks"))
  }

  @Test(arguments: [
    (["check", "EmptySetsAllowOrBanNothing", "--exhaustive", "--cases", "2000"], "proved for all"),
    (
      ["check", "RefusalChangesNothing", "--cases", "1000000000", "--seconds", "0.2"],
      "  holds until its time limit\n"
    ), (["check", "RefusalChangesNothing", "--cases", "200"], "seed 1: 1 law holds, 0 don't"),
    (["replay", "Corpus/Editing"], " passed, 0 failed\n"),
    (["list", "--json"], "\""), (["replay", "Corpus/Editing", "--json"], "\""),
  ])
  func `A command that succeeds exits with 0`(arguments: [String], output: String) throws {
    let result = try Self.run(arguments)
    #expect(result.code == 0 && result.output.contains(output), "\(result)")
    if arguments.last == "--json" {
      _ = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    }
  }

  @Test func `Option --junit writes the results as JUnit XML`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/new/results.xml"
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

  /// Incorrect uses, each with part of the message.
  private static let wrongUses: [([String], String)] = [
    (["chek"], "did you mean check?"), (["frobnicate"], "the commands are list, check, "),
    (["check", "--seed", "abc"], "give a whole number from 0 to "),
    (["check", "--cases", "1e4"], "give a whole number of at least 1, such as 100"),
    (["check", "--cases", "0"], ""), (["check", "--cases", "99999999999999999999"], ""),
    (["check", "--seconds", "soon"], "give a number of seconds above 0"),
    (["check", "--seconds", "0"], ""), (["check", "--failures", "0"], ""),
    (["check", "NoSuchLaw"], "named “NoSuchLaw”; input-rules list prints all names"),
    (["check", "EqualsString"], "did you mean SpliceEqualsString?"),
    (["check", "--subject", "nobody"], ""), (["check", "--corpus", "nowhere"], ""),
    (["check", "Wheels", "--subject", "b1"], "these laws don't check “B1”; name one that"),
    (["check", "--exhaustive", "--resume", "1/2/"], ""), (["check", "--resume", "1/2/3"], ""),
    (["check", "EditEqualsModel", "--exhaustive", "--resume", "soon"], ""),
    (["check", "--choices", "1-AA"], "name one law"), (["check", "--leaks"], ""),
    (["check", "RefusalChangesNothing", "--choices", "9-AA"], ""),
    (["check", "EditEqualsModel", "--choices", "1-AA", "--certain"], "omit one of them"),
    (["check", "EditEqualsModel", "--choices", "1-AA", "--junit", "results.xml"], ""),
    (["check", "EditEqualsModel", "--junit", "Package.swift/x"], "isn't a folder)"),
    (["replay", "--junit", "/proc/a/b"], ""), (["replay", "--corpus", "nowhere"], ""),
    (["explain", "Package.swift"], ""),
    (["explain", "Corpus/Editing/EditEqualsModel.seeds:0"], ""),
    (["explain", ""], "“” can't be read (no such file)"),
    (["explain", "Package.swift/below"], "(a part of its path isn't a folder)"),
    (["explain", "1-AA"], "name the replay code's law with --property"),
    (
      ["shrink", "1-AA", "--property", "EditEqualsModel", "--save", "a/b"], "--save needs a name"
    ),
    (["list", "EditEqualsModel"], "list takes no arguments; omit “EditEqualsModel”"),
    (["bench", "ruls"], "there is no command “bench ruls”; did you mean bench rules?"),
    (["bench", "rules", "--arms", "luck"], "--arms is “luck”; give chance, plain or engine"),
    (["bench", "fuzzing", "--rounds", "0"], ""),
    (["new", "Phone"], "there is no command “new Phone”; did you mean new rule?"),
    (["new", "rule"], "name one rule, as in: new rule Phone"),
    (["try"], "state which texts are accepted, as in: --at-most 4"),
    (["hunt", "--shrinks=-1"], "number of at least 0"),
    (["hunt", "--seeds", "1000001"], "“1000001”; give a whole number from 1 to 1,"),
    (["hunt", "--all-laws=1"], "--all-laws takes no value"), (["try", "--no"], "no option --no"),
    (["hunt", "EndOnli"], "there is no mutant named “EndOnli”; did you mean EndOnly?"),
    (["fuzz", "--for", "0s"], "“0s” isn't a valid time; write 90s, "),
    (["fuzz", "--jobs", "0"], ""),
    (["fuzz", "--sanitizer", "magic"], ""), (["report", "Package.swift"], "isn't a folder)"),
    (["judge", "--replay", "/dev/zero", "--", "true"], ""),
  ]

  @Test(
    arguments: wrongUses + JudgeCommandTests.wrongUses.map { (["judge"] + $0, $1) }
      + TryCommandTests.wrongUses.map { (["try"] + $0, "") })
  func `Wrong use prints one line with correct usage`(arguments: [String], problem: String) throws {
    try Self.run(arguments).expectWrongUse(problem)
  }

  @Test(arguments: [
    ["check"], ["replay"], ["explain"], ["shrink"], ["fuzz"], ["merge"], ["report"], ["hunt"],
    ["bench", "rules"], ["bench", "fuzzing"], ["try"], ["judge"], ["new", "rule"],
  ])
  func `Every command has help in the same form`(words: [String]) throws {
    let result = try Self.run(words + ["--help"])
    #expect(result.code == 0 && result.error.isEmpty)
    #expect(result.output.hasPrefix("usage: input-rules \(words.joined(separator: " ")) "))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(try Self.run(["help"] + words).output == result.output)
    let part = try Self.run([words[0], "-h"]).output
    #expect(part.hasPrefix("usage: input-rules ") && part.contains("\(words.last ?? "") "))
    #expect(try Self.run([]).output.contains("\n  \(words.joined(separator: " ")) "))
  }

  private static let vectors = "Tests/Vectors/Data/inputmask_ios_apply.jsonl"

  @Test(arguments: [
    (vectors, nil), ("--json \(vectors)", nil), ("nothing", "nothing can't be read (no such file)"),
    ("Package.swift", "Package.swift:1: "), ("", "name the files"),
    ("--nope", "there is no option --nope"), ("--json=1 \(vectors)", "--json takes no value"),
    ("\(vectors) > /dev/full", "standard output can't be written (no space left on device)"),
    ("--help >&-", "standard output can't be written ("),
  ])
  func `Vectors checks files; wrong use prints one line`(words: String, problem: String?) throws {
    let program = RunningCommand.program("vectors")
    let result = try Self.run(["-c", "exec \"$0\" \(words)", program], program: "/bin/sh")
    if let problem { return result.expectWrongUse(problem) }
    #expect(result.code == 0)
    if words == Self.vectors {
      #expect(result.output.hasSuffix("\n107 passed, 0 failed\n"))
    } else {
      _ = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    }
  }
}
