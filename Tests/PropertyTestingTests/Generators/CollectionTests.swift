import PropertyExpectations
import Testing

@testable import PropertyTesting

/// Generators of collections without duplicates, of orders and of parts.
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

  @Test func `A set of values from a small domain can be generated`() {
    let flags = Generator<Bool>.bool()
    expectHolds(forAll: .set(of: .bool(), 0...1_000)) { try require($0.count <= 2) }
    // The number of values that a filter accepts is unknown.
    expectHolds(forAll: .set(of: flags.filter { _ in true }, 0...1_000)) {
      try require($0.count <= 2)
    }
  }

  @Test func `A set that can't have the minimum count discards the case`() {
    let flags = Generator<Bool>.bool().filter { _ in true }
    for sets in [Generator<Set<Bool>>.set(of: .bool(), 10...10), .set(of: flags, 10...10)] {
      #expect(Run.check(RunTests.claim(sets) { _ in }).isVacuous)
    }
  }

  @Test func `A permutation has the same values`() {
    let orders = Generator<[Int]>.array(of: .int(in: 0...5), 0...8).flatMap { list in
      Generator<[Int]>.permutation(of: list).map { [list, $0] }
    }
    expectHolds(forAll: orders) { lists in
      try requireEqual(lists[1].sorted(), lists[0].sorted())
    }
    #expect(Set(EnumerationTests.all(.permutation(of: [1, 2, 3]), upTo: 9)).count == 6)
  }

  @Test func `Subsequences keep the order of their elements, and subsets all occur`() {
    expectHolds(forAll: .subsequence(of: Array(0..<12))) { part in
      try requireEqual(part, part.sorted())
      try requireEqual(Set(part).count, part.count)
    }
    #expect(Set(EnumerationTests.all(.subset(of: ["a", "b", "c"]), upTo: 9)).count == 8)
    #expect(EnumerationTests.all(.permutation(of: [Int]()), upTo: 9) == [[]])
    #expect(EnumerationTests.all(.subsequence(of: [Int]()), upTo: 9) == [[]])
  }
}

/// Generators of functions, and of values with several parts.
@Suite struct FunctionTests {
  static let digit = Generator<Int>.int(in: 0...9)
  static let functions = Generator<FunctionTable<Int, Int>>.function(from: digit, to: digit)

  @Test func `A generated function always has the same result for an argument`() {
    expectHolds(
      forAll: Self.functions.cover("constant", atLeast: 0.05) { $0.arguments.isEmpty }, Self.digit
    ) { function, argument in
      try requireEqual(function(argument), function(argument))
      try requireEqual(function.arguments.count, Set(function.arguments).count)
      try requireEqual(function(77), function.fallback)
    }
  }

  @Test func `A generated function is described by its results`() {
    let function = FunctionTable([(1, "a"), (2, ""), (1, "c")], else: "b")
    #expect(describe(function) == #"{1: "a", 2: "", else: "b"}"#)
    #expect(function(1) == "a" && function(2) == "" && function(3) == "b")
    #expect(describe(FunctionTable<Int, Int?>([], else: nil)) == "{else: nil}")
  }

  struct Person: Hashable, Sendable {
    var name: String
    var age: Int
  }

  @Test func `A generator calls an initializer with generated parts`() {
    let people = Generator.make(Person.init, .string(of: "ab", 1...2), .int(in: 0...120))
    expectHolds(forAll: people) { try require($0.age <= 120 && (1...2).contains($0.name.count)) }
    #expect(people.count == 6 * 121)
  }
}
