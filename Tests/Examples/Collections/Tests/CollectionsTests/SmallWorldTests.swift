import DequeModule
import HeapModule
import OrderedCollections
import PropertyExpectations
import Testing

/// Every input of a small world, which proves the claim for it.
@Suite(.serialized, .properties(cases: 60_000, isExhaustive: true))
struct SmallWorldTests {
  static let bits = Generator.int(in: 0...1)

  @Test func `four commands to a deque of no elements`() {
    expectProved(Deque.machine(Self.bits, steps: 4) { Deque($0) })
  }

  @Test func `three commands to a deque of a full ring`() {
    expectProved(Deque.machine(Self.bits, from: [0, 1, 2, 3], steps: 3) { Deque($0) })
  }

  @Test func `two commands to a set of as many members as fit without a table`() {
    let item = Generator.element(of: 0, 14, 20).map { Item(key: $0, tag: 1) }
    let members = (0..<15).map { Item(key: $0, tag: 0) }
    expectProved(OrderedSet.machine(item, from: members, steps: 2) { OrderedSet($0) })
  }

  @Test func `four commands to a heap`() {
    expectProved(Heap.machine(.int(in: 0...2), steps: 4) { Heap($0) })
  }

  @Test func `all numbers of a heap of up to five`() {
    let report = expectHolds(
      forAll: .array(of: .int(in: 0...2), 0...5), .array(of: .bool(), 5...5)
    ) { _ = try HeapTests.requireSorted($0, from: $1) }
    show(report)
  }

  func expectProved<Model, System>(
    _ machine: StateMachine<Model, System>, name: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let report = expectHolds(machine, name: name, sourceLocation: sourceLocation)
    show(report)
  }
}
