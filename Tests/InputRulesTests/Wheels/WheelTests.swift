import InputRules
import Testing

/// The wheels from the *Picker* article (chapter W).
@Suite struct WheelTests {
  @Test func `The wheel set presets show the wheels of the Picker article (W2)`() throws {
    #expect(WheelSet.decimal.counts == 0...99_999)
    #expect(WheelSelection(.decimal).text == "000.00")
    #expect(try WheelSelection(.minutesSeconds, count: 683).text == "11:23")
    #expect(try WheelSelection(.hoursMinutesSeconds, count: 359_999).text == "99:59:59")
    #expect(WheelSet.minutesSeconds.wheels.map(\.rowCount) == [6, 10, 1, 6, 10])
  }

  @Test func `Wheel units have the labels, titles and colors of the Picker article (W2)`() {
    #expect(
      WheelUnit.allCases.map(\.label) == [
        "Meters", "Kilometers", "Miles", "Miles per Hour", "Minutes per Mile",
        "Kilometers per Hour", "Time",
      ])
    #expect(
      WheelUnit.allCases.map(\.group.title) == [
        "Distance", "Distance", "Distance", "Pace / Speed", "Pace / Speed", "Pace / Speed", "Time",
      ])
    #expect(WheelUnit.Group.allCases.map(\.colorName) == ["cyan", "yellow", "green"])
    let times = [
      WheelUnit.minutesSecondsPerMile: WheelSet.minutesSeconds,
      .hoursMinutesSeconds: .hoursMinutesSeconds,
    ]
    for unit in WheelUnit.allCases { #expect(unit.wheels == times[unit] ?? .decimal) }
  }

  @Test func `A wheel set converts 0.29 exactly, unlike a sum of digits (W3)`() throws {
    #expect(try WheelSet.decimal.double(at: 29) == 0.29)
    // The double 1.005 is slightly smaller than the decimal number 1.005.
    #expect(try WheelSet.decimal.count(of: 1.005) == 100)
    let half = ExactNumber(trusting: [1, 0, 0, 5], exponent: .near(-3))
    #expect(try WheelSet.decimal.count(exactly: half) == 101)
  }

  @Test func `A wheel set has up to 10¹⁵ positions and compares titles by code units (W1)`()
    throws
  {
    let digits = { Array(repeating: Wheel.digit(), count: $0) }
    #expect(try WheelSet(digits(15)).counts.count == 1_000_000_000_000_000)
    #expect(throws: WheelSetError.tooManyPositions) { try WheelSet(digits(16)) }
    let set = try WheelSet([.titles(["\u{E9}", "e\u{301}"])])
    #expect(try set.rows(of: "e\u{301}") == [1])
  }
}
