import Testing

@testable import PropertyTesting

/// Random cases that omit some of a machine's commands, or of the alternatives in a list.
@Suite struct SwarmTests {
  /// A stack that loses what is pushed at some depth.
  static func stack(_ depth: Int) -> StateMachine<Int, Int> {
    StateMachine(
      model: { 0 }, system: { 0 },
      commands: [
        Command("push", model: { $0 += 1 }, system: { $0 += $0 == depth - 1 ? 0 : 1 }),
        Command("pop", when: { $0 > 0 }, model: { $0 -= 1 }, system: { $0 -= 1 }),
        Command("clear", model: { $0 = 0 }, system: { $0 = 0 }),
        Command("peek", when: { $0 > 0 }, model: { $0 }, system: { $0 }),
      ],
      invariant: { $0 == $1 })
  }

  /// Without omissions, half of the seeds would need more than 200, 6,000 and 20,000 traces.
  @Test(arguments: [8, 12, 16]) func `A deep state is found and shrunk`(depth: Int) throws {
    let pushes = (1...depth).map { "\($0 < 10 && depth > 9 ? " " : "")\($0)  push()" }
    for seed: UInt64 in 0..<100 {
      let settings = RunSettings(cases: 1_000, seed: seed)
      let found = try #require(Run.check(Self.stack(depth).claim(), settings).counterexample)
      #expect(found.input == pushes.joined(separator: "\n"), "seed \(seed)")
    }
  }

  /// The sets of kinds of elements in lists of a hundred.
  private func kinds<Kind: Hashable>(
    _ cases: Int = 4_000, _ kinds: (inout ChoiceSource) -> Set<Kind>
  ) -> [Set<Kind>: Double] {
    (0..<UInt64(cases)).reduce(into: [:]) { shares, seed in
      var source = ChoiceSource(random: RandomBits(seed: seed &* 0x9E37_79B9_7F4A_7C15))
      shares[kinds(&source), default: 0] += 1 / Double(cases)
    }
  }

  @Test func `One case in eight omits alternatives in its lists, throughout`() {
    let letters = Generator.array(of: .oneOf(.just("a"), .just("b"), .just("c")), count: 100)
    let shares = kinds { Set($0.draw(letters)) }
    // All three are left by the toss of coins as well, or where none would be: 29 of 32.
    let all: Double = shares[["a", "b", "c"]] ?? 0
    #expect(all > 0.88 && all < 0.93)
    for some: Set<String> in [["a"], ["b"], ["c"], ["a", "b"], ["a", "c"], ["b", "c"]] {
      let share: Double = shares[some] ?? 0
      #expect(share > 0.007 && share < 0.025)
    }
  }
}
