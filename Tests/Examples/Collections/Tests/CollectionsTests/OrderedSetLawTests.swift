import Foundation
import OrderedCollections
import PropertyExpectations
import Testing

/// Laws of whole sets: each relates operations to one another, to `Set` or to arrays.
@Suite struct OrderedSetLawTests {
  /// Lists of up to 60 items, of which many have equal keys or hashes.
  static let lists = Generator.array(of: Item.any, 0...60)
    .cover("more than 15 members", atLeast: 0.5) { Set($0).count > 15 }
    .cover("more than 24 members", atLeast: 0.5) { Set($0).count > 24 }

  /// A list, and another with the same items, some of them, or some of them and others.
  static func relatives(of list: [Item]) -> Generator<[Item]> {
    let some = Generator<[Item]>.subsequence(of: list)
    return .oneOf(.just(list), some, zip(some, lists).map { $0 + $1 }, lists)
  }

  /// A set and a list, each a relative of the same list.
  static let pairs: Generator<(OrderedSet<Item>, [Item])> =
    lists.flatMap { zip(relatives(of: $0).map { OrderedSet($0) }, relatives(of: $0)) }
    .cover("subset", atLeast: 0.1) { set, list in set.isSubset(of: list) }
    .cover("strict subset", atLeast: 0.05) { set, list in set.isStrictSubset(of: list) }
    .cover("strict superset", atLeast: 0.03) { set, list in set.isStrictSuperset(of: list) }
    .cover("neither", atLeast: 0.3) { set, list in
      !set.isSubset(of: list) && !set.isSuperset(of: list)
    }

  @Test func `a list keeps the first of equal items`() {
    expectHolds(forAll: Self.lists) { list in
      let set = OrderedSet(list)
      try requireSame(set.elements, list.unique)
      for item in list { try requireEqual(set.firstIndex(of: item), set.lastIndex(of: item)) }
    }
  }

  @Test func `set algebra keeps members, their order and the set's own items`() {
    expectHolds(forAll: Self.pairs) { set, list in
      let (one, other) = (set.elements, list.unique)
      let others = OrderedSet(list)
      let union = (one + other).unique
      let common = one.filter(other.contains)
      let rest = one.filter { !other.contains($0) }
      let difference = rest + other.filter { !one.contains($0) }
      try requireSame(set.union(others).elements, union)
      try requireSame(set.union(list).elements, union)
      try requireSame(set.intersection(others).elements, common)
      try requireSame(set.intersection(list).elements, common)
      try requireSame(set.subtracting(others).elements, rest)
      try requireSame(set.subtracting(list).elements, rest)
      try requireSame(set.symmetricDifference(others).elements, difference)
      try requireSame(set.symmetricDifference(list).elements, difference)
    }
  }

  @Test func `relations are those of Set, also with lists that repeat items`() {
    expectHolds(forAll: Self.pairs) { set, list in
      let (one, other, others) = (Set(set), Set(list), OrderedSet(list))
      try requireEqual(set.isSubset(of: others), one.isSubset(of: other), "subset")
      try requireEqual(set.isSubset(of: list), one.isSubset(of: other), "subset")
      try requireEqual(set.isSubset(of: other), one.isSubset(of: other), "subset")
      try requireEqual(set.isSuperset(of: others), one.isSuperset(of: other), "superset")
      try requireEqual(set.isSuperset(of: list), one.isSuperset(of: other), "superset")
      try requireEqual(
        set.isStrictSubset(of: others), one.isStrictSubset(of: other), "strict subset")
      try requireEqual(
        set.isStrictSubset(of: list), one.isStrictSubset(of: other), "strict subset")
      try requireEqual(
        set.isStrictSuperset(of: list), one.isStrictSuperset(of: other), "strict superset")
      try requireEqual(set.isDisjoint(with: others), one.isDisjoint(with: other), "disjoint")
      try requireEqual(set.isDisjoint(with: list), one.isDisjoint(with: other), "disjoint")
      try requireEqual(set.isEqualSet(to: list), one == other, "equal as sets")
      try requireEqual(set.unordered == others.unordered, one == other, "equal without order")
    }
  }

  @Test func `equal sets have equal hashes, and differ in order from others`() {
    expectHolds(forAll: Self.lists.shuffledTwice()) { list, other in
      let (one, two) = (OrderedSet(list), OrderedSet(other))
      try requireEqual(one == two, list.unique == other.unique)
      try requireEqual(one.unordered, two.unordered)
      try requireEqual(one.unordered.hashValue, two.unordered.hashValue)
      let again = OrderedSet(two).union(one)
      try requireEqual(again.hashValue, two.hashValue)
    }
  }

  @Test func `a set is encoded as a list, and a list that repeats items is refused`() {
    expectHolds(forAll: Self.lists) { list in
      let data = try JSONEncoder().encode(list)
      let decoded = try? JSONDecoder().decode(OrderedSet<Item>.self, from: data)
      try require((decoded == nil) == (list.unique.count < list.count), "decoded \(list)")
      let set = OrderedSet(list)
      let copy = try JSONDecoder().decode(OrderedSet<Item>.self, from: JSONEncoder().encode(set))
      try requireSame(copy.elements, set.elements)
    }
  }

  @Test func `a difference leads from one set to the other`() {
    expectHolds(forAll: Self.pairs) { set, list in
      let other = OrderedSet(list)
      try requireEqual(set.applying(other.difference(from: set)), other)
    }
  }

  @Test func `a partition moves each member to its side and loses none`() {
    expectHolds(forAll: Self.lists, .int(in: 2...5)) { list, divisor in
      var set = OrderedSet(list)
      let pivot = set.partition { $0.key % divisor == 0 }
      for (index, item) in set.enumerated() {
        try requireEqual(item.key % divisor == 0, index >= pivot, "\(item) at \(index)")
        try requireEqual(set.firstIndex(of: item), index)
      }
      try requireEqual(set.unordered, OrderedSet(list).unordered)
    }
  }

  @Test func `an error that a closure throws leaves a set with the same members`() {
    expectHolds(forAll: Self.lists, .int(in: 0...40), .int(in: 2...5)) { list, calls, divisor in
      var left = calls
      func divides(_ item: Item) throws -> Bool {
        left -= 1
        if left < 0 { throw CancellationError() }
        return item.key % divisor == 0
      }
      var (partitioned, removed, sorted) = (OrderedSet(list), OrderedSet(list), OrderedSet(list))
      let hasThrown = (try? partitioned.partition(by: divides)) == nil
      left = calls
      try requireEqual((try? removed.removeAll(where: divides)) == nil, hasThrown)
      left = calls
      try? sorted.sort { try !divides($0) && divides($1) }
      for set in hasThrown ? [partitioned, removed, sorted] : [partitioned, sorted] {
        try requireEqual(set.unordered, OrderedSet(list).unordered)
        for (index, item) in set.enumerated() { try requireEqual(set.firstIndex(of: item), index) }
      }
    }
  }
}

extension Generator {
  /// A list in two orders.
  func shuffledTwice<Element: Sendable>() -> Generator<(Value, Value)> where Value == [Element] {
    flatMap { list in zip(.just(list), .oneOf(.just(list), .permutation(of: list))) }
  }
}
