import PropertyTesting

extension Challenge {
  /// Values made from values of their own kind.
  static let trees = [binaryHeap, calculator]

  /// From QuickCheck's own tests; a random search finds the smallest counterexample only by luck.
  private static let binaryHeap = Challenge(
    "binheap", claimed: "a heap's sorted list is sorted",
    answer: "(0, ·, (0, (0, ·, ·), (1, ·, ·)))", references: References(hypothesis: 177),
    Heap.generator()
  ) { heap in
    let list = heap.wronglySorted
    return list == list.sorted() && list == heap.list.sorted()
  }

  /// From jlink's collection; only a computed divisor may be zero.
  private static let calculator = Challenge(
    "calculator", claimed: "an expression without a division by 0 has a value",
    answer: "0 / (0 + 0)", Expression.any
  ) { expression in
    try assume(!expression.dividesByLiteralZero)
    return expression.value != nil
  }
}

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

/// An expression of a small calculator.
indirect enum Expression: Sendable, CustomStringConvertible {
  case number(Int)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .sum(let one, let other): "\(one.operand) + \(other.operand)"
    case .quotient(let one, let other): "\(one.operand) / \(other.operand)"
    }
  }

  private var operand: String {
    switch self {
    case .number(let number): "\(number)"
    case .sum, .quotient: "(\(self))"
    }
  }

  /// Most are numbers, so that expressions end.
  static let any: Generator<Expression> = {
    let part = Generator { $0.draw(any) }
    let kinds = Generator<Expression>.oneOf(
      weighted: (3, Generator<Int>.int(in: -10...10).map { .number($0) }),
      (1, zip(part, part).map { .sum($0, $1) }), (1, zip(part, part).map { .quotient($0, $1) }))
    return Generator { source in source.span("expression") { $0.draw(kinds) } }
  }()

  var dividesByLiteralZero: Bool {
    switch self {
    case .number: false
    case .sum(let one, let other): one.dividesByLiteralZero || other.dividesByLiteralZero
    case .quotient(_, .number(0)): true
    case .quotient(let one, let other): one.dividesByLiteralZero || other.dividesByLiteralZero
    }
  }

  /// The value; nil if it has none.
  var value: Int? {
    switch self {
    case .number(let number): return number
    case .sum(let one, let other):
      guard let one = one.value, let other = other.value else { return nil }
      return one &+ other
    case .quotient(let one, let other):
      guard let one = one.value, let other = other.value, other != 0 else { return nil }
      return one.dividedReportingOverflow(by: other).partialValue
    }
  }
}
