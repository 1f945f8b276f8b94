import Testing

@testable import PropertyTesting

/// Random cases omit some of a machine's commands, or some of the alternatives in a list.
@Suite struct SwarmTests {
  /// A stack that loses an element pushed at some depth.
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

  /// For each set of kinds that occur together in a case, the set's share of the random cases.
  private func kinds<Kind: Hashable>(
    _ cases: Int = 4_000, _ kinds: (inout ChoiceSource) -> Set<Kind>
  ) -> [Set<Kind>: Double] {
    (0..<UInt64(cases)).reduce(into: [:]) { shares, seed in
      var source = ChoiceSource(random: RandomBits(seed: seed &* 0x9E37_79B9_7F4A_7C15))
      shares[kinds(&source), default: 0] += 1 / Double(cases)
    }
  }

  @Test func `One case in eight omits some alternatives in all elements of its lists`() {
    let letters = Generator.array(of: .oneOf(.just("a"), .just("b"), .just("c")), count: 100)
    let shares = kinds { Set($0.draw(letters)) }
    // Out of 32 cases, 28 omit nothing; one keeps all three because it would otherwise omit them.
    let all: Double = shares[["a", "b", "c"]] ?? 0
    #expect(all > 0.88 && all < 0.93)
    for some: Set<String> in [["a"], ["b"], ["c"], ["a", "b"], ["a", "c"], ["b", "c"]] {
      let share: Double = shares[some] ?? 0
      #expect(share > 0.007 && share < 0.025)
    }
  }
}

/// Machines whose model follows the system's answers.
@Suite struct FollowingTests {
  /// A bag that returns any of its items; with a bug, it keeps the item if it has three or more.
  struct Bag {
    var items: [Int] = []
    var bug = 0

    mutating func take() -> Int {
      let place = items.count / 2
      if bug == 1 && items.count > 2 { return items[place] }
      let item = items.remove(at: place)
      return bug == 2 && items.count == 1 ? item + 1 : item
    }
  }

  static func bag(_ bug: Int) -> StateMachine<[Int: Int], Bag> {
    StateMachine(
      model: { [:] }, system: { Bag(bug: bug) },
      commands: [
        Command("put", .int(in: 0...9)) {
          $0[$1, default: 0] += 1
        } system: {
          $0.items.append($1)
        },
        Command("take", when: { !$0.isEmpty }, system: { $0.take() }) { model, found in
          let count = model[found] ?? 0
          try require(count > 0, "\(found) isn't there")
          model[found] = count == 1 ? nil : count - 1
        },
      ],
      invariant: { try requireEqual($1.items.count, $0.values.reduce(0, +)) })
  }

  @Test func `A model follows any correct answer of the system`() {
    let report = Run.check(Self.bag(0).claim())
    #expect(report.passed)
    #expect(report.statistics.kinds.map(\.label) == ["put", "take"])
  }

  /// A counter whose answer determines the next possible commands.
  @Test func `The model's next commands can depend on an answer`() throws {
    let machine = StateMachine<[Int], [Int]>(
      model: { [] }, system: { [] },
      commands: [
        Command(
          "add", of: { _ in .int(in: 0...9) },
          system: { list, item in
            list.append(item * 2)
            return list.count
          }
        ) { model, item, count in
          try requireEqual(count, model.count + 1)
          model.append(item * 2)
        },
        Command("at", of: { .int(in: 0..<$0.count) }, when: { !$0.isEmpty }) {
          $0[$1]
        } system: {
          $0[$1]
        },
      ])
    #expect(Run.check(machine.claim()).passed)
    #expect(machine.claim().describe(bytes: [1, 0, 4, 1, 1, 0]) == "1  add(4) → 1\n2  at(0) → 8")
    #expect(machine.claim().describe(bytes: []) == "no commands")
  }
}

@Suite struct StateKindTests {
  @Test(arguments: [false, true]) func `A kind of states that traces rarely reach fails a run`(
    follows: Bool
  ) {
    var machine = SwarmTests.stack(99)
    if follows {
      let more = Command<Int, Int>("see", system: { $0 }, following: { $0 == $1 })
      machine = StateMachine(
        model: { 0 }, system: { 0 }, commands: machine.commands + [more])
    }
    #expect(Run.check(machine.cover("deep", atLeast: 0.05) { $0 > 3 }.claim()).passed)
    let report = Run.check(machine.cover("deepest", atLeast: 0.05) { $0 > 45 }.claim())
    #expect(report.outcome == .notReached(labels: ["deepest"]))
    #expect("\(report)".contains("its share must be at least 0.05"))
    // A failure is reported instead of a kind that wasn't reached.
    let wrong = SwarmTests.stack(2).cover("deepest", atLeast: 0.05) { $0 > 45 }
    #expect(Run.check(wrong.claim()).counterexample != nil)
  }
}
