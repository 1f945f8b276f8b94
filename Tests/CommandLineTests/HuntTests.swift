import Foundation
import InputLaws
import Mutants
import PropertyConsole
import PropertyTesting
import Testing

@testable import input_rules

/// Mutation testing: the reports about mutants that are killed and those that survive.
@Suite struct HuntTests {
  private struct Rule: Decodable {
    let id: String
    let mistake: String
    let source: String
    let laws: [Entry]
    let survivedSeeds: [UInt64]
  }

  private struct Entry: Decodable {
    let law: String
    let killed: Int
    let medianCases: Int?
    let seed: UInt64?
    let message: String?
    let choices: String?
  }

  private func hunt(_ arguments: String..., code: Int32 = 0) throws -> String {
    let result = try CommandTests.run(["hunt"] + arguments)
    #expect(result.code == code && result.error.isEmpty, "\(result)")
    return result.output
  }

  private func rules(_ json: String) throws -> [Rule] {
    try JSONDecoder().decode([Rule].self, from: Data(json.utf8))
  }

  @Test func `A hunt groups mutants by law, names a survivor, and then exits with 1`() throws {
    let output = try hunt("B46", "b25", "--seeds", "7", "--seed", "3", "--cases", "1", code: 1)
    #expect(
      output.contains("\nB25: A negative limit is treated as no limit.\n  NegativeLimitIsRefused "))
    #expect(output.contains("\n  EditEqualsModel             0/7\n"))
    let end = """

      B46 survived 7 of 7 seeds: 3, 4, 5, 6, 7, …
      2 mutants, 1 killed; 1 of all \(Catalog.laws.count) laws killed at least one

      """
    #expect(output.hasSuffix(end))
  }

  @Test func `A hunt's JSON results contain the choices that repeat each finding`() throws {
    let rules = try rules(try hunt("B46", "B25", "--seeds", "2", "--cases", "2", "--json", code: 1))
    #expect(rules.map(\.id) == ["B25", "B46"] && rules.map(\.survivedSeeds) == [[], [1, 2]])
    #expect(rules[1].mistake == Mutant.named("B46")?.mistake)
    #expect(rules[1].source == Mutant.named("B46")?.source.address)
    let missed = try #require(rules[1].laws.first)
    #expect(missed.killed == 0 && missed.medianCases == nil && missed.seed == nil)
    let found = try #require(rules[0].laws.first)
    #expect(found.killed == 2 && found.medianCases != nil && found.seed == 1)
    let again = try CommandTests.run([
      "check", found.law, "--subject", "B25", "--choices", try #require(found.choices),
    ])
    let message = try #require(found.message)
    #expect(again.code == 1 && again.output.contains(message))
  }
}
