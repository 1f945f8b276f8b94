import Foundation
import PropertyConsole
import InputLaws
import PropertyTesting
import Testing

@testable import PropertyFuzzing

/// The commands of fuzz programs, tested with this package's fuzz program in a plain build.
@Suite struct FuzzProgramTests {
  private func run(_ words: [String]) throws -> CommandTests.Result {
    try CommandTests.run(words, program: RunningCommand.program("fuzz"))
  }

  /// The output of a program, without the names of the program and its properties, and without
  /// speeds.
  private func text(_ result: CommandTests.Result) -> [Substring] {
    let names = [("input-rules", "fuzz"), ("law", "property")]
    let text = (result.output + result.error).replacing(#/ *[0-9,]+/s */#, with: " ")
    return names.reduce(text) { $0.replacing($1.0, with: $1.1) }.split(separator: "\n")
      .filter { !$0.contains("--subject") }
  }

  @Test(arguments: [
    ["check", "RefusalChangesNothing", "--cases", "200", "--seed", "7", "--isolated"],
    ["check", "EditEqualsModl"], ["chek"], ["help", "shrink", "--json"], ["merge", "--help"],
    ["explain", "1-AA", "--property", "EditEqualsModel", "--json"], ["report", "nope"],
    ["shrink", "1-AA", "--property", "EditEqualsModel"], ["merge", "--corpus", "nope"],
    ["replay", "Corpus/Running", "--json"],
  ])
  func `The commands of a fuzz program behave like those of input-rules`(words: [String]) throws {
    let (result, other) = (try run(words), try CommandTests.run(words))
    #expect(result.code == other.code && text(result) == text(other))
  }

  @Test func `A fuzz program's command fails if a claim calls exit`() async {
    await #expect(processExitsWith: .exitCode(1)) {
      let name = PropertyName(chapter: "Tests", name: "Exits")
      let target = FuzzTarget(name) { Claim(forAll: .bool(), named: name) { _ in exit(0) } }
      _ = ProgramCommands(of: FuzzProgram([target])).run(["check", "Exits"])
    }
  }

  @Test(arguments: [[], ["-runs=4"], ["--ends-with-stdin"], ["-runs=4", "Corpus/Running"]])
  func `A fuzz program without instrumentation refuses to fuzz`(words: [String]) throws {
    let result = try run(["--property=EditEqualsModel"] + words)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.error.contains("error: this build has 0 coverage counters, fewer than 2000: "))
  }

  @Test func `A fuzz program with duplicate names, no properties or no counters is refused`()
    throws
  {
    let target = FuzzTarget(Law.editEqualsModel.name) { Law.editEqualsModel.claim() }
    let other = FuzzTarget(Law.refusalChangesNothing.name) { Law.refusalChangesNothing.claim() }
    #expect(FuzzProgram.problem(of: [target, other]) == nil)
    #expect(FuzzProgram.problem(of: [])?.contains("call FuzzTargets.register") == true)
    let problem = FuzzProgram.problem(of: [target, other, target])
    #expect(problem?.hasPrefix("two properties have the name EditEqualsModel; ") == true)
    let program = FuzzProgram([target], command: "us", fewestCounters: 50)
    try program.require(counters: 50)
    #expect(throws: UsageError.self) { try program.require(counters: 49) }
  }
}
