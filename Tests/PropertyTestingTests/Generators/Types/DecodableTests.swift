import Foundation
import PropertyExpectations
import Testing

@testable import PropertyTesting

@Suite struct DecodableTests {
  typealias User = SampleTypes.User
  typealias Shape = SampleTypes.Shape

  /// Requires a value to be unchanged after it is written as JSON and read.
  static func isKept<Value: Codable & Equatable>(_ value: Value) throws {
    let data = try JSONEncoder().encode(["": value])
    try requireEqual(try JSONDecoder().decode([String: Value].self, from: data)[""], value)
  }

  static func cases<Value: Decodable & Hashable & Sendable>(
    of type: Value.Type, _ count: Int = 100
  ) throws -> Set<Value> {
    Set(Sampling.values(try Generator<Value>.any(), cases: count))
  }

  @Test func `Generated values are unchanged after encoding and decoding`() throws {
    expectHolds(forAll: try .any(User.self)) { try Self.isKept($0) }
    expectHolds(forAll: try .any(Shape.self)) { try Self.isKept($0) }
    expectHolds(forAll: try .any(SampleTypes.Sum.self)) { try Self.isKept($0) }
    expectHolds(forAll: try .any(SampleTypes.Folder.self, counts: 0...3, depth: 2)) {
      try Self.isKept($0)
    }
    expectHolds(forAll: try .any(SampleTypes.Box<Shape>.self)) { try Self.isKept($0) }
    expectHolds(forAll: try .any([SampleTypes.Statement?].self)) { try Self.isKept($0) }
  }

  @Test func `Every property of a decodable type varies`() throws {
    let users = Sampling.values(try Generator<User>.any(), cases: 300)
    #expect(Set(users.map(\.name)).count > 100 && Set(users.map(\.age)).count > 30)
    #expect(Set(users.map(\.isAdmin)).count == 2 && Set(users.map(\.suit)).count == 3)
    #expect(users.contains { $0.address == nil } && users.contains { $0.address?.number != nil })
    #expect(Set(users.map(\.addresses.count)) == Set(0...5))
    #expect(Set(users.map(\.maybe.count)) == Set(0...5))
    #expect(users.contains { $0.marks.count > 3 } && users.contains { $0.levels.count > 3 })
    #expect(users.contains { $0.maybe.contains(nil) && $0.maybe.contains { $0 != nil } })
  }

  @Test func `Integers of every width in decodable types take all of their values`() throws {
    let numbers = Sampling.values(try Generator<SampleTypes.Numbers>.any(), cases: 5_000)
    #expect(Set(numbers.map(\.int8)).count == 256 && Set(numbers.map(\.uint8)).count == 256)
    #expect(numbers.contains { $0.int64 > 1 << 60 } && numbers.contains { $0.uint64 == .max })
    #expect(numbers.contains { $0.int128 < -1 << 100 } && numbers.contains { $0.uint128 > 1 << 99 })
    #expect(numbers.contains { $0.double != $0.double.rounded() })
    #expect(numbers.allSatisfy { $0.double.isFinite && $0.float.isFinite })
    #expect(numbers.contains { $0.maybe == nil } && numbers.contains { $0.maybe != nil })
  }

  @Test func `Each case of an enum appears within 100 draws`() throws {
    let shapes = try Self.cases(of: Shape.self)
    #expect(Set(shapes.map { "\($0)".prefix(4) }) == ["poly", "circ", "poin", "pair"])
    #expect(try Self.cases(of: SampleTypes.Suit.self) == [.clubs, .hearts, .spades])
    #expect(try Self.cases(of: SampleTypes.Priority.self) == [.high, .low, .medium])
    #expect(try Self.cases(of: SampleTypes.Listed.self) == [.first, .second])
    let json = try Self.cases(of: SampleTypes.JSON.self)
    #expect(Set(json.map(\.kind)) == ["null", "bool", "number", "text", "list", "object"])
    let boxes = try Self.cases(of: SampleTypes.Box<Bool>.self)
    #expect(boxes == [.full(false), .full(true), .empty])
  }

  @Test func `A type's own decoder is called`() throws {
    expectHolds(forAll: try .any([SampleTypes.Even].self)) { list in
      try require(list.allSatisfy { $0.value.isMultiple(of: 2) && $0.value != 0 })
    }
    expectHolds(
      forAll: try .any(SampleTypes.Stack.self).cover("five", atLeast: 0.1) { $0.items.count == 5 }
    ) { try require($0.items.count <= 5) }
    #expect(try Self.cases(of: SampleTypes.Point.self).count > 40)
    #expect(try Self.cases(of: SampleTypes.Email.self).count > 40)
    let dogs = Sampling.values(try Generator<SampleTypes.Dog>.any(), cases: 100)
    #expect(Set(dogs.map(\.legs)).count > 20 && Set(dogs.map(\.home)).count > 20)
  }

  private enum Code: Int { case high = 100_000, low = 5 }

  @Test func `Cases of an enum have the order of their declaration, whatever their raw values`() {
    #expect(EnumCases.all(of: Code.self) == [.high, .low])
  }

