import PropertyExpectations
import Testing

@testable import PropertyTesting

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

  @Test func `An override with an unknown name is refused`() {
    #expect(
      throws: GeneratorError.unknownField(
        "numbr", of: "Address", fields: ["number", "street", "tags"])
    ) { try Generator<SampleTypes.Address>.any(overriding: .field("numbr", with: .just(1))) }
  }

  @Test func `An override with a generator of the wrong type is refused`() {
    let sentence =
      "no Address can be decoded: street: it is String, but its generator makes Int; "
      + "make its type Arbitrary, or override what the decoder refuses"
    #expect(throws: GeneratorError.self) {
      do {
        _ = try Generator<SampleTypes.Address>.any(overriding: .field("street", with: .just(1)))
      } catch {
        #expect("\(error)" == sentence)
        throw error
      }
    }
  }

  @Test func `A type without values is refused`() {
    #expect(throws: GeneratorError.undecodable(type: "Never", "there is no such thing")) {
      try Generator<SampleTypes.Never>.any()
    }
    #expect(
      throws: GeneratorError.undecodable(type: "Endless", "every Endless contains another one")
    ) {
      try Generator<SampleTypes.Endless>.any()
    }
    #expect(throws: Never.self) { try Generator<[SampleTypes.Never]>.any(counts: 0...0) }
  }

  @Test func `Optional parts whose decoder always fails are left out`() throws {
    let lists = try Generator<[String: SampleTypes.Never]>.any(counts: 0...1)
    #expect(!Run.check(RunTests.claim(lists) { _ in }).isVacuous)
  }

  @Test func `An override with a generator of the wrong type is refused in any enum case`() {
    #expect(
      throws: GeneratorError.undecodable(
        type: "Shape", "circle._0: it is Double, but its generator makes Int")
    ) { try Generator<SampleTypes.Shape>.any(overriding: .field("circle._0", with: .just(1))) }
  }
}
