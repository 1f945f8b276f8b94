import PropertyExpectations
import Testing

@testable import PropertyTesting

/// State machines find wrong systems, with the shortest possible counterexample.
@Suite struct StateMachineTests {
  /// A wrong system, with the shortest trace that shows it and the start of the message.
  struct Bug: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let claim: Claim
    let trace: String
    let message: String
    var cases = 5_000
  }

  static let bugs: [Bug] =
    [
      Bug(
        testDescription: "a stack that turns into a queue",
        claim: WrongStack.machine(limit: 2).claim(), trace: "1  push(0)\n2  push(1)\n3  pop() → 1",
        message: "step 3, pop(): found 0; expected 1"),
      Bug(
        testDescription: "a ring that grows wrong", claim: WrongQueue.machine.claim(),
        trace: """
          1  add(0)
          2  add(0)
          3  take() → 0
          4  add(0)
          5  add(0)
          6  take() → 0
          7  take() → 0
          """, message: "step 7, take(): found nil; expected 0"),
      Bug(
        testDescription: "a drive that reuses a wrong place",
        claim: MadeTests.machine(isWrong: true).claim(),
        trace: "1  a = open()\n2  b = open()\n3  close(a)\n4  c = open()\n5  owner(b) → 2",
        message: "step 5, owner(b): "),
      Bug(
        testDescription: "a bag that keeps an item", claim: FollowingTests.bag(1).claim(),
        trace: "1  put(0)\n2  put(0)\n3  put(0)\n4  take() → 0",
        message: "after step 4, take(): the values"),
      Bug(
        testDescription: "a bag that returns another item", claim: FollowingTests.bag(2).claim(),
        trace: "1  put(0)\n2  put(0)\n3  take()", message: "step 3, take(): 1 isn't there"),
    ] + [8, 12, 16].map(deepStack)

  /// A bug in a deep state; if no case omitted a command, the median seed would need more than 200,
  /// 6,000 and 20,000 traces.
  private static func deepStack(_ depth: Int) -> Bug {
    let pushes = (1...depth).map { "\($0 < 10 && depth > 9 ? " " : "")\($0)  push()" }
    return Bug(
      testDescription: "a stack that is wrong at depth \(depth)",
      claim: SwarmTests.stack(depth).claim(), trace: pushes.joined(separator: "\n"), message: "",
      cases: 1_000)
  }

  @Test(arguments: bugs)
  func `A wrong system is found and shrunk to a trace that its choices repeat`(bug: Bug) throws {
    for seed: UInt64 in 0..<100 {
      let report = Run.check(bug.claim, RunSettings(cases: bug.cases, seed: seed))
      let found = try #require(report.counterexample)
      #expect(found.input == bug.trace && found.message.hasPrefix(bug.message), "seed \(seed)")
      #expect(bug.claim.describe(bytes: try Blob.decode(found.choices)) == found.input)
      #expect(bug.claim.judge(bytes: found.bytes) == .fails(found.failure))
      #expect(bug.claim.canonical(found.bytes) == found.bytes)
    }
  }

  @Test func `A correct system agrees with its model`() {
    expectHolds(WrongStack.machine())
  }

  /// An independent function counts the traces of a stack with two values.
  @Test(arguments: 0...5) func `Every trace of a small domain is checked once`(steps: Int) {
    func traces(_ steps: Int, from height: Int) -> Int {
      if steps == 0 { return 1 }
      let pops = height == 0 ? 0 : traces(steps - 1, from: height - 1)
      return 1 + 2 * traces(steps - 1, from: height + 1) + pops
    }
    let machine = WrongStack.machine(values: 0...1, steps: steps)
    let report = Run.check(machine.claim(), RunSettings(cases: 100_000, isExhaustive: true))
    // Without steps, nothing can be pushed; in one step, nothing can be popped.
    let missing = [0: ["push", "pop"], 1: ["pop"]][steps]
    #expect(
      report.outcome
        == missing.map { .notReached(labels: $0) }
        ?? .proved(inputs: report.cases, upToSize: nil))
    #expect(report.cases - report.discarded == traces(steps, from: 0))
  }

  /// With few arguments, all traces are enumerated; with many, traces are drawn.
  @Test(arguments: [0.02, 0], [0...0, 0...999])
  func `A required command that is never enabled fails the run`(
    reach: Double, arguments: ClosedRange<Int>
  ) {
    let machine = StateMachine<Int, Int>(
      model: { 0 }, system: { 0 }, reach: reach,
      commands: [
        Command("add", .int(in: arguments), model: { $0 += $1 }, system: { $0 += $1 }),
        Command("take", when: { $0 < 0 }, model: { $0 -= 1 }, system: { $0 -= 1 }),
      ])
    let report = Run.check(machine.claim())
    #expect(report.passed == (reach == 0))
    #expect("\(report)".contains("take") == (reach > 0))
  }
}

/// A stack (a value type) that pops from the wrong end after it has reached its maximum height.
struct WrongStack {
  private(set) var items: [Int] = []
  private var wasHigh = false
  /// The height from which the stack is wrong.
  let limit: Int

  init(limit: Int = .max) { self.limit = limit }

  var count: Int { items.count }

  mutating func push(_ item: Int) {
    items.append(item)
    if items.count >= limit { wasHigh = true }
  }

  mutating func pop() -> Int? {
    guard !items.isEmpty else { return nil }
    return wasHigh ? items.removeFirst() : items.removeLast()
  }

  /// A machine that compares the stack with an array; without a limit, the stack is correct.
  static func machine(
    limit: Int = .max, values: ClosedRange<Int> = 0...9, steps: Int = 20
  ) -> StateMachine<[Int], WrongStack> {
    StateMachine(
      model: { [] }, system: { WrongStack(limit: limit) }, steps: steps,
      commands: [
        Command("push", .int(in: values)) { model, value in
          model.append(value)
        } system: { stack, value in
          stack.push(value)
        },
        Command("pop", when: { !$0.isEmpty }) { model in
          model.removeLast()
        } system: { stack in
          stack.pop()
        },
      ],
      invariant: { model, stack in try requireEqual(stack.count, model.count) })
  }
}

/// A queue (a reference type) in a ring of two places, which grows without unrolling the ring.
final class WrongQueue {
  private var ring: [Int?] = Array(repeating: nil, count: 2)
  private var head = 0
  private(set) var count = 0

  func add(_ item: Int) {
    if count == ring.count { ring += Array(repeating: nil, count: count) }
    ring[(head + count) % ring.count] = item
    count += 1
  }

  func take() -> Int? {
    guard count > 0 else { return nil }
    defer { head = (head + 1) % ring.count }
    count -= 1
    return ring[head]
  }

  static let machine = StateMachine<[Int], WrongQueue>(
    model: { [] }, system: { WrongQueue() },
    commands: [
      Command("add", .int(in: 0...99), model: { $0.append($1) }, system: { $0.add($1) }),
      Command("take", model: { $0.isEmpty ? nil : $0.removeFirst() }, system: { $0.take() }),
      Command("count", model: { $0.count }, system: { $0.count }),
    ])
}
