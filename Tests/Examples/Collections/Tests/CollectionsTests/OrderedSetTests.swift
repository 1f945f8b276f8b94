import Foundation
import OrderedCollections
import PropertyExpectations
import Testing

@Suite struct OrderedSetTests {
  typealias Operation = OrderedSet<Item>.Operation

  /// Items to append to members.
  ///
  /// A table of their places is made for more than 15, and a larger one for more than 24 and 48.
  static func items(_ counts: ClosedRange<Int>, joining members: [Item]) -> Generator<[Item]> {
    Generator.array(of: Item.any, counts)
      .cover("more than 15 members", atLeast: 0.3) { _ in members.count > 15 }
      .cover("more than 24 members", atLeast: 0.2) { _ in members.count > 24 }
      .cover("more than 48 members", atLeast: 0.1) { _ in members.count > 48 }
  }

  /// An item that may be a member.
  static let candidates: @Sendable (Versions<[Item]>) -> Generator<Item> = {
    .element(of: $0.now, or: Item.any)
  }

  /// Items of which many are members.
  static func items(meeting members: [Item]) -> Generator<[Item]> {
    zip(.subsequence(of: members), .array(of: Item.any, 0...10)).map { $0 + $1 }.shuffled()
      .map { $0.unique }
  }

  /// Indices of members near each other, in any order, and a place among them, or any, to move to.
  static func move(in members: [Item]) -> Generator<([Int], Int)> {
    Generator<Range<Int>>.range(in: members, most: 10).flatMap { range in
      let indices = Generator<[Int]>.subsequence(of: Array(range))
      let near = Generator<Int>.int(in: range.lowerBound...range.upperBound)
      return zip(.oneOf(indices, indices.shuffled()), .oneOf(near, near, .place(in: members)))
    }
  }

  static let setAlgebra: [Operation] = [
    Command("form union", of: { items(meeting: $0.now) }) {
      $0.now.add(contentsOf: $1)
    } system: {
      $0.now.formUnion(OrderedSet($1))
    },
    Command("form intersection", of: { items(meeting: $0.now) }) { list, others in
      list.now.removeAll { !others.contains($0) }
    } system: {
      $0.now.formIntersection(OrderedSet($1))
    },
    Command("subtract", of: { items(meeting: $0.now) }) { list, others in
      list.now.removeAll { others.contains($0) }
    } system: {
      $0.now.subtract(OrderedSet($1))
    },
    Command("form symmetric difference", of: { items(meeting: $0.now) }) { list, others in
      let added = others.filter { !list.now.contains($0) }
      list.now = list.now.filter { !others.contains($0) } + added
    } system: {
      $0.now.formSymmetricDifference(OrderedSet($1))
    },
  ]

  static let removals: [Operation] = [
    Command("remove at", of: { .index(of: $0.now) }, when: { !$0.now.isEmpty }) {
      "\($0.now.remove(at: $1))"
    } system: {
      "\($0.now.remove(at: $1))"
    },
    Command("remove last", when: { !$0.now.isEmpty }) {
      "\($0.now.removeLast())"
    } system: {
      "\($0.now.removeLast())"
    },
    Command("remove range", of: { .range(in: $0.now, most: 9) }) {
      $0.now.removeSubrange($1)
    } system: {
      $0.now.removeSubrange($1)
    },
    Command("remove where", .int(in: 2...5)) { list, divisor in
      list.now.removeAll { $0.key % divisor == 0 }
    } system: { set, divisor in
      set.now.removeAll { $0.key % divisor == 0 }
    },
    Command("filter", .int(in: 2...5)) { list, divisor in
      list.now = list.now.filter { $0.key % divisor != 0 }
    } system: { set, divisor in
      set.now = set.now.filter { $0.key % divisor != 0 }
    },
    Command("remove all", .bool()) {
      $0.now.removeAll(keepingCapacity: $1)
    } system: {
      $0.now.removeAll(keepingCapacity: $1)
    },
  ]

