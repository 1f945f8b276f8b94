import InputRules
import InputRulesModel
import Testing

/// The model's texts of times, distances, speeds and paces (R4.1 to R4.6, R6.2 to
/// R6.4).
@Suite struct ModelRunTextTests {
  let runs = ModelRuns()

  @Test(arguments: [
    (59_990_000, TimeForm.minutesSeconds, ValueRounding.nearest, "1:00"),
    (59_990_000, .minutesSeconds, .down, "0:59"),
    (59_500_000, .minutesSeconds.padded, .nearest, "01:00"),
    (3_599_500_000, .hoursMinutesSeconds, .nearest, "1:00:00"),
    (3_599_500_000, .hoursMinutesSeconds.padded, .down, "00:59:59"),
    (3_599_500_000, .minutesSeconds, .nearest, "60:00"),
    (0, .hoursMinutesSeconds, .nearest, "0:00:00"),
    (1_000_000_000_000_000, .hoursMinutesSeconds, .nearest, "277777:46:40"),
  ])
  func `Times are rounded before they are taken apart`(
    microseconds: Int, form: TimeForm, rounding: ValueRounding, text: String
  ) throws {
    let time = try ElapsedTime(microseconds: microseconds)
    #expect(runs.text(of: time, as: form, rounding: rounding) == text)
    let read = try runs.time(of: text, as: form)
    #expect(runs.text(of: read, as: form, rounding: rounding) == text)
  }

  @Test(arguments: [
    ("", 0), (":00", 0), ("1", 1), ("1:", 2), ("1:6", 2), ("1:60", 2), ("1:5", 3), ("1:5x", 3),
    ("1:000", 4), ("1:00:00", 4), (" 1:00", 0), ("-1:00", 0), ("\u{661}:00", 0), ("1:00 ", 4),
    ("99999999999999999999:6", 21),
  ])
  func `A time is wrong where no text goes on`(text: String, offset: Int) {
    #expect(throws: RunProblem.unreadable(offset: offset)) {
      try runs.time(of: text, as: .minutesSeconds)
    }
    #expect(throws: RunProblem.unreadable(offset: offset)) {
      try runs.pace(of: text, per: .miles)
    }
  }

  @Test(arguments: [("1:00", 4), ("1:00:", 5), ("1:00:0", 6), ("1:00:00:", 7), ("1:00.", 4)])
  func `A time with hours has three parts`(text: String, offset: Int) {
    #expect(throws: RunProblem.unreadable(offset: offset)) {
      try runs.time(of: text, as: .hoursMinutesSeconds)
    }
  }

  @Test func `A time beyond the limit is too large`() throws {
    #expect(
      try runs.time(of: "000277777:46:40", as: .hoursMinutesSeconds).microseconds
        == ElapsedTime.limit)
    for text in ["277777:46:41", "99999999999999999999999999999:00:00"] {
      #expect(throws: RunProblem.tooLarge) { try runs.time(of: text, as: .hoursMinutesSeconds) }
    }
  }

  @Test func `Distances and speeds are written in the locale`() throws {
    let arabic = try #require(NumberSymbols(locale: "ar-EG"))
    let distance = try Distance(micrometers: 1_234_565_000_000)
    #expect(runs.text(of: distance, in: .kilometers, with: .posix) == "1234.57")
    #expect(runs.text(of: distance, in: .kilometers, with: arabic) == "١٢٣٤٫٥٧")
    #expect(runs.text(of: Distance.zero, in: .miles, with: .posix) == "0.00")
    let speed = try runs.speed(0.005, .metersPerSecond)
    #expect(runs.text(of: speed, in: .metersPerSecond, with: .posix) == "0.01")
    for text in ["1234.57", "1234.570", "01234.57"] {
      let read = try runs.distance(of: text, in: .kilometers, with: .posix)
      #expect(read.micrometers == 1_234_570_000_000)
    }
    #expect(try runs.speed(of: ".5", in: .metersPerSecond, with: .posix).microseconds == 2)
    #expect(try runs.speed(of: "٢٫", in: .metersPerSecond, with: arabic).micrometers == 2)
  }

  @Test(arguments: [
    ("", 0), ("-1", 0), ("+1", 0), ("1e3", 1), ("1,000", 1), ("1.5.", 3), (".", 1), (" 1", 0),
    ("1 ", 1), ("\u{1F600}", 0),
  ])
  func `Another number is unreadable`(text: String, offset: Int) {
    #expect(throws: RunProblem.unreadable(offset: offset)) {
      try runs.distance(of: text, in: .meters, with: .posix)
    }
    #expect(throws: RunProblem.unreadable(offset: offset)) {
      try runs.speed(of: text, in: .milesPerHour, with: .posix)
    }
  }

  @Test func `A pace is the time for its distance`() throws {
    let pace = try runs.pace(of: "7:30", per: .miles)
    #expect(runs.seconds(of: pace, per: .miles) == 450)
    #expect(runs.text(of: pace, per: .miles, isPadded: true, rounding: .down) == "07:30")
    #expect(runs.text(of: pace, per: .kilometers, isPadded: false, rounding: .nearest) == "4:40")
    #expect(throws: RunProblem.zero) { try runs.pace(of: "0:00", per: .miles) }
    #expect(throws: RunProblem.tooLarge) { try runs.pace(of: "16666667:00", per: .miles) }
    let slowest = Pace(
      try Speed(Distance(micrometers: 1), in: ElapsedTime(microseconds: ElapsedTime.limit)))
    #expect(
      runs.text(of: slowest, per: .meters, isPadded: false, rounding: .down)
        == "16666666666666:40")
  }

  @Test func `A pedometer shows what it knows`() throws {
    let distance = try Distance(micrometers: 34_500_000)
    let pace = try runs.pace(seconds: 0.4, per: .meters)
    let elapsed = try ElapsedTime(microseconds: 3_661_500_000)
    var reading = try PedometerReading(steps: 12, distance: distance, pace: pace, elapsed: elapsed)
    #expect(
      runs.texts(of: reading)
        == PedometerTexts(
          steps: "Steps: 12", distance: "Distance: 34.50 meters,\n 0.02 mi",
          averagePace: "Avg Comp Pace: 0.01 m/s \n\t\t 2846:40 min/mi",
          pace: "Pace: 2.50 m/s \n\t\t 10:44 min/mi"))
    reading.averagePace = pace
    #expect(runs.texts(of: reading).averagePace == "Avg Pace: 2.50 m/s \n\t\t 10:44 min/mi")
    #expect(runs.status(of: reading, isOn: true) == "On: 01:01:02")
    #expect(runs.status(of: reading, isOn: false) == "Pedometer Off: 01:01:02")
  }

  @Test func `A pedometer says what it does not know`() throws {
    let unknown = PedometerTexts(
      steps: "Steps: N/A", distance: "Distance: N/A", averagePace: "Avg Pace: N/A",
      pace: "Pace: N/A")
    #expect(runs.texts(of: try PedometerReading(elapsed: .zero)) == unknown)
    let still = try PedometerReading(distance: .zero, elapsed: ElapsedTime(microseconds: 1))
    #expect(runs.texts(of: still).averagePace == "Avg Pace: N/A")
    let sudden = try PedometerReading(distance: Distance(micrometers: 1), elapsed: .zero)
    #expect(runs.texts(of: sudden).averagePace == "Avg Pace: N/A")
  }
}
