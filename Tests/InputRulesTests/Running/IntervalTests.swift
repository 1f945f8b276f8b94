import InputRules
import Testing

/// Lists of intervals (R3).
@Suite struct IntervalTests {
  /// Four minutes of running, one of rest.
  private func workout() throws -> [Interval] {
    [
      try Interval(Distance(800, .meters), in: ElapsedTime(seconds: 240)),
      try Interval(rest: ElapsedTime(seconds: 60)),
    ]
  }

  @Test func `An average is the total distance in the total time (R3)`() throws {
    let workout = try workout()
    #expect(try workout.total().distance == Distance(800, .meters))
    #expect(try workout.total().time.seconds == 300)
    #expect(try workout.averagePace().text(per: .kilometers) == "6:15")
    #expect(throws: RunProblem.zero) { try workout.suffix(1).averagePace() }
    #expect(throws: RunProblem.noIntervals) { try workout.prefix(0).total() }
  }

  @Test func `Repetitions fill a distance or a time (R3)`() throws {
    let workout = try workout()
    let far = try workout.repetitions(filling: Distance(5, .kilometers))
    #expect((far.complete, far.toReach) == (6, 7))
    #expect(far.remainder == (try Distance(200, .meters)))
    let long = try workout.repetitions(filling: ElapsedTime(hours: 1, minutes: 0, seconds: 0))
    #expect(long == Repetitions(complete: 12, remainder: .zero, toReach: 12))
    #expect(throws: RunProblem.zero) {
      try workout.suffix(1).repetitions(filling: Distance(1, .miles))
    }
  }

  @Test func `No interval is without time, and only a rest without distance (R5)`() throws {
    let second = try ElapsedTime(seconds: 1)
    #expect(throws: RunProblem.zero) { try Interval(.zero, in: second) }
    #expect(throws: RunProblem.zero) { try Interval(Distance(1, .miles), in: .zero) }
    #expect(throws: RunProblem.zero) { try Interval(rest: .zero) }
  }

  @Test func `A sum beyond the limit is refused, in whatever order (R3, R5)`() throws {
    let far = try Interval(Distance(micrometers: Distance.limit), in: ElapsedTime(seconds: 1))
    let near = try Interval(Distance(1, .meters), in: ElapsedTime(seconds: 1))
    #expect(throws: RunProblem.tooLarge) { try [far, near].total() }
    #expect(throws: RunProblem.tooLarge) { try [near, far, far].averageSpeed() }
    #expect(try Array(repeating: near, count: 1_000).averageSpeed() == Speed(1, .metersPerSecond))
  }
}