  @Test func `Values of a recursive type have limited depth`() throws {
    typealias Sum = SampleTypes.Sum
    let sums = try Generator<Sum>.any(depth: 3)
    expectHolds(forAll: sums.cover("deep", atLeast: 0.05) { $0.depth >= 3 }) {
      try require($0.depth <= 4, "\($0.depth) levels")
    }
    expectHolds(forAll: try .any(SampleTypes.Node.self, depth: 5)) { try require($0.length <= 6) }
    expectHolds(forAll: try .any(SampleTypes.Folder.self, depth: 2)) { try require($0.depth <= 3) }
    let wide = try Generator<Sum>.any(counts: 20...20, depth: 40)
    #expect(!Run.check(RunTests.claim(wide) { _ in }, RunSettings(cases: 20)).isVacuous)
  }

  @Test func `The simplest value of a type has no optional or repeated parts`() throws {
    #expect(try simplest(SampleTypes.Shape.self) == "polygon(sides: 0, name: nil)")
    #expect(try simplest(SampleTypes.Suit.self) == "clubs")
    #expect(try simplest(SampleTypes.JSON.self) == "null")
    #expect(try simplest([SampleTypes.Sum].self) == "[]")
    #expect(try simplest(SampleTypes.Statement.self) == "stop")
    #expect(try simplest(SampleTypes.Node.self, show: { "\($0.value) \($0.length)" }) == "0 1")
  }

  private func simplest<Value: Decodable & Sendable>(
    _ type: Value.Type, show: (Value) -> String = { "\($0)" }
  ) throws -> String {
    var source = ChoiceSource(bytes: [])
    return show(try Generator<Value>.any().generate(&source))
  }
}

/// Overriding generators for parts of decodable types, and types without values.
@Suite struct OverrideTests {
  typealias User = SampleTypes.User
  static let small = Generator<Int>.int(in: 1...9)

  @Test func `A property is overridden by its key path`() throws {
    let users = try Generator<User>.any().overriding(\.age, with: Self.small)
    expectHolds(forAll: users) { try require((1...9).contains($0.age)) }
  }

  @Test func `A constant is overridden by its name`() throws {
    let users = try Generator<User>.any(
      overriding: .field("full_name", with: .string(of: "xy", 1...3)),
      .field("address.number", with: Self.small), .field("addresses.street", with: .just("here")))
    expectHolds(forAll: users.cover("address", atLeast: 0.5) { $0.address != nil }) { user in
      try require(Set("xy").isSuperset(of: user.name) && !user.name.isEmpty)
      try require(user.address.map { (1...9).contains($0.number ?? 0) } ?? true)
      try require(user.addresses.allSatisfy { $0.street == "here" })
    }
  }

  @Test func `An optional is overridden with nil or a value`() throws {
    let numbers = try Generator<SampleTypes.Numbers>.any(
      overriding: .field("maybe", with: .element(of: nil, 2.5)))
    #expect(Set(Sampling.values(numbers, cases: 100).map(\.maybe)) == [nil, 2.5])
    let addresses = try Generator<SampleTypes.Address>.any(
      overriding: .field("number", with: .element(of: 4, nil)))
    #expect(Set(Sampling.values(addresses, cases: 100).map(\.number)) == [nil, 4])
  }

  @Test func `All values of a type are overridden`() throws {
    let users = try Generator<User>.any(overriding: .every(String.self, with: .just("s")))
    expectHolds(forAll: users) { user in
      try require(user.name == "s" && user.addresses.allSatisfy { $0.street == "s" })
      try require(user.addresses.allSatisfy { Set($0.tags.keys).isSubset(of: ["s"]) })
    }
  }

  /// Types without values and overrides that don't fit, with the errors that refuse them.
  private static let refused: [(GeneratorError, @Sendable () throws -> Void)] = [
    (
      .unknownField("numbr", of: "Address", fields: ["number", "street", "tags"]),
      { _ = try Generator<SampleTypes.Address>.any(overriding: .field("numbr", with: .just(1))) }
    ),
    (
      .undecodable(type: "Address", "street: needs String, but its generator makes Int"),
      { _ = try Generator<SampleTypes.Address>.any(overriding: .field("street", with: .just(1))) }
    ),
    (
      .undecodable(type: "Shape", "circle._0: needs Double, but its generator makes Int"),
      { _ = try Generator<SampleTypes.Shape>.any(overriding: .field("circle._0", with: .just(1))) }
    ),
    (
      .undecodable(type: "Never", "there is no such thing"),
      { _ = try Generator<SampleTypes.Never>.any() }
    ),
    (
      .undecodable(type: "Endless", "every Endless contains another Endless"),
      { _ = try Generator<SampleTypes.Endless>.any() }
    ),
  ]

  @Test(arguments: refused.indices)
  func `A type without values, or an override that doesn't fit, is refused`(index: Int) {
    #expect(throws: Self.refused[index].0) { try Self.refused[index].1() }
  }

  @Test func `Optional parts whose decoder always fails are left out`() throws {
    #expect(throws: Never.self) { try Generator<[SampleTypes.Never]>.any(counts: 0...0) }
    let lists = try Generator<[String: SampleTypes.Never]>.any(counts: 0...1)
    #expect(!Run.check(RunTests.claim(lists) { _ in }).isVacuous)
  }
}
