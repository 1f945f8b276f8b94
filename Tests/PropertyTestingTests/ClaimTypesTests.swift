import PropertyExpectations
import Testing

@testable import PropertyTesting

/// Claims that are one expression compile, although Swift can't type-check them with a parameter
/// pack; claims accept one to five generators.
@Suite struct ClaimTypesTests {
  @Test func `A claim that adds lists in one expression compiles`() {
    expectHolds(forAll: .array(of: .int(in: 0...9), 0...5), .array(of: .int(in: 0...9), 0...5)) {
      try require(($0 + $1).reduce(0, +) == $0.reduce(0, +) + $1.reduce(0, +))
    }
  }

  @Test func `A claim that compares members of a nested tuple in one expression compiles`() {
    expectHolds(forAll: zip(.int(in: 0...9), .int(in: 0...9)).map { ($0, $0.0 + $0.1) }) {
      try require($0.0.0 + $0.0.1 == $0.1 && $0.0.0 * 2 + $0.1 >= $0.0.1 - 1)
    }
  }

  private static func sum(_ numbers: Int...) throws { try require(numbers.reduce(0, +) < 12) }

  /// In the simplest counterexample, four times the first argument plus all others is 12.
  @Test func `A claim with up to five generators receives its arguments in order`() {
    let most = Generator.int(in: 0...3)
    let claims = [
      Claim(forAll: most, .int(in: 0...9)) { try Self.sum($0 * 4, $1) },
      Claim(forAll: most, most, .int(in: 0...9)) { try Self.sum($0 * 4, $1, $2) },
      Claim(forAll: most, most, most, .int(in: 0...9)) { try Self.sum($0 * 4, $1, $2, $3) },
      Claim(forAll: most, most, most, most, .int(in: 0...9)) {
        try Self.sum($0 * 4, $1, $2, $3, $4)
      },
      Claim(forAll: zip(most, most, most, most, .int(in: 0...9))) {
        try Self.sum($0.0 * 4, $0.1, $0.2, $0.3, $0.4)
      },
    ]
    #expect(claims.allSatisfy { Run.check($0).counterexample != nil })
    #expect(claims.map(\.count) == [40, 160, 640, 2_560, 2_560])
    let inputs = claims.prefix(4).map { Run.check($0).counterexample?.arguments as? [Int] }
    #expect(inputs.allSatisfy { ($0?.first ?? 0) * 4 + ($0?.dropFirst().reduce(0, +) ?? 0) == 12 })
  }
}

/// A claim may return a `Bool`, where `false` is a failure in every form of claim.
@Suite struct BoolClaimTests {
  private static let number = Generator.int(in: 0...9)
  private static let few = RunSettings(cases: 100)

  private static func sum(_ numbers: Int...) -> Bool { numbers.reduce(0, +) < 4 }

  /// Claims of each form, which are false for sums of 4 or more.
  private static let claims: [Claim] = [
    Claim(forAll: number) { sum($0) },
    Claim(forAll: number) { number in
      let next = number + 1
      return next < 5
    },
    Claim(forAll: number, examples: [7]) { sum($0) },
    Property<Int>(forAll: number) { $0 > $1 }.about(4),
    Property<Int>(forAll: number, number) { $0 > $1 + $2 }.about(4),
    Property<Int>(forEach: { zip(number, .int(in: 0...$0)) }) { $0 > $1 + $2 }.about(4),
  ]

  @Test(arguments: claims.indices) func `A result of false fails and is shrunk`(index: Int) throws {
    let found = try #require(Run.check(Self.claims[index], Self.few).counterexample)
    #expect(found.message == "the claim is false")
    let sum = found.arguments.compactMap { $0 as? Int }.reduce(0, +)
    #expect(sum == (index == 2 ? sum : 4) && sum >= 4)
  }

  @Test func `A machine fails if its invariant or its comparison returns false`() throws {
    let add = Command<Int, Int>("add", model: { $0 += 1 }, system: { $0 = min(2, $0 + 1) })
    let read = Command<Int, Int>(
      "read", of: { _ in .just(()) }, model: { count, _ in count }, system: { count, _ in count },
      comparing: { $0 == $1 })
    let machines = [
      StateMachine<Int, Int>(
        model: { 0 }, system: { 0 }, commands: [add], invariant: { $0 == $1 }),
      StateMachine(model: { 0 }, system: { 0 }, commands: [add, read]),
    ]
    for machine in machines {
      let found = try #require(Run.check(machine.claim()).counterexample)
      #expect(found.message.hasSuffix("the claim is false"))
    }
  }

  @Test func `A claim fails if its result is neither true nor false`() throws {
    let claim = Claim(forAll: Self.number) { $0 + 1 }
    let found = try #require(Run.check(claim).counterexample)
    #expect(found.message.hasPrefix("the claim returns 1, which is neither true nor false; "))
    let optional = Claim(forAll: .array(of: Self.number, 0...3)) { $0.first.map { $0 < 9 } }
    #expect(Run.check(optional).counterexample?.message.contains("returns nil") == true)
    let list = Generator.array(of: Self.number, 1...3)
    let last = Claim(forAll: list) { $0.last.map { $0 < 5 } }
    #expect(Run.check(last).counterexample?.input == "[5]")
  }

  @Test func `A claim may return the report of another run`() {
    let claim = Claim(forAll: Self.number) { most in
      Run.check(Claim(forAll: .int(in: 0...most)) { $0 < 3 })
    }
    #expect(Run.check(claim).counterexample?.input == "3")
  }

  @Test func `A claim ignores the discardable result of another check`() {
    expectHolds(forAll: Self.number) { number in
      #expect(throws: GeneratorError.self) {
        try Generator<Int>.element(of: Array(repeating: number, count: 0))
      }
    }
    expectHolds(forAll: Self.number, settings: Self.few) { most in
      expectHolds(forAll: .int(in: 0...most), settings: RunSettings(cases: 5)) { $0 <= most }
    }
    // A discardable result is the claim's result only if the call is the whole claim.
    expectHolds(forAll: Self.number) { number in
      var set: Set<Int> = []
      set.insert(number)
    }
  }
}
