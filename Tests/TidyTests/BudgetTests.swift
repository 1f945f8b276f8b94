import Testing

/// A target grows only by a commit that says why.
@Suite struct BudgetTests {
  /// The folder of each target, and how many lines of Swift it may have, without generated tables.
  static let budgets: [String: Int] = [
    "Sources/Engine/PropertyAssertions": 330,
    "Sources/Engine/PropertyCorpus": 4_145,
    "Sources/Engine/PropertyExpectations": 620,
    "Sources/Engine/PropertyTesting": 11_385,
    "Sources/Rules/InputRules": 16_965,
    "Sources/Rules/InputRulesFoundation": 720,
    "Sources/Rules/InputRulesSwiftUI": 216,
    "Sources/Rules/InputRulesUIKit": 1_218,
    "Sources/Rules/ReadyFields": 2_210,
    "Sources/Specification/InputLaws": 23_335,
    "Sources/Specification/InputRulesModel": 10_240,
    "Sources/Specification/Mutants": 10_566,
    "Sources/Judging/RuleExpectations": 111,
    "Sources/Judging/RuleTesting": 7_390,
    "Sources/Tools/PropertyConsole": 930,
    "Sources/Tools/input-rules": 3_832,
    "Fuzz/Harness": 7_650,
    "Fuzz/Laws": 40,
    "Fuzz/Mutants": 25,
    "Fuzz/Workloads": 110,
    "Tests/Bench/Sources/FindingTasks": 3_105,
    "Tests/Bench/Sources/bench": 3_018,
    "Tests/Bench/Tests": 352,
    "Tests/CommandLineTests": 7_285,
    "Tests/Drivers": 50,
    "Tests/Examples/Collections": 1_220,
    "Tests/Examples/Found": 6_000,
    "Tests/Examples/FoundPackages": 1_680,
    "Tests/InputLawsTests": 646,
    "Tests/InputRulesAppleTests": 450,
    "Tests/InputRulesFoundationTests": 1_140,
    "Tests/InputRulesTests": 7_514,
    "Tests/PropertyCorpusTests": 2_400,
    "Tests/PropertyTestingTests": 8_404,
    "Tests/RuleTestingTests": 9_870,
    "Tests/Stubs/SwiftUI": 300,
    "Tests/Stubs/Tests": 856,
    "Tests/Stubs/UIKit": 778,
    "Tests/TidyTests": 1_930,
    "Tests/Vectors/Sources": 4_320,
    "Tests/Vectors/Tests": 1_590,
  ]

  /// The lines of each target, by its folder; files outside of all are by themselves.
  private static let lines: [String: Int] = Dictionary(
    Repository.swiftFiles.filter { !$0.isGeneratedTable && !$0.path.hasSuffix("/Package.swift") }
      .map { (budgeted($0.path) ?? $0.path, $0.lines.count) }, uniquingKeysWith: +)

  /// The row that a file belongs to.
  private static func budgeted(_ path: String) -> String? {
    budgets.keys.first { path.hasPrefix($0 + "/") }
  }

  @Test func `No target has more lines than its budget`() {
    let over = Self.lines.sorted { $0.key < $1.key }.filter { $0.value > Self.budgets[$0.key] ?? 0 }
    expectNone(
      over.map { path, count in
        let budget = Self.budgets[path]
        let advice =
          budget == nil
          ? "give its target's folder a row in BudgetTests"
          : "remove or replace some; or raise its row in BudgetTests, in a commit that says why"
        return Finding(
          path: path, problem: "\(count) lines of Swift, at most \(budget ?? 0): \(advice)")
      })
  }

  @Test func `Every budget is that of a target`() {
    let gone = Self.budgets.keys.sorted().filter { Self.lines[$0] == nil }
    expectNone(gone.map { Finding(path: $0, problem: "no Swift is in it; remove its row") })
  }
}
