/// A priority queue: a tree in which no child is less than its parent, with the longer way to a
/// missing child on the left.
indirect enum LeftistHeap: Sendable {
  case empty
  case node(LeftistHeap, Int, LeftistHeap)

  /// The number of nodes on the way to the right.
  var rank: Int {
    guard case .node(_, _, let right) = self else { return 0 }
    return right.rank + 1
  }

  var minimum: Int? {
    guard case .node(_, let value, _) = self else { return nil }
    return value
  }

  /// The values in ascending order, without regard to the order in the heap.
  var sorted: [Int] {
    var values: [Int] = []
    collect(&values)
    return values.sorted()
  }

  private func collect(_ values: inout [Int]) {
    guard case .node(let left, let value, let right) = self else { return }
    left.collect(&values)
    values.append(value)
    right.collect(&values)
  }

  var isValid: Bool {
    guard case .node(let left, let value, let right) = self else { return true }
    return left.rank >= right.rank && left.isValid && right.isValid
      && [left, right].allSatisfy { $0.minimum ?? value >= value }
  }
}

/// The operations on heaps, with or without a bug.
struct LeftistHeaps: Sendable {
  typealias Heap = LeftistHeap

  enum Bug: String, CaseIterable, Sendable {
    /// A merge doesn't put the higher child on the left.
    case mergeKeepsShape
    /// A merge of heaps with equal least values loses one of them.
    case mergeDropsEqual
    /// A merge compares the values without their signs.
    case mergeIgnoresSigns
    /// Values are compared by the sign of their difference, which overflows.
    case comparesByDifference
    /// A merge with a heap whose right child is at least two high loses that child's rest.
    case mergeCutsHighHeaps
    /// A removal loses the right child if it is a single node.
    case removalDropsLeaf
    /// A removal from a heap of one value changes nothing.
    case removalKeepsLast
    /// A removal also removes another value that is equal to the least.
    case removalTakesEqual
    /// A value that is greater by one than the least is put above it.
    case insertionOffByOne
    /// A heap made of a list loses a heap that is left over where three or more are paired.
    case listDropsOdd
    /// A heap made of a list has the list's first value twice if that is also its last.
    case listRepeatsFirst
  }

  let bug: Bug?

  private func precedes(_ one: Int, _ other: Int) -> Bool {
    switch bug {
    case .mergeIgnoresSigns: one.magnitude <= other.magnitude
    case .comparesByDifference: one &- other <= 0
    default: one <= other
    }
  }

  func merge(_ one: Heap, _ other: Heap) -> Heap {
    switch (one, other) {
    case (.empty, let heap), (let heap, .empty): return heap
    case (.node(let left, let value, let right), .node(let left2, let value2, let right2)):
      if bug == .mergeDropsEqual && value == value2 { return merge(one, merge(left2, right2)) }
      return precedes(value, value2)
        ? node(left, value, mergeRight(right, other)) : node(left2, value2, mergeRight(right2, one))
    }
  }

  private func mergeRight(_ right: Heap, _ other: Heap) -> Heap {
    if bug == .mergeCutsHighHeaps, right.rank >= 2, case .node(let left, let value, _) = right {
      return merge(.node(left, value, .empty), other)
    }
    return merge(right, other)
  }

  private func node(_ one: Heap, _ value: Int, _ other: Heap) -> Heap {
    bug == .mergeKeepsShape || one.rank >= other.rank
      ? .node(one, value, other) : .node(other, value, one)
  }

  func insert(_ value: Int, into heap: Heap) -> Heap {
    if bug == .insertionOffByOne, let least = heap.minimum, value &- 1 <= least {
      return .node(heap, value, .empty)
    }
    return merge(.node(.empty, value, .empty), heap)
  }

  func removeMinimum(_ heap: Heap) -> Heap {
    guard case .node(let left, let value, let right) = heap else { return .empty }
    switch (bug, left, right) {
    case (.removalKeepsLast, .empty, .empty): return heap
    case (.removalDropsLeaf, _, .node(.empty, _, .empty)): return left
    default: break
    }
    let rest = merge(left, right)
    return bug == .removalTakesEqual && rest.minimum == value ? removeMinimum(rest) : rest
  }

  /// A heap of `values`, made by merging pairs until one is left.
  func heap(of values: [Int]) -> Heap {
    var heaps = values.map { Heap.node(.empty, $0, .empty) }
    if bug == .listRepeatsFirst, values.count > 1, values.first == values.last {
      heaps += heaps.prefix(1)
    }
    while heaps.count > 1 {
      let isCut = bug == .listDropsOdd && heaps.count < values.count && heaps.count % 2 == 1
      heaps = stride(from: 0, to: heaps.count - (isCut ? 1 : 0), by: 2).map {
        $0 + 1 < heaps.count ? merge(heaps[$0], heaps[$0 + 1]) : heaps[$0]
      }
    }
    return heaps.first ?? .empty
  }

  /// The values of a heap in the order in which they are removed.
  func drain(_ heap: Heap) -> [Int] {
    var (rest, values) = (heap, [Int]())
    while let least = rest.minimum, values.count < 1_000 {
      values.append(least)
      rest = removeMinimum(rest)
    }
    return values
  }
}
