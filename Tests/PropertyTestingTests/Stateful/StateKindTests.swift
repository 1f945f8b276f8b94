import Testing

@testable import PropertyTesting

/// Labelled kinds of a machine's states.
@Suite struct StateKindTests {
  @Test func `A run counts the traces with a state of the kind`() throws {
    let machine = SwarmTests.stack(99).cover("empty") { $0 == 0 }.cover("deep") { $0 > 3 }
    let report = Run.check(machine.claim())
    #expect(report.isFine)
    let labels = ["push", "pop", "clear", "peek", "empty", "deep"]
    #expect(report.statistics.kinds.map(\.label) == labels)
    let shares = report.statistics.kinds.map(report.statistics.share)
    // The first state is empty.
    #expect(shares[4] == 1 && shares[5] > 0.1 && shares[5] < 0.7)
    #expect(report.statistics.chart.contains("deep   ██"))
  }

  @Test(arguments: [false, true]) func `A kind that traces hardly ever have fails a run`(
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
