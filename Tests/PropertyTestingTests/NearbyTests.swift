import PropertyTesting
import Testing

/// Where a precondition lets only simple inputs through, a run changes these into others.
@Suite struct NearbyTests {
  /// A claim with a narrow precondition, false for inputs that random drawing hardly ever makes.
  struct Narrow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let claim: Claim

    static let all = [risingNumbers, searchTree, brackets]

    static let risingNumbers = Narrow(
      testDescription: "eight numbers that rise",
      claim: Claim(forAll: .array(of: .int())) { list in
        try assume(Swift.zip(list, list.dropFirst()).allSatisfy(<))
        try require(list.count < 8)
      })

    static let searchTree = Narrow(
      testDescription: "a search tree of eight",
      claim: Claim(forAll: Tree.any) { tree in
        try assume(Swift.zip(tree.keys, tree.keys.dropFirst()).allSatisfy(<))
        try require(tree.keys.count < 8)
      })

    static let brackets = Narrow(
      testDescription: "brackets seven deep",
      claim: Claim(forAll: .string(of: "(x)", 0...40)) { text in
        var (depth, deepest) = (0, 0)
        for character in text {
          depth += character == "(" ? 1 : character == ")" ? -1 : 0
          try assume(depth >= 0)
          deepest = max(deepest, depth)
        }
        try assume(depth == 0)
        try require(deepest < 7)
      })
  }

  indirect enum Tree: Sendable {
    case leaf
    case node(Tree, Int, Tree)

    static let any = Generator<Tree>.recursive(depth: 5, .just(.leaf)) { smaller in
      zip(smaller, .int(), smaller).map { .node($0, $1, $2) }
    }

    var keys: [Int] {
      switch self {
      case .leaf: []
      case .node(let left, let key, let right): left.keys + [key] + right.keys
      }
    }
  }

  /// Of twenty seeds, random drawing alone finds the list for one, and the tree for none.
  @Test(arguments: Narrow.all)
  func `What it hardly ever lets through is found`(_ narrow: Narrow) {
    let found = (0..<20 as Range<UInt64>).count { seed in
      let settings = RunSettings(cases: 20_000, seed: seed, shrinkLimit: 0)
      return Run.check(narrow.claim, settings).counterexample != nil
    }
    #expect(found >= 16)
  }

  @Test func `Inputs near others don't make up for a generator that misses the precondition`() {
    let claim = Claim(forAll: .array(of: .int(), 3...60)) { list in
      try assume(Swift.zip(list, list.dropFirst()).allSatisfy(<))
    }
    let report = Run.check(claim, RunSettings(cases: 10_000, seed: 1))
    guard case .unhealthy(.fewValid(let valid, let drawn)) = report.outcome else {
      Issue.record("\(report.outcome)")
      return
    }
    #expect(valid * 100 < drawn && drawn < 9_000)
    #expect(report.cases - report.discarded > valid * 10)
  }
}
