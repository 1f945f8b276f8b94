import Testing

@testable import PropertyTesting

/// How values made from values of their own kind get smaller.
@Suite struct ShrinkingTreeTests {
  indirect enum Tree: Sendable, CustomStringConvertible {
    case none
    case node(Tree, Tree)

    var description: String {
      switch self {
      case .none: "."
      case .node(let left, let right): "(\(left)\(right))"
      }
    }

    var height: Int {
      switch self {
      case .none: 0
      case .node(let left, let right): 1 + max(left.height, right.height)
      }
    }

    static let any: Generator<Tree> = Generator { source in
      source.span("tree") { source in
        let child = Generator { source in source.flip(0.45) ? source.draw(any) : .none }
        return .node(source.draw(child), source.draw(child))
      }
    }
  }

  private func answer(
    _ values: [UInt64], _ holds: @escaping @Sendable (Tree) -> Bool
  ) throws -> String {
    try ShrinkingPassTests.shrunk(values, Tree.any) { try require(holds($0)) }.bestInput
  }

  @Test func `A part takes the place of the whole`() throws {
    let deep: [UInt64] = [1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    #expect(try answer(deep) { $0.height < 3 } == "(.(.(..)))")
  }

  @Test func `A child goes to the other side`() throws {
    let child = Generator<Int?> { source in
      source.flip() ? source.span("child") { $0.draw(.int(in: 0...999)) } : nil
    }
    let done = try ShrinkingPassTests.shrunk([1, 900, 0], child, child) {
      try require($0 != 900 && $1 != 900)
    }
    #expect(done.bestInput == "nil\n900")
  }

  /// The claim holds for everything between the two trees.
  @Test func `A tree is turned round`() throws {
    let wanted: Set = ["((.(..)).)", "(.((..).))"]
    #expect(try answer([1, 0, 1, 0, 0, 0]) { !wanted.contains("\($0)") } == "(.((..).))")
  }
}
