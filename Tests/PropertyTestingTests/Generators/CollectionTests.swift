import PropertyExpectations
import Testing

@testable import PropertyTesting

/// Collections without duplicates, orders and parts.
@Suite struct CollectionTests {
  @Test func `Unique arrays have no duplicates`() {
    expectHolds(forAll: .uniqueArray(of: .int(in: 0...9), 0...10)) {
      try require(Set($0).count == $0.count)
    }
    let pairs = Generator<[Int]>.array(of: .int(in: 0...9), count: 2)
    let lists = Generator<[[Int]]>.uniqueArray(of: pairs, 1...6) { $0[0] }
    expectHolds(forAll: lists) { list in
      try require(Set(list.map { $0[0] }).count == list.count && !list.isEmpty)
    }
  }

  @Test func `A set of a small domain ends`() {
    let flags = Generator<Bool>.bool()
    expectHolds(forAll: .set(of: .bool(), 0...1_000)) { try require($0.count <= 2) }
    // The number of values that a filter keeps is unknown.
    expectHolds(forAll: .set(of: flags.filter { _ in true }, 0...1_000)) {
      try require($0.count <= 2)
    }
  }

  @Test func `A minimum that cannot be reached rejects the case`() {
    let flags = Generator<Bool>.bool().filter { _ in true }
    for sets in [Generator<Set<Bool>>.set(of: .bool(), 10...10), .set(of: flags, 10...10)] {
      #expect(Run.check(RunTests.claim(sets) { _ in }).isVacuous)
    }
  }

  @Test func `An enumeration visits every set`() {
    let sets = EnumerationTests.all(.set(of: .int(in: 0...3), 0...2), upTo: 100)
    #expect(Set(sets).count == 1 + 4 + 6)
  }

  @Test func `Orders are of the same values`() {
    let orders = Generator<[Int]>.array(of: .int(in: 0...5), 0...8).flatMap { list in
      let shuffled = Generator<[Int]>.just(list).shuffled()
      return zip(shuffled, Generator<[Int]>.permutation(of: list)).map { [list, $0, $1] }
    }
    expectHolds(forAll: orders) { lists in
      try requireEqual(lists[1].sorted(), lists[0].sorted())
      try requireEqual(lists[2].sorted(), lists[0].sorted())
    }
    #expect(Set(EnumerationTests.all(.permutation(of: [1, 2, 3]), upTo: 9)).count == 6)
  }

  @Test func `Parts are in the order given`() {
    expectHolds(forAll: .subsequence(of: Array(0..<12))) { part in
      try requireEqual(part, part.sorted())
      try requireEqual(Set(part).count, part.count)
    }
    #expect(Set(EnumerationTests.all(.subset(of: ["a", "b", "c"]), upTo: 9)).count == 8)
    #expect(EnumerationTests.all(.permutation(of: [Int]()), upTo: 9) == [[]])
    #expect(EnumerationTests.all(.subsequence(of: [Int]()), upTo: 9) == [[]])
  }
}
