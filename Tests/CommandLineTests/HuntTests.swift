import Foundation
import PropertyConsole
import InputLaws
import Mutants
import PropertyTesting
import Testing

@testable import input_rules

/// Mutation testing: which mutants are killed, how soon, and the report of a survivor.
@Suite struct HuntTests {
  private struct Rule: Decodable, Equatable {
    let id: String
    let mistake: String
    let source: String
    let laws: [Entry]
    let escapes: [UInt64]
  }

  private struct Entry: Decodable, Equatable {
    let law: String
    let mustCatch: Bool
    let caught: Int
    let seeds: Int
    let medianCases: Int?
    let seed: UInt64?
    let counterexample: String?
    let message: String?
    let choices: String?
  }

  private func hunt(_ arguments: String..., code: Int32 = 0) throws -> String {
    let result = try CommandTests.run(["hunt"] + arguments)
    #expect(result.code == code)
    #expect(result.error.isEmpty)
    return result.output
  }

  private func rules(_ json: String) throws -> [Rule] {
    try JSONDecoder().decode([Rule].self, from: Data(json.utf8))
  }

  private func report(_ ids: String..., seeds: [UInt64], cases: Int) throws -> HuntReport {
    let hunt = Hunt(seeds: seeds, cases: cases, takesAllLaws: false, workers: .one)
    return HuntReport(hunt.results(try LawSelection.mutants(named: ids)))
  }

