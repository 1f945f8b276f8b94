import InputRules
import Testing

/// Quantities, derived quantities, and refusals (R1.1, R2, R5).
@Suite struct WorkoutRunTests {
  @Test func `A mile is the same in every unit (R1.6)`() throws {
    let mile = try Distance(1, .miles)
    #expect(mile.micrometers == 1_609_344_000)
    #expect(mile.value(in: .kilometers) == 1.609344)
    #expect(try Speed(1, .milesPerHour).value(in: .kilometersPerHour) == 1.609344)
    #expect(try Pace(seconds: 1.609344, per: .miles) == Pace(seconds: 0.001, per: .meters))
    #expect(try Distance(5, .kilometers).text(in: .miles) == "3.11")
  }

  @Test func `A marathon in 5:45 is run at 13:10 a mile (R2)`() throws {
    let run = try WorkoutRun(
      Distance(26.2, .miles), in: ElapsedTime(hours: 5, minutes: 45, seconds: 0))
    #expect(run.pace.text(per: .miles) == "13:10")
    // The *Running* article truncates the seconds.
    #expect(run.pace.text(per: .miles, rounding: .down) == "13:10")
    let exact = try WorkoutRun(
      Distance(26.21875, .miles), in: ElapsedTime(hours: 5, minutes: 45, seconds: 0))
    #expect(exact.pace.text(per: .miles) == "13:10")
    #expect(exact.pace.text(per: .miles, rounding: .down) == "13:09")
  }

  @Test func `Changing one quantity derives the named one, and leaves the third (R2)`() throws {
    let run = try WorkoutRun(Distance(5, .miles), in: ElapsedTime(hours: 1, minutes: 0, seconds: 0))
    #expect(run.speed == (try Speed(5, .milesPerHour)))
    let longer = try run.changing(.distance(Distance(10, .miles)), deriving: .time)
    #expect(longer.time.text(as: .hoursMinutesSeconds) == "2:00:00")
    #expect(longer.speed == run.speed)
    let faster = try run.changing(.distance(Distance(10, .miles)), deriving: .speed)
    #expect(faster.time == run.time)
    #expect(faster.pace.text(per: .miles) == "6:00")
    let paced = try run.changing(.pace(Pace("10:00", per: .miles)), deriving: .distance)
    #expect(paced.distance == (try Distance(6, .miles)))
    #expect(throws: RunProblem.derivesChanged) {
      try run.changing(.pace(run.pace), deriving: .speed)
    }
  }

  @Test(arguments: [
    (Double.nan, RunProblem.notANumber), (.infinity, .infinite), (-.infinity, .infinite),
    (-1, .negative), (1e300, .tooLarge), (-.leastNonzeroMagnitude, .negative),
  ])
  func `A number that isn't a quantity is refused (R5)`(value: Double, problem: RunProblem) {
    #expect(throws: problem) { try Distance(value, .miles) }
    #expect(throws: problem) { try ElapsedTime(seconds: value) }
    #expect(throws: problem) { try Speed(value, .milesPerHour) }
    #expect(throws: problem) { try Pace(seconds: value, per: .miles) }
  }

  @Test func `No speed and no pace is zero, and nothing is divided by it (R5)`() throws {
    let (none, mile) = (Distance.zero, try Distance(1, .miles))
    #expect(try Distance(-0.0, .miles) == none)
    #expect(throws: RunProblem.zero) { try Speed(0, .metersPerSecond) }
    #expect(throws: RunProblem.tooSmall) { try Speed(1e-300, .metersPerSecond) }
    #expect(throws: RunProblem.zero) { try Pace(seconds: 0, per: .miles) }
    #expect(throws: RunProblem.zero) { try Speed(none, in: .zero) }
    #expect(throws: RunProblem.zero) { try Pace(.zero, for: mile) }
    #expect(throws: RunProblem.zero) { try WorkoutRun(mile, in: .zero) }
    let slow = try Speed(Distance(micrometers: 1), in: ElapsedTime(microseconds: 3))
    #expect(throws: RunProblem.tooSmall) { try slow.distance(in: ElapsedTime(microseconds: 1)) }
    #expect(try slow.distance(in: ElapsedTime(microseconds: 2)).micrometers == 1)
    #expect(throws: RunProblem.tooLarge) {
      try slow.time(for: Distance(micrometers: Distance.limit))
    }
  }

  @Test func `A clock never shows sixty minutes (R1.8)`() throws {
    #expect(try ElapsedTime(hours: 99, minutes: 59, seconds: 59).seconds == 359_999)
    for (hours, minutes, seconds) in [
      (0, 60, 0), (0, 0, 60), (100, 0, 0), (0, -1, 0), (0, 0, .min),
    ] {
      #expect(throws: RunProblem.noClockTime) {
        try ElapsedTime(hours: hours, minutes: minutes, seconds: seconds)
      }
    }
  }
}
