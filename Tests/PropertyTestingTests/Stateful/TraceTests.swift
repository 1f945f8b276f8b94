import Testing

@testable import PropertyTesting

/// The commands that are drawn, read and skipped, and their descriptions.
@Suite struct TraceTests {
  struct Unasked: Error {}

  /// A counter that must not be decremented at zero.
  static let counter = StateMachine<Int, Int>(
    model: { 0 }, system: { 0 },
    commands: [
      Command("add", .int(in: 0...9), model: { $0 += $1 }, system: { $0 += $1 }),
      Command("take", of: { .int(in: 1...max(1, $0)) }, when: { $0 > 0 }) {
        $0 -= $1
        return $0
      } system: { count, amount in
        if amount > count { throw Unasked() }
        count -= amount
        return count
      },
      Command("clear", when: { $0 == 7 }) {
        $0 = 0
      } system: { count in
        if count != 7 { throw Unasked() }
        count = 0
      },
    ])

  static func failure<Model, System>(
    of machine: StateMachine<Model, System>, _ bytes: [UInt8]
  ) -> Failure? {
    guard case .fails(let failure) = machine.claim().judge(bytes: bytes) else { return nil }
    return failure
  }

  @Test func `An argument of a command may be an element of a list in the model`() {
    let queue = StateMachine<[Int], [Int]>(
      model: { [] }, system: { [] },
      commands: [
        Command("add", .int(in: 0...9), model: { $0.append($1) }, system: { $0.append($1) }),
        Command("place", of: { try .element(of: $0) }) {
          $0.firstIndex(of: $1)
        } system: {
          $0.firstIndex(of: $1)
        },
      ])
    let text = queue.claim().describe(bytes: [1, 0, 7, 1, 0, 3, 1, 1, 1])
    #expect(text == "1  add(7)\n2  add(3)\n3  place(3) → 1")
    let failure = Self.failure(of: queue, [1, 1, 0])
    #expect(failure?.message.hasPrefix("a generator can't be used: ") == true)
  }

  /// Bytes: 1 for another command, then its option, and its argument (for `take`, minus 1).
  @Test func `A trace has one line per command, with the model's answers`() {
    let text = Self.counter.claim().describe(bytes: [1, 0, 9, 1, 1, 3, 1, 1, 0, 1, 0, 3, 1, 2])
    #expect(text == "1  add(9)\n2  take(4) → 5\n3  take(1) → 4\n4  add(3)\n5  clear()")
  }

  @Test func `A trace has up to fifty commands`() {
    let lengths = Sampling.values(Self.counter.traces, cases: 2_000).map(\.count)
    #expect(lengths.max() == 50)
  }

  @Test func `A command that isn't enabled is skipped and not shown`() {
    let bytes: [UInt8] = [1, 1, 1, 2, 1, 0, 5, 1, 2, 1, 1, 4]
    #expect(Self.counter.claim().describe(bytes: bytes) == "1  add(5)\n2  take(5) → 0")
    #expect(Self.counter.claim().judge(bytes: bytes) == .holds)
  }

  @Test func `Preconditions of commands hold for any bytes`() {
    var random = RandomBits(seed: 1)
    let claim = Self.counter.claim()
    for _ in 0..<5_000 {
      let bytes = (0..<60).map { _ in UInt8(random.next(upTo: 3)) }
      #expect(claim.judge(bytes: bytes) == .holds)
    }
  }

  @Test func `Random traces follow the weights of commands`() {
    let machine = StateMachine<Int, Int>(
      model: { 0 }, system: { 0 }, steps: 100,
      commands: [
        Command("often", weight: 8, model: { $0 += 1 }, system: { $0 += 1 }),
        Command("never", weight: 0, model: { $0 += 1 }, system: { $0 += 1 }),
        Command("seldom", weight: 2, model: { $0 += 1 }, system: { $0 += 1 }),
      ])
    var counts: [String: Int] = [:]
    for seed: UInt64 in 0..<200 {
      var source = ChoiceSource(random: RandomBits(seed: seed))
      let lines = "\(source.draw(machine.traces))".split(separator: "\n")
      let names = lines.compactMap { line in
        machine.commands.first { line.contains($0.name) }?.name
      }
      // A case that omits one of these commands isn't evidence of their weights.
      if names.count > 30 && Set(names).count < 2 { continue }
      for name in names { counts[name, default: 0] += 1 }
    }
    let seldom = Double(counts["seldom", default: 0]) / Double(counts["often", default: 1])
    #expect(abs(seldom - 0.25) < 0.02)
    #expect(counts["never"] == nil)
    #expect(Run.check(machine.claim()).passed)
    #expect(machine.claim().describe(bytes: [1, 1]) == "1  never()")
  }

  @Test func `A rejected argument skips the step`() {
    let machine = StateMachine<Int, Int>(
      model: { 0 }, system: { 0 },
      commands: [
        Command("add", Generator.int(in: 0...9).filter { $0 < 5 }) {
          $0 += $1
        } system: {
          $0 += $1
        }
      ])
    let rejected: [UInt8] = [1] + Array(repeating: 9, count: 20)
    let claim = machine.claim()
    #expect(claim.describe(bytes: rejected + [1, 3]) == "1  add(3)")
    #expect(claim.judge(bytes: rejected + [1, 3]) == .holds)
  }
}

@Suite struct TraceFailureTests {
  struct Broken: Error {}

  /// A machine with one command, which fails if `work` throws.
  static func machine(
    start: Int = 0, on work: @escaping @Sendable (inout Int) throws -> Void
  ) -> StateMachine<Int, Int> {
    StateMachine(
      model: { 0 }, system: { start },
      commands: [
        Command("add") {
          $0 += 1
        } system: {
          $0 += 1
        }, Command("work", model: { _ in }, system: work),
      ],
      invariant: { try requireEqual($1, $0, "they differ") })
  }

  @Test func `A failure names its step, or the start of the trace`() {
    let broken = StateMachine<Int, Int>(
      model: { 0 }, system: { throw Broken() },
      commands: [Command("add", model: { $0 += 1 }, system: { $0 += 1 })])
    let failures = [
      TraceTests.failure(of: Self.machine(start: 3) { _ in }, []),
      TraceTests.failure(of: Self.machine { _ in throw Broken() }, [1, 0, 1, 1]),
      TraceTests.failure(of: broken, []),
    ]
    #expect(
      failures.map { $0?.message } == [
        "at the start: they differ: found 3; expected 0", "step 2, work(): threw Broken()",
        "making the system: threw Broken()",
      ])
    #expect(failures[1]?.origin == "work Broken")
  }

  @Test func `A failed assumption in a command discards the trace`() {
    let claim = Self.machine { try assume($0 == 0) }.claim()
    #expect(claim.judge(bytes: [1, 0, 1, 1]) == .discarded)
    #expect(claim.judge(bytes: [1, 1]) == .holds)
  }
}
