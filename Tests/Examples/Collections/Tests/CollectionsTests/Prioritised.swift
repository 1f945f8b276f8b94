import HeapModule
import PropertyExpectations

/// What a queue that gives its least or its greatest number can do.
protocol Prioritised: SendableMetatype {
  var count: Int { get }
  var min: Int? { get }
  var max: Int? { get }
  var unordered: [Int] { get }
  mutating func insert(_ number: Int)
  mutating func popMin() -> Int?
  mutating func popMax() -> Int?
  mutating func removeAll(where isRemoved: (Int) throws -> Bool) rethrows
}

extension Heap<Int>: Prioritised {}

/// The model: an array that is always sorted.
extension Array where Element == Int {
  mutating func enter(_ numbers: Int...) { self = (self + numbers).sorted() }
}

extension Prioritised {
  typealias Operation = Command<Versions<[Int]>, Versions<Self>>

  /// The commands that every such queue has; a sorted array is their model.
  static func commands(_ number: Generator<Int>) -> [Operation] {
    [
      Command("insert", number, model: { $0.now.enter($1) }, system: { $0.now.insert($1) }),
      Command("popMin") {
        $0.now.isEmpty ? nil : $0.now.removeFirst()
      } system: {
        $0.now.popMin()
      },
      Command("popMax", model: { $0.now.popLast() }, system: { $0.now.popMax() }),
      Command("remove up to", of: { .element(of: $0.now, or: number) }) { list, limit in
        list.now.removeAll { $0 <= limit }
      } system: { heap, limit in
        heap.now.removeAll { $0 <= limit }
      },
    ] + copying()
  }

  /// A queue that `make` makes of numbers, and a sorted array, which must agree after any commands.
  static func machine(
    _ number: Generator<Int> = .int(), from start: [Int] = [], steps: Int = 20,
    more: [Operation] = [], _ make: @escaping @Sendable ([Int]) -> Self
  ) -> StateMachine<Versions<[Int]>, Versions<Self>> {
    StateMachine(
      model: { Versions(start.sorted()) }, system: { Versions(make(start)) }, steps: steps,
      commands: commands(number) + more
    ) { model, system in
      try requireEqual(system.now.min, model.now.first, "min")
      try requireEqual(system.now.max, model.now.last, "max")
      try requireEqual(system.now.unordered.sorted(), model.now, "unordered, as a bag")
      try requireEqual(system.aside.unordered.sorted(), model.aside, "the copy, as a bag")
    }
  }
}
