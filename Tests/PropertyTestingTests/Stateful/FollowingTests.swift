import Testing

@testable import PropertyTesting

/// Machines whose model follows what the system answers.
@Suite struct FollowingTests {
  /// A bag that answers any of its items, and keeps the one that it takes of three or more.
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

  @Test func `Any right answer is followed`() {
    let report = Run.check(Self.bag(0).claim())
    #expect(report.isFine)
    #expect(report.statistics.kinds.map(\.label) == ["put", "take"])
  }

  @Test(arguments: [
    (1, "1  put(0)\n2  put(0)\n3  put(0)\n4  take() → 0", "after step 4, take(): the values"),
    (2, "1  put(0)\n2  put(0)\n3  take()", "step 3, take(): 1 isn't there"),
  ]) func `A wrong answer is found and shrunk`(bug: Int, trace: String, message: String) throws {
    let claim = Self.bag(bug).claim()
    for seed: UInt64 in 0..<100 {
      let found = try #require(Run.check(claim, RunSettings(seed: seed)).counterexample)
      #expect(found.input == trace && found.message.hasPrefix(message), "\(found), seed \(seed)")
      #expect(claim.describe(bytes: try Blob.decode(found.choices)) == trace)
      #expect(claim.judge(bytes: found.bytes) == .fails(found.failure))
    }
  }

  /// A counter of which the answer decides what is possible next.
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
    #expect(Run.check(machine.claim()).isFine)
    #expect(machine.claim().describe(bytes: [1, 0, 4, 1, 1, 0]) == "1  add(4) → 1\n2  at(0) → 8")
    #expect(machine.claim().describe(bytes: []) == "no commands")
  }
}

/// Labelled kinds of a machine's states.
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
    #expect(Run.check(machine.cover("deep", atLeast: 0.05) { $0 > 3 }.claim()).isFine)
    let report = Run.check(machine.cover("deepest", atLeast: 0.05) { $0 > 45 }.claim())
    #expect(report.outcome == .notReached(labels: ["deepest"]))
    #expect("\(report)".contains("its share must be at least 0.05"))
    // A failure comes before what wasn't reached.
    let wrong = SwarmTests.stack(2).cover("deepest", atLeast: 0.05) { $0 > 45 }
    #expect(Run.check(wrong.claim()).counterexample != nil)
  }
}
