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
