import InputRules
import Testing

/// Sets of wheels, their presets, and invalid sets (W1, W2).
@Suite struct WheelSetTests {
  @Test func `The presets show what the Picker article's wheels show (W2)`() throws {
    #expect(WheelSet.decimal.counts == 0...99_999)
    #expect(WheelSet.minutesSeconds.counts == 0...3_599)
    #expect(WheelSet.hoursMinutesSeconds.counts == 0...359_999)
    #expect(WheelSelection(.decimal).text == "000.00")
    #expect(try WheelSelection(.decimal, count: 99_999).text == "999.99")
    #expect(try WheelSelection(.minutesSeconds, count: 683).text == "11:23")
    #expect(try WheelSelection(.hoursMinutesSeconds, count: 359_999).text == "99:59:59")
    #expect(WheelSet.minutesSeconds.wheels.map(\.rowCount) == [6, 10, 1, 6, 10])
  }

  @Test func `Units have the Picker article's labels, titles and colors (W2)`() {
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
    let times = [WheelUnit.minutesSecondsPerMile: WheelSet.minutesSeconds]
    for unit in WheelUnit.allCases where unit != .hoursMinutesSeconds {
      #expect(unit.wheels == times[unit] ?? .decimal)
    }
    #expect(WheelUnit.hoursMinutesSeconds.wheels == .hoursMinutesSeconds)
  }

  @Test(
    arguments: [
      ([], 0, .noWheels),
      ([.digit(), .titles([])], 0, .noRows(wheel: 1)),
      ([.digit(to: -1)], 0, .noRows(wheel: 0)),
      ([.digit(to: 10)], 0, .noRows(wheel: 0)),
      ([.digit(to: .max)], 0, .noRows(wheel: 0)),
      ([.digit(to: .min)], 0, .noRows(wheel: 0)),
      ([.titles(["a", "b", "a"])], 0, .equalTitles(wheel: 0, title: "a")),
      ([.digit()], -1, .fractionDigits(-1)),
      ([.digit()], 10, .fractionDigits(10)),
      (Array(repeating: .digit(), count: 16), 0, .tooManyPositions),
      (Array(repeating: .digit(), count: 99), 0, .tooManyPositions),
    ] as [([Wheel], Int, WheelSetError)])
  func `An invalid set is refused with the reason (W1)`(
    wheels: [Wheel], fractionDigits: Int, error: WheelSetError
  ) {
    #expect(throws: error) { try WheelSet(wheels, fractionDigits: fractionDigits) }
    #expect(error.description.contains("; "))
  }

  @Test func `A wheel that no set accepts has no rows (W1)`() {
    #expect([-1, 10, Int.max, .min].allSatisfy { Wheel.digit(to: $0).rowCount == 0 })
    #expect(Wheel.digit(to: 0).rowCount == 1)
  }

  @Test func `Titles that only look alike are two (W1)`() throws {
    let set = try WheelSet([.titles(["\u{E9}", "e\u{301}"])])
    #expect(try set.rows(of: "e\u{301}") == [1])
    #expect(
      try WheelSet(Array(repeating: .digit(), count: 15)).counts.count == 1_000_000_000_000_000)
  }
}
