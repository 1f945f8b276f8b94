import InputRules
import InputRulesModel
import Testing

/// The model's results for quantities with known values (R1.7, R2, R3, R5).
@Suite struct ModelRunsTests {
  let runs = ModelRuns()

  @Test(arguments: [
    (26.2, DistanceUnit.miles, 42_164_812_800), (1, .miles, 1_609_344_000),
    (42.195, .kilometers, 42_195_000_000), (0.000_000_5, .meters, 0),
    (0.000_001_5, .meters, 2), (-0.0, .miles, 0), (1e9, .meters, 1_000_000_000_000_000),
  ])
  func `Distances are the nearest`(value: Double, unit: DistanceUnit, micrometers: Int) throws {
    #expect(try runs.distance(value, unit).micrometers == micrometers)
  }

  /// A decimal number isn't its double: 0.0000005 is a half, and the double is slightly less
  /// (R1.7).
  @Test func `Decimal numbers are taken exactly`() throws {
    let half = try #require(ExactNumber("0.0000005"))
    #expect(try runs.distance(half, .meters).micrometers == 1)
    let most = try #require(ExactNumber("1000000000.0000004999"))
    #expect(try runs.distance(most, .meters).micrometers == Distance.limit)
    let more = try #require(ExactNumber("1000000000.0000005"))
    #expect(throws: RunProblem.tooLarge) { try runs.distance(more, .meters) }
    let minus = try #require(ExactNumber("-1e-99999999999999999999"))
    #expect(throws: RunProblem.negative) { try runs.distance(minus, .meters) }
    #expect(throws: RunProblem.tooSmall) { try runs.speed(minus.negated, .milesPerHour) }
  }

  @Test(arguments: [
    (Double.nan, RunProblem.notANumber), (-.infinity, .infinite), (-1, .negative), (-0.0, .zero),
    (1e300, .tooLarge), (1e-300, .tooSmall),
  ])
  func `Reasons come in their order`(value: Double, problem: RunProblem) {
    #expect(throws: problem) { try runs.speed(value, .metersPerSecond) }
    #expect(throws: problem) { try runs.pace(seconds: value, per: .meters) }
    if problem != .zero && problem != .tooSmall {
      #expect(throws: problem) { try runs.distance(value, .kilometers) }
      #expect(throws: problem) { try runs.time(seconds: value) }
    }
  }

  @Test func `Speeds and paces are in lowest terms`() throws {
    let speed = try runs.speed(10.0, .kilometersPerHour)
    #expect(speed.micrometers == 25 && speed.microseconds == 9)
    #expect(runs.value(of: speed, in: .kilometersPerHour) == 10)
    #expect(runs.value(of: speed, in: .metersPerSecond) == 25.0 / 9)
    let pace = try runs.pace(seconds: 360, per: .kilometers)
    #expect(pace == runs.pace(of: speed))
    #expect(runs.speed(of: pace) == speed)
    #expect(runs.seconds(of: pace, per: .miles) == 579.363_84)
  }

  @Test(
    arguments: [
      (0, 0, 0, 0), (99, 59, 59, 359_999), (1, 0, 1, 3_601), (100, 0, 0, nil), (0, 60, 0, nil),
      (0, 0, 60, nil), (-1, 0, 0, nil), (0, .min, 0, nil), (0, 0, .max, nil),
    ] as [(Int, Int, Int, Int?)])
  func `A clock time has its parts`(hours: Int, minutes: Int, seconds: Int, sum: Int?) throws {
    if let sum {
      let time = try runs.time(hours: hours, minutes: minutes, seconds: seconds)
      #expect(time.microseconds == sum * 1_000_000)
      #expect(runs.seconds(of: time) == Double(sum))
    } else {
      #expect(throws: RunProblem.noClockTime) {
        try runs.time(hours: hours, minutes: minutes, seconds: seconds)
      }
    }
  }

  /// The third stays as it is, and only the named one is derived (R2).
  @Test func `A change derives the one that is named`() throws {
    let run = try run()
    let hour = try ElapsedTime(microseconds: 3_600_000_000)
    let far = try Distance(micrometers: 20_000_000_000)
    let fast = try runs.speed(20.0, .kilometersPerHour)
    let slower = try runs.run(run, changing: .distance(far), deriving: .time)
    #expect(slower.time.microseconds == 7_200_000_000 && slower.speed == run.speed)
    #expect(try runs.run(run, changing: .distance(far), deriving: .speed).speed == fast)
    #expect(try runs.run(run, changing: .speed(fast), deriving: .distance).distance == far)
    let half = try runs.run(run, changing: .pace(Pace(fast)), deriving: .time)
    #expect(half.time.microseconds == 1_800_000_000 && half.distance == run.distance)
    #expect(try runs.run(run, changing: .time(hour), deriving: .distance) == run)
    #expect(try runs.run(run, changing: .time(half.time), deriving: .speed).speed == fast)
  }

  @Test func `What was changed is not derived`() throws {
    let run = try run()
    let changes: [(Run.Change, Run.Quantity)] = [
      (.distance(.zero), .distance), (.time(.zero), .time), (.speed(run.speed), .speed),
      (.pace(Pace(run.speed)), .speed),
    ]
    for (change, quantity) in changes {
      #expect(throws: RunProblem.derivesChanged) {
        try runs.run(run, changing: change, deriving: quantity)
      }
    }
    #expect(throws: RunProblem.zero) {
      try runs.run(run, changing: .distance(.zero), deriving: .time)
    }
  }

  @Test func `Results are rounded or refused`() throws {
    let slow = try Speed(Distance(micrometers: 1), in: ElapsedTime(microseconds: 3))
    let fast = try Speed(Distance(micrometers: Distance.limit), in: ElapsedTime(microseconds: 1))
    let one = try ElapsedTime(microseconds: 1)
    let two = try ElapsedTime(microseconds: 2)
    #expect(try runs.distance(at: slow, in: two).micrometers == 1)
    #expect(throws: RunProblem.tooSmall) { try runs.distance(at: slow, in: one) }
    #expect(throws: RunProblem.tooLarge) { try runs.distance(at: fast, in: two) }
    #expect(throws: RunProblem.zero) { try runs.distance(at: fast, in: .zero) }
    #expect(throws: RunProblem.tooSmall) {
      try runs.time(for: Distance(micrometers: 1), at: fast)
    }
    #expect(throws: RunProblem.zero) { try runs.time(for: .zero, at: fast) }
    #expect(throws: RunProblem.zero) { try runs.speed(of: .zero, in: one) }
    #expect(throws: RunProblem.zero) { try runs.speed(of: Distance(micrometers: 1), in: .zero) }
  }

  private func run() throws -> Run {
    Run(
      distance: try Distance(micrometers: 10_000_000_000),
      time: try ElapsedTime(microseconds: 3_600_000_000),
      speed: try runs.speed(10.0, .kilometersPerHour))
  }
}
