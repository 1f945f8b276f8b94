import InputRules
import InputRulesModel
import Testing

/// The model's results for lists of intervals (R3).
@Suite struct ModelIntervalTests {
  let runs = ModelRuns()
  let intervals: [Interval]

  init() throws {
    let minute = try ElapsedTime(microseconds: 60_000_000)
    intervals = [
      try Interval(Distance(micrometers: 400_000_000), in: ElapsedTime(microseconds: 90_000_000)),
      try Interval(rest: minute),
    ]
  }

  @Test func `The total is the sums`() throws {
    let total = try runs.total(of: intervals)
    #expect(total.distance.micrometers == 400_000_000)
    #expect(total.time.microseconds == 150_000_000)
    let speed = try runs.averageSpeed(of: intervals)
    #expect(runs.value(of: speed, in: .metersPerSecond) == 8.0 / 3)
  }

  @Test func `Repetitions that fit are complete`() throws {
    let far = try Distance(micrometers: 1_000_000_000)
    let filled = try runs.repetitions(of: intervals, filling: far)
    #expect(filled.complete == 2 && filled.toReach == 3)
    #expect(filled.remainder.micrometers == 200_000_000)
    let long = try ElapsedTime(microseconds: 300_000_000)
    let exact = try runs.repetitions(of: intervals, filling: long)
    #expect(exact.complete == 2 && exact.toReach == 2 && exact.remainder == .zero)
    #expect(throws: RunProblem.zero) {
      try runs.repetitions(of: intervals, filling: Distance.zero)
    }
  }

  @Test func `No intervals are refused and rests have no speed`() throws {
    #expect(throws: RunProblem.noIntervals) { try runs.total(of: []) }
    #expect(throws: RunProblem.noIntervals) { try runs.averageSpeed(of: []) }
    #expect(throws: RunProblem.noIntervals) {
      try runs.repetitions(of: [], filling: .zero) as Repetitions<Distance>
    }
    let rests = Array(intervals.dropFirst())
    #expect(throws: RunProblem.zero) { try runs.averageSpeed(of: rests) }
    #expect(throws: RunProblem.zero) { try runs.repetitions(of: rests, filling: Distance.zero) }
    #expect(throws: RunProblem.zero) { try runs.repetitions(of: rests, filling: ElapsedTime.zero) }
  }

  @Test func `A sum beyond the limit is refused`() throws {
    let long = try Interval(rest: ElapsedTime(microseconds: ElapsedTime.limit))
    #expect(throws: RunProblem.tooLarge) {
      try runs.total(of: Array(repeating: long, count: 10_000))
    }
  }
}