  @Test func `Rules are grouped with their laws`() throws {
    let lines = try hunt("B31", "b25", "--seeds", "3").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 11)
    #expect(lines[0].hasPrefix("mutant, law"))
    #expect(lines[2] == "B25: A negative limit counts as no limit.")
    #expect(lines[3].contains(#/^  NegativeLimitIsRefused +3/3 +1  field anything · shows ""/#))
    #expect(lines[5].hasPrefix("B31: The first digit"))
    #expect(lines[6].contains(#/^  EveryFieldCanBeEmptied +3/3 +\d+  field anything · shows "a"/#))
    #expect(lines[7].hasPrefix("  DeletionIsAlwaysAccepted "))
    #expect(
      lines[9]
        == "2 mutants, 2 killed; 3 of all \(Catalogue.laws.count) laws killed at least one")
  }

  @Test func `A rule that gets away is named and exits one`() throws {
    let output = try hunt("B46", "B25", "--seeds", "7", "--seed", "3", "--cases", "1", code: 1)
    #expect(output.contains("\n  EditEqualsModel             0/7\n"))
    let end = """

      B46 survived 7 of 7 seeds: 3, 4, 5, 6, 7, …
      2 mutants, 1 killed; 1 of all \(Catalogue.laws.count) laws killed at least one

      """
    #expect(output.hasSuffix(end))
  }

  @Test func `A rule is caught only if it is with each seed`() throws {
    let cases = try #require(Self.cases(of: "EditEqualsModel", about: "B46", seeds: [1, 2, 3]))
    let last = try #require(cases.max())
    // The simplest input is checked before the random ones.
    let all = try report("B46", seeds: [1, 2, 3], cases: last - 1)
    #expect(all.escaped.isEmpty)
    let some = try report("B46", seeds: [1, 2, 3], cases: last - 2)
    let missed = try #require(cases.firstIndex(of: last)) + 1
    #expect(some.lines(width: nil).contains("B46 survived 1 of 3 seeds: \(missed)"))
  }

  /// After how many cases a law's ordinary runs kill a mutant.
  private static func cases(of law: String, about id: String, seeds: [UInt64]) -> [Int]? {
    let subject = Mutant.named(id)?.implementation
    let claim = subject.flatMap { Catalogue.law(named: law)?.claim(about: $0) }
    return claim.map { claim in
      seeds.compactMap {
        Run.check(claim, RunSettings(cases: 10_000, seed: $0)).counterexample?.casesBefore
      }
    }
  }

  @Test func `The median is of the cases that ordinary runs take`() throws {
    let cases = try #require(
      Self.cases(of: "EditEqualsModel", about: "B46", seeds: [5, 6, 7, 8]))
    let entry = try #require(
      try rules(try hunt("B46", "--seeds", "4", "--seed", "5", "--json")).first?.laws.first)
    #expect(entry.medianCases == cases.sorted()[1])
    #expect(entry.caught == 4)
    #expect(entry.seed == 5)
  }

  @Test func `Results are JSON that repeats what was found`() throws {
    let rules = try rules(try hunt("B46", "B25", "--seeds", "2", "--cases", "2", "--json", code: 1))
    #expect(rules.map(\.id) == ["B25", "B46"])
    #expect(rules.map(\.escapes) == [[], [1, 2]])
    #expect(rules[1].mistake == Mutant.named("B46")?.mistake)
    #expect(rules[1].source == Mutant.named("B46")?.source.address)
    let missed = try #require(rules[1].laws.first)
    #expect(missed.caught == 0 && missed.seeds == 2)
    #expect(missed.medianCases == nil && missed.counterexample == nil && missed.seed == nil)
    let found = try #require(rules[0].laws.first)
    let again = try CommandTests.run([
      "check", found.law, "--subject", "B25", "--choices", try #require(found.choices),
    ])
    #expect(again.code == 1)
    #expect(again.output.contains(try #require(found.message)))
    #expect(found.counterexample?.split(separator: "\n").count == 5)
  }

  @Test func `Workers do not matter`() throws {
    let outputs = try ["1", "2", "256"].map {
      try hunt("B5", "B35", "--seeds", "20", "--workers", $0, "--json")
    }
    #expect(Set(outputs).count == 1)
  }

  @Test func `All laws are tried and those that catch are shown`() throws {
    let arguments = ["hunt", "B4", "--all-laws", "--seeds", "2", "--cases", "40"]
    let laws = try #require(
      try rules(try CommandTests.run(arguments + ["--json"]).output).first?.laws)
    let mutant = try #require(Mutant.named("B4"))
    let about = Catalogue.laws.filter { $0.isWorthAsking(of: mutant.implementation) }
    #expect(Set(laws.map(\.law)) == Set(about.map(\.name.name)))
    #expect(laws.filter(\.mustCatch).map(\.law) == mutant.killers.map(\.name.name))
    let medians = laws.map { $0.medianCases ?? .max }
    #expect(medians == medians.sorted())
    let catching = laws.filter { $0.caught > 0 }.map(\.law)
    #expect(catching.count > 1)
    let lines = try CommandTests.run(arguments).output.split(separator: "\n")
    let shown = lines.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
    #expect(shown.map(String.init) == catching)
    let sum = "\(catching.count) of all \(Catalogue.laws.count) laws killed at least one"
    #expect(lines.last?.hasSuffix(sum) == true)
  }

  @Test func `Rows are cut to the terminal's width`() throws {
    let report = try report("B31", seeds: [1], cases: 100)
    let lines = report.lines(width: 60)
    let whole = report.lines(width: nil)
    #expect(lines.count == whole.count)
    for (line, whole) in zip(lines, whole) where line != whole {
      #expect(line.count == 60 && line.hasSuffix("…"))
      #expect(whole.hasPrefix(line.dropLast()))
    }
    // The heading and two laws; the mistake is a sentence, which a terminal breaks.
    #expect(lines.count { $0.hasSuffix("…") } == 3)
    #expect(lines.contains { $0.count > 60 && $0.hasPrefix("B31: ") })
  }

  @Test func `The nearest id is suggested`() throws {
    let result = try CommandTests.run(["hunt", "EndOnli"])
    let advice = "did you mean EndOnly? (input-rules list shows all)\n"
    #expect(result.error == "error: there is no mutant named “EndOnli”; " + advice)
    #expect(result.code == 2)
  }

  @Test func `Without shrinks, the counterexample is the one that was found`() throws {
    let found = try rules(try hunt("B35", "--seeds", "1", "--shrinks", "0", "--json"))
    let shrunk = try rules(try hunt("B35", "--seeds", "1", "--json"))
    let sizes = [found, shrunk].map { $0[0].laws.compactMap { $0.choices?.count }.reduce(0, +) }
    #expect(sizes[0] > sizes[1])
    #expect(found[0].laws.map(\.medianCases) == shrunk[0].laws.map(\.medianCases))
  }
}
