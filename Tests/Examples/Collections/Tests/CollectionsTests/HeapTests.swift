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

  @Test func `a heap agrees with a sorted array`() { expectHolds(Heap.machine(more: Self.more)) }
}
