import DequeModule
import Foundation
import PropertyExpectations
import Testing

@Suite struct DequeTests {
  static let numbers = Generator.array(of: .int(), 0...12)

  /// What else a deque can do.
  static let more: [Deque<Int>.Operation] = [
    Command("append contents", numbers) {
      $0.now.append(contentsOf: $1)
    } system: {
      $0.now.append(contentsOf: $1)
    },
    Command("append itself", when: { $0.now.count < 40 }) {
      $0.now.append(contentsOf: $0.now)
    } system: {
      $0.now.append(contentsOf: $0.now)
    },
    Command("insert itself", of: { .place(in: $0.now) }, when: { $0.now.count < 40 }) {
      $0.now.insert(contentsOf: $0.now, at: $1)
    } system: {
      $0.now.insert(contentsOf: $0.now, at: $1)
    },
    Command("append sequence", numbers) {
      $0.now.append(contentsOf: $1)
    } system: {
      $0.now.append(contentsOf: IteratorSequence($1.makeIterator()))
    },
    Command("prepend contents", numbers) {
      $0.now.insert(contentsOf: $1, at: 0)
    } system: {
      $0.now.prepend(contentsOf: $1.lazy.map { $0 })
    },
    Command("prepend sequence", numbers) {
      $0.now.insert(contentsOf: $1, at: 0)
    } system: {
      $0.now.prepend(contentsOf: IteratorSequence($1.makeIterator()))
    },
    Command("insert contents", of: { zip(numbers, .place(in: $0.now)) }) {
      $0.now.insert(contentsOf: $1.0, at: $1.1)
    } system: {
      $0.now.insert(contentsOf: $1.0, at: $1.1)
    },
    Command("replace", of: { zip(.range(in: $0.now), numbers) }) {
      $0.now.replaceSubrange($1.0, with: $1.1)
    } system: {
      $0.now.replaceSubrange($1.0, with: $1.1)
    },
    Command("remove range", of: { .range(in: $0.now) }) {
      $0.now.removeSubrange($1)
    } system: {
      $0.now.removeSubrange($1)
    },
    Command(
      "swap at", of: { zip(.index(of: $0.now), .index(of: $0.now)) }, when: { !$0.now.isEmpty }
    ) {
      $0.now.swapAt($1.0, $1.1)
    } system: {
      $0.now.swapAt($1.0, $1.1)
    },
    Command("remove all", .bool()) {
      $0.now.removeAll(keepingCapacity: $1)
    } system: {
      $0.now.removeAll(keepingCapacity: $1)
    },
    Command("sort", model: { $0.now.sort() }, system: { $0.now.sort() }),
    Command(
      "reserve", .int(in: 0...40), model: { _, _ in }, system: { $0.now.reserveCapacity($1) }),
  ]

  @Test func `a deque agrees with an array`() {
    expectHolds(Deque.machine(more: Self.more) { Deque($0) })
  }

  /// Deques whose elements begin anywhere in the ring, and so may be in two parts.
  static let deques = zip(numbers, numbers, .int(in: 0...6)).map { front, back, popped in
    var deque = Deque(back)
    for number in front { deque.prepend(number) }
    deque.removeLast(Swift.min(popped, deque.count))
    return deque
  }
  .cover("in two parts", atLeast: 0.3) { $0.withContiguousStorageIfAvailable { _ in } == nil }

  @Test func `where the ring begins shows in nothing`() {
    expectHolds(forAll: Self.deques, .int()) { deque, number in
      let (list, same) = (Array(deque), Deque(deque.list))
      try requireEqual(list, deque.list)
      try requireEqual(deque, same)
      try requireEqual(deque.hashValue, same.hashValue)
      try requireEqual("\(deque)", "\(list)")
      try requireEqual(Array(deque.reversed()), list.reversed())
      try requireEqual(Array(deque + [number]), list + [number])
    }
  }

  @Test func `a deque is encoded as a list`() {
    expectHolds(forAll: Self.deques) { deque in
      let data = try JSONEncoder().encode(deque)
      try requireEqual(data, try JSONEncoder().encode(Array(deque)))
      try requireEqual(try JSONDecoder().decode(Deque<Int>.self, from: data), deque)
    }
  }

  @Test func `parts of a deque are those of its list`() {
    let parts = Self.deques.flatMap { zip(.just($0), .range(in: $0)) }
    expectHolds(forAll: parts) { deque, range in
      try requireEqual(Array(deque[range]), Array(Array(deque)[range]))
      var copy = deque
      copy[range] = Deque(deque[range].reversed())[...]
      var list = Array(deque)
      list[range].reverse()
      try requireEqual(copy.list, list)
    }
  }
}
