import InputRules
import Testing

/// Texts of quantities, and a pedometer's texts (R4.1 to R4.5, R6.2 to R6.4).
@Suite struct RunTextTests {
  @Test(arguments: [
    (59.99, "0:01:00", "1:00"), (59.4, "0:00:59", "0:59"), (3_600, "1:00:00", "60:00"),
    (359_999.5, "100:00:00", "6000:00"), (0, "0:00:00", "0:00"), (0.5, "0:00:01", "0:01"),
  ])
  func `Times are rounded before they are split into parts (R4.2)`(
    seconds: Double, hours: String, minutes: String
  ) throws {
    let time = try ElapsedTime(seconds: seconds)
    #expect(time.text(as: .hoursMinutesSeconds) == hours)
    #expect(time.text(as: .minutesSeconds) == minutes)
    let read = try ElapsedTime(hours, as: .hoursMinutesSeconds)
    #expect(read.text(as: .minutesSeconds) == minutes)
  }

  @Test(arguments: [
    ("", RunProblem.unreadable(offset: 0)), ("1:2", .unreadable(offset: 3)),
    ("1:60", .unreadable(offset: 2)), ("1:000", .unreadable(offset: 4)),
    (":00", .unreadable(offset: 0)), ("-1:00", .unreadable(offset: 0)),
    ("1:00:00", .unreadable(offset: 4)), ("٣:00", .unreadable(offset: 0)),
    ("99999999999999999999999:00", .tooLarge), ("16666666:41", .tooLarge),
  ])
  func `A text that isn't a time is refused where it departs from one (R4.3)`(
    text: String, problem: RunProblem
  ) {
    #expect(throws: problem) { try ElapsedTime(text, as: .minutesSeconds) }
  }

  @Test func `Decimals follow the locale (R4.4)`() throws {
    let french = try #require(NumberSymbols(locale: "fr-FR"))
    let distance = try Distance("3,11", in: .miles, with: french)
    #expect(distance.micrometers == 5_005_059_840)
    #expect(distance.text(in: .miles, with: french) == "3,11")
    #expect(distance.text(in: .kilometers) == "5.01")
    #expect(throws: RunProblem.unreadable(offset: 1)) { try Distance("3,11", in: .miles) }
    #expect(throws: RunProblem.unreadable(offset: 0)) { try Distance("x", in: .miles) }
    #expect(throws: RunProblem.zero) { try Speed("0.00", in: .milesPerHour) }
    #expect(try Speed("5", in: .milesPerHour).text(in: .kilometersPerHour) == "8.05")
  }

  @Test func `A pedometer's pace is in seconds per meter (R6.2, R6.5)`() throws {
    let reading = try PedometerReading(
      steps: 1_200, distance: Distance(1_000, .meters), pace: Pace(seconds: 0.5, per: .meters),
      elapsed: ElapsedTime(seconds: 600))
    #expect(reading.texts.steps == "Steps: 1200")
    #expect(reading.texts.distance == "Distance: 1000.00 meters,\n 0.62 mi")
    #expect(reading.texts.pace == "Pace: 2.00 m/s \n\t\t 13:25 min/mi")
    #expect(reading.texts.averagePace == "Avg Comp Pace: 1.67 m/s \n\t\t 16:06 min/mi")
    #expect(reading.status(isOn: true) == "On: 00:10:00")
    #expect(reading.status(isOn: false) == "Pedometer Off: 00:10:00")
  }

  @Test func `A pedometer's unknown values aren't made up (R6.2, R6.3)`() throws {
    let nothing = try PedometerReading(distance: .zero, elapsed: .zero)
    #expect(nothing.texts.steps == "Steps: N/A")
    #expect(nothing.texts.distance == "Distance: 0.00 meters,\n 0.00 mi")
    #expect(nothing.texts.pace == "Pace: N/A")
    #expect(nothing.texts.averagePace == "Avg Pace: N/A")
    #expect(throws: RunProblem.negative) { try PedometerReading(steps: -1, elapsed: .zero) }
  }
}
