import Testing

@testable import PropertyTesting

/// The description of a failing step.
@Suite struct TraceFailureTests {
  struct Broken: Error {}

  /// One command, which fails as `work` does.
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

  static let addThenWork: [UInt8] = [1, 0, 1, 1]

  @Test func `The invariant is checked at the start`() throws {
    let failure = try #require(TraceTests.failure(of: Self.machine(start: 3) { _ in }, []))
    #expect(failure.message == "at the start: they differ: found 3; expected 0")
  }

  @Test func `A system that throws fails, and says what it threw`() throws {
    let machine = Self.machine { _ in throw Broken() }
    let failure = try #require(TraceTests.failure(of: machine, Self.addThenWork))
    #expect(failure == Failure("step 2, work(): threw Broken()", at: "work Broken"))
  }

  @Test func `An assumption in a command discards the trace`() {
    let claim = Self.machine { try assume($0 == 0) }.claim()
    #expect(claim.judge(bytes: Self.addThenWork) == .discarded)
    #expect(claim.judge(bytes: [1, 1]) == .holds)
  }

  @Test func `Answers may be compared by hand`() throws {
    let machine = StateMachine<Double, Int>(
      model: { 0 }, system: { 0 },
      commands: [
        Command("add", of: { _ in .int(in: 0...9) }) { sum, value in
          sum += Double(value)
          return sum
        } system: { sum, value in
          sum += value
          return sum
        } comparing: { found, expected in
          try require(abs(Double(found) - expected) < 5, "too far")
        }
      ])
    #expect(Run.check(machine.claim()).isFine)
  }
}
