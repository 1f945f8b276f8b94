import PropertyExpectations
import Testing

@testable import PropertyTesting

/// Trees: dependent and recursive generators.
@Suite struct TreeTests {
  indirect enum Tree: Hashable, Sendable, CustomStringConvertible {
    case leaf(Int)
    case node(Tree, Tree)

    var depth: Int {
      switch self {
      case .leaf: 0
      case .node(let left, let right): 1 + max(left.depth, right.depth)
      }
    }

    var leaves: [Int] {
      switch self {
      case .leaf(let value): [value]
      case .node(let left, let right): left.leaves + right.leaves
      }
    }

    var description: String {
      switch self {
      case .leaf(let value): value == 0 ? "·" : "\(value)"
      case .node(let left, let right): "(\(left) \(right))"
      }
    }
  }

  static func trees(depth: Int, leaves: ClosedRange<Int> = 0...1) -> Generator<Tree> {
    .recursive(depth: depth, Generator<Int>.int(in: leaves).map { .leaf($0) }) { smaller in
      zip(smaller, smaller).map { .node($0, $1) }
    }
  }

  @Test func `Generated trees aren't deeper than the limit`() {
    expectHolds(
      forAll: Self.trees(depth: 3)
        .cover("as deep", atLeast: 0.05) { $0.depth == 3 }
        .cover("a leaf", atLeast: 0.3) { $0.depth == 0 }
    ) { try require($0.depth <= 3) }
    expectHolds(forAll: Self.trees(depth: -1)) { try require($0.depth == 0) }
  }

  @Test func `Generated trees with many branches have limited size`() {
    let lists = Generator<[Int]>.recursive(depth: 30, .just([0])) { smaller in
      Generator<[[Int]]>.array(of: smaller, 8...9).map { $0.flatMap(\.self) }
    }
    expectHolds(forAll: lists.cover("large", atLeast: 0.1) { $0.count > 1_000 }) {
      try require($0.count < 20_000)
    }
  }
}
