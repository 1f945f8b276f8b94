import PropertyExpectations
import Testing

/// Claims of one expression with which Swift gave up at a parameter pack: that they compile is what
/// is tested, and that each number of generators checks its claim.
@Suite struct ClaimTypesTests {
  @Test func `Lists are added in one expression`() {
    expectHolds(forAll: .array(of: .int(in: 0...9), 0...5), .array(of: .int(in: 0...9), 0...5)) {
      try require(($0 + $1).reduce(0, +) == $0.reduce(0, +) + $1.reduce(0, +))
    }
  }

  @Test func `Pairs in a list are compared in one expression`() {
    expectHolds(forAll: .array(of: zip(.int(in: 0...9), .int(in: 0...9)), 0...5)) { list in
      #expect(list.allSatisfy { $0.0 + $0.1 * 2 >= $0.1 } && list.map { $0.0 * $0.1 }.count >= 0)
    }
  }

  @Test func `Members of a nested tuple are compared in one expression`() {
    expectHolds(forAll: zip(.int(in: 0...9), .int(in: 0...9)).map { ($0, $0.0 + $0.1) }) {
      try require($0.0.0 + $0.0.1 == $0.1 && $0.0.0 * 2 + $0.1 >= $0.0.1 - 1)
    }
  }

  @Test func `A claim that doesn't wait compiles in a test that does`() async {
    expectHolds(forAll: .int(in: 0...9), .int(in: 0...9), .int(in: 0...9)) { one, two, three in
      #expect(one + two * 2 >= two && three - one <= two * 2 + 9)
    }
  }

  private static func sum(_ numbers: Int...) throws { try require(numbers.reduce(0, +) < 12) }

  /// The simplest counterexample has what no argument but the last can't make.
  @Test func `Each number of generators has its arguments in order`() {
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
