import InputRules
import Testing

/// The examples in the *Running* articles (chapter R).
@Suite struct RunningTests {
  @Test func `A marathon in 5:45 has a pace of 13:10 per mile (R2)`() throws {
    let time = try ElapsedTime(hours: 5, minutes: 45, seconds: 0)
    let run = try WorkoutRun(Distance(26.21875, .miles), in: time)
    #expect(run.pace.text(per: .miles) == "13:10")
    // The article truncates the seconds.
    #expect(run.pace.text(per: .miles, rounding: .down) == "13:09")
  }

  @Test func `Values are rounded before they are split, and follow the locale (R4.2, R4.4)`() throws
  {
    let time = try ElapsedTime(seconds: 59.99)
    #expect(time.text(as: .hoursMinutesSeconds) == "0:01:00")
    #expect(throws: RunProblem.unreadable(offset: 2)) {
      try ElapsedTime("1:60", as: .minutesSeconds)
    }
    let french = try #require(NumberSymbols(locale: "fr-FR"))
    let distance = try Distance("3,11", in: .miles, with: french)
    #expect(distance.text(in: .miles, with: french) == "3,11")
    #expect(distance.text(in: .kilometers) == "5.01")
  }

  @Test func `A pedometer shows a reading, and N/A for unknown values (R6.2, R6.3)`() throws {
    let reading = try PedometerReading(
      steps: 1_200, distance: Distance(1_000, .meters), pace: Pace(seconds: 0.5, per: .meters),
      elapsed: ElapsedTime(seconds: 600))
    #expect(reading.texts.distance == "Distance: 1000.00 meters,\n 0.62 mi")
    #expect(reading.texts.pace == "Pace: 2.00 m/s \n\t\t 13:25 min/mi")
    #expect(reading.texts.averagePace == "Avg Comp Pace: 1.67 m/s \n\t\t 16:06 min/mi")
    #expect(reading.status(isOn: false) == "Pedometer Off: 00:10:00")
    let nothing = try PedometerReading(distance: .zero, elapsed: .zero)
    #expect(nothing.texts.steps == "Steps: N/A" && nothing.texts.pace == "Pace: N/A")
  }
}
