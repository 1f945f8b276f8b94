import HeapModule
import PropertyExpectations
import Testing

@Suite struct HeapTests {
  static let numbers = Generator.array(of: .int(), 0...20)

  /// What else a heap can do.
  static let more: [Heap<Int>.Operation] = [
    Command("replaceMin", .int(), when: { !$0.now.isEmpty }) {
      let least = $0.now.removeFirst()
      $0.now.enter($1)
      return least
    } system: {
      $0.now.replaceMin(with: $1)
    },
    Command("replaceMax", .int(), when: { !$0.now.isEmpty }) {
      let greatest = $0.now.removeLast()
      $0.now.enter($1)
      return greatest
    } system: {
      $0.now.replaceMax(with: $1)
    },
    Command("insert contents", numbers) {
      $0.now = ($0.now + $1).sorted()
    } system: {
      $0.now.insert(contentsOf: $1)
    },
    Command("rebuild", model: { _ in }, system: { $0.now = Heap($0.now.unordered.reversed()) }),
    Command("reserve", .int(in: 0...100)) { _, _ in
    } system: {
      $0.now.reserveCapacity($1)
    },
  ]

  @Test func `a heap agrees with a sorted array`() {
    expectHolds(Heap.machine(more: Self.more) { Heap($0) })
  }

  /// Lists of items, many of which have equal keys, so that a heap may give them in any order.
  static let lists = Generator.array(of: Item.any, 0...70)
    .cover("five levels", atLeast: 0.3) { $0.count > 31 }
    .cover("equal keys", atLeast: 0.5) { Set($0).count < $0.count }

  @Test func `a heap gives its items in order, from either end, and loses none`() {
    expectHolds(forAll: Self.lists, .array(of: .bool(), 70...70)) { list, ends in
      let all = try Self.requireSorted(list, from: ends)
      try requireEqual(all.map(\.description).sorted(), list.map(\.description).sorted())
    }
  }

  /// Claims that a heap of `list` gives it sorted, at each step the least or the greatest element.
  @discardableResult
  static func requireSorted<Element: Comparable>(
    _ list: [Element], from ends: [Bool]
  ) throws -> [Element] {
    var (heap, least, greatest) = (Heap(list), [Element](), [Element]())
    for isLeast in ends.prefix(list.count) {
      if isLeast { least.append(heap.removeMin()) } else { greatest.append(heap.removeMax()) }
    }
    let all = least + greatest.reversed()
    try requireEqual(all, list.sorted())
    try require(heap.isEmpty)
    return all
  }

  @Test func `it doesn't matter how items came into a heap`() {
    expectHolds(forAll: Self.lists, Self.lists) { first, second in
      var (one, other) = (Heap(first), Heap(first))
      one.insert(contentsOf: second)
      for item in second { other.insert(item) }
      for heap in [one, other, Heap(first + second)] {
        try requireEqual(heap.min, (first + second).min())
        try requireEqual(heap.max, (first + second).max())
        try requireEqual(heap.unordered.sorted(), (first + second).sorted())
      }
      while let item = one.popMax() { try requireEqual(other.popMax(), item) }
      try require(other.isEmpty)
    }
  }
}
