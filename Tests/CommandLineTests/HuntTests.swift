import Foundation
import InputLaws
import Mutants
import PropertyConsole
import PropertyTesting
import Testing

@testable import input_rules

/// Mutation testing: which mutants are killed, after how many cases, and reports of survivors.
@Suite struct HuntTests {
  private func hunt(_ arguments: String..., code: Int32 = 0) throws -> String {
    let result = try CommandTests.run(["hunt"] + arguments)
    #expect(result.code == code && result.error.isEmpty, "\(result)")
    return result.output
  }

  @Test func `Mutants are grouped by law, and a survivor is named and exits with 1`() throws {
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

  @Test func `JSON results contain choices that repeat each finding`() throws {
    let json = try hunt("B46", "B25", "--seeds", "2", "--cases", "2", "--json", code: 1)
    let rules = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["B25", "B46"])
    #expect(rules.map { $0["survivedSeeds"] as? [Int] } == [[], [1, 2]])
    let mutant = Mutant.named("B46")
    #expect(rules[1]["mistake"] as? String == mutant?.mistake)
    #expect(rules[1]["source"] as? String == mutant?.source.address)
    let laws = try rules.map { try #require(($0["laws"] as? [[String: Any]])?.first) }
    #expect(laws.map { $0["killed"] as? Int } == [2, 0])
    #expect(laws.map { $0["seed"] as? Int } == [1, nil])
    #expect(laws.map { $0["medianCases"] == nil } == [false, true])
    let words = ["law", "choices", "message"].map { laws[0][$0] as? String ?? "" }
    let again = try CommandTests.run([
      "check", words[0], "--subject", "B25", "--choices", words[1],
    ])
    #expect(again.code == 1 && again.output.contains(words[2]))
  }
}