  static let orders: [Operation] = [
    Command("swap at", of: { zip(.index(of: $0.now), .index(of: $0.now)) }) {
      if !$0.now.isEmpty { $0.now.swapAt($1.0, $1.1) }
    } system: {
      if !$0.now.isEmpty { $0.now.swapAt($1.0, $1.1) }
    },
    Command("move range", of: { zip(.range(in: $0.now), .place(in: $0.now)) }) {
      $0.now.move(Array($1.0), to: $1.1)
    } system: {
      $0.now.moveSubrange($1.0, to: $1.1)
    },
    Command("move indices", of: { move(in: $0.now) }, weight: 3) {
      $0.now.move($1.0, to: $1.1)
    } system: {
      $0.now.move(indices: $1.0, to: $1.1)
    },
    Command("move members", of: { move(in: $0.now) }, weight: 3) {
      $0.now.move($1.0, to: $1.1)
    } system: { set, move in
      set.now.move(members: move.0.map { set.now[$0] }, to: move.1)
    },
    // The table has its numbers from a place that moves with each of these, and comes round.
    Command("rotate", .int(in: 0...70)) { list, times in
      for _ in 0..<times where !list.now.isEmpty {
        list.now.insert(list.now.removeLast(), at: 0)
      }
    } system: { set, times in
      for _ in 0..<times where !set.now.isEmpty {
        set.now.insert(set.now.removeLast(), at: 0)
      }
    },
    Command("rotate back", .int(in: 0...70)) { list, times in
      for _ in 0..<times where !list.now.isEmpty { list.now.append(list.now.removeFirst()) }
    } system: { set, times in
      for _ in 0..<times where !set.now.isEmpty { set.now.append(set.now.removeFirst()) }
    },
    Command("sort", model: { $0.now.sort() }, system: { $0.now.sort() }),
    Command("reverse", model: { $0.now.reverse() }, system: { $0.now.reverse() }),
  ]

  static func additions(_ counts: ClosedRange<Int>) -> [Operation] {
    [
      Command("append contents", of: { items(counts, joining: $0.now) }, weight: 8) {
        $0.now.add(contentsOf: $1)
      } system: {
        $0.now.append(contentsOf: $1)
      },
      Command("update or append", of: candidates) {
        $0.now.update($1, orInsertAt: $0.now.count)
      } system: {
        $0.now.updateOrAppend($1).map { "\($0)" }
      },
      Command("update or insert", of: { zip(candidates($0), .place(in: $0.now)) }) {
        $0.now.update($1.0, orInsertAt: $1.1)
      } system: {
        $0.now.updateOrInsert($1.0, at: $1.1).originalMember.map { "\($0)" }
      },
      Command("unordered insert", of: candidates) { list, item in
        "\(list.now[list.now.add(item).index])"
      } system: {
        "\($0.now.unordered.insert($1).memberAfterInsert)"
      },
      Command("unordered update", of: candidates) {
        $0.now.update($1, orInsertAt: $0.now.count)
      } system: {
        $0.now.unordered.update(with: $1).map { "\($0)" }
      },
      Command("reserve", .int(in: 0...100)) { _, _ in
      } system: {
        $0.now.reserveCapacity($1)
      },
    ]
  }

  /// A set whose commands append lists of so many items, and an array.
  static func machine(
    lists counts: ClosedRange<Int>
  ) -> StateMachine<Versions<[Item]>, Versions<OrderedSet<Item>>> {
    OrderedSet.machine(steps: 30, more: additions(counts) + removals + orders + setAlgebra) {
      OrderedSet($0)
    }
  }

  @Test(.properties(cases: 2_000)) func `an ordered set agrees with an array`() {
    let report = expectHolds(Self.machine(lists: 0...60))
    show(report.statistics.chart)
  }

  @Test func `a run that seldom makes a table is told to be too little`() {
    let name = PropertyName(chapter: "OrderedSetTests", name: "a set with short lists")
    let report = Run.check(Self.machine(lists: 0...4).claim(named: name))
    show(report)
    let sizes = [15, 24, 48].map { "more than \($0) members" }
    #expect(report.outcome == .notReached(labels: sizes))
  }
}

extension Array {
  /// Moves the elements at `indices`, in that order, to before the element at `place`.
  mutating func move(_ indices: [Int], to place: Int) {
    let moved = indices.map { self[$0] }
    for index in indices.sorted(by: >) { remove(at: index) }
    insert(contentsOf: moved, at: place - indices.count { $0 < place })
  }
}
