import PropertyTesting

/// A binary heap: no child is smaller than its parent.
indirect enum Heap: Sendable, CustomStringConvertible {
  case empty
  case node(Int, Heap, Heap)

  var description: String {
    switch self {
    case .empty: "·"
    case .node(let value, let left, let right): "(\(value), \(left), \(right))"
    }
  }

  static func generator(atLeast low: Int = 0) -> Generator<Heap> {
    Generator { source in
      source.span("heap") { source in
        let value = source.draw(.int(in: low...max(low, 1 << 32)))
        let child = Generator<Heap> { source in
          // Less than one child per node on average, so that heaps end.
          source.flip(0.45) ? source.draw(generator(atLeast: value)) : .empty
        }
        return .node(value, source.draw(child), source.draw(child))
      }
    }
  }

  /// The values, parents before children, right before left.
  var list: [Int] {
    switch self {
    case .empty: []
    case .node(let value, let left, let right): [value] + right.list + left.list
    }
  }

  /// The values in order, with the original's mistake: the merged children are not sorted.
  var wronglySorted: [Int] {
    switch self {
    case .empty: []
    case .node(let value, let left, let right): [value] + Self.merge(left, right).list
    }
  }

  private static func merge(_ one: Heap, _ other: Heap) -> Heap {
    switch (one, other) {
    case (.empty, let heap), (let heap, .empty): heap
    case (.node(let first, let left, let right), .node(let second, let left2, let right2)):
      first <= second
        ? .node(first, merge(right, other), left) : .node(second, merge(right2, one), left2)
    }
  }
}
