import PropertyExpectations
import Testing

@testable import PropertyTesting

/// Functions as values, and values of several parts.
@Suite struct FunctionTests {
  static let digit = Generator<Int>.int(in: 0...9)
  static let functions = Generator<FunctionTable<Int, Int>>.function(from: digit, to: digit)

  @Test func `A function has one result per argument`() {
    expectHolds(
      forAll: Self.functions.cover("constant", atLeast: 0.05) { $0.arguments.isEmpty }, Self.digit
    ) { function, argument in
      try requireEqual(function(argument), function(argument))
      try requireEqual(function.arguments.count, Set(function.arguments).count)
      try requireEqual(function(77), function.fallback)
    }
  }

  @Test func `A function is shown by its results`() {
    let function = FunctionTable([(1, "a"), (2, ""), (1, "c")], else: "b")
    #expect(describe(function) == #"{1: "a", 2: "", else: "b"}"#)
    #expect(function(1) == "a" && function(2) == "" && function(3) == "b")
    #expect(describe(FunctionTable<Int, Int?>([], else: nil)) == "{else: nil}")
  }

  struct Person: Hashable, Sendable {
    var name: String
    var age: Int
  }

  @Test func `An initializer makes values of its parts`() {
    let people = Generator.make(Person.init, .string(of: "ab", 1...2), .int(in: 0...120))
    expectHolds(forAll: people) { try require($0.age <= 120 && (1...2).contains($0.name.count)) }
    #expect(people.count == 6 * 121)
  }
}
