import InputRules
import Testing

/// Values, texts and rows (W3, W4, W6).
@Suite struct WheelValueTests {
  @Test func `No position loses anything on its way through a double (W3)`() throws {
    for count in WheelSet.decimal.counts {
      let value = try WheelSet.decimal.double(at: count)
      guard try WheelSet.decimal.count(of: value) == count else {
        Issue.record("\(count) comes back as another position")
        return
      }
    }
    // Added up from digits, as in the *Picker* article, this position is 0.29000000000000004.
    #expect(try WheelSet.decimal.double(at: 29) == 0.29)
    #expect(
      try WheelSet.decimal.value(at: 1_998)
        == ExactNumber(trusting: [1, 9, 9, 8], exponent: .near(-2)))
  }

  @Test func `Both kinds of time wheels round alike (W3)`() throws {
    #expect(try WheelSet.minutesSeconds.count(of: 59.99) == 60)
    #expect(try WheelSet.hoursMinutesSeconds.count(of: 59.99) == 60)
    #expect(try WheelSet.minutesSeconds.count(of: 59.99, rounding: .down) == 59)
    #expect(try WheelSet.minutesSeconds.count(of: 0.5) == 1)
    #expect(try WheelSet.decimal.count(of: 0.125) == 13)
    // The double is slightly less than the half as which it is written.
    #expect(try WheelSet.decimal.count(of: 1.005) == 100)
    let half = ExactNumber(trusting: [1, 0, 0, 5], exponent: .near(-3))
    #expect(try WheelSet.decimal.count(exactly: half) == 101)
  }

  @Test(arguments: [
    (WheelSet.minutesSeconds, 3_600, WheelProblem.beyond(last: 3_599)),
    (.minutesSeconds, 3_599.5, .beyond(last: 3_599)),
    (.minutesSeconds, 6_000, .beyond(last: 3_599)),
    (.hoursMinutesSeconds, 359_999.5, .beyond(last: 359_999)),
    (.decimal, 999.995, .beyond(last: 99_999)), (.decimal, 10_557.3, .beyond(last: 99_999)),
    (.decimal, 1e300, .beyond(last: 99_999)), (.decimal, -1, .negative),
    (.decimal, -.leastNonzeroMagnitude, .negative), (.decimal, .nan, .notANumber),
    (.decimal, .infinity, .infinite), (.decimal, -.infinity, .infinite),
  ])
  func `A value outside the wheels is refused (W4)`(
    set: WheelSet, value: Double, problem: WheelProblem
  ) {
    #expect(throws: problem) { try set.count(of: value) }
    var selection = WheelSelection(set)
    #expect(selection.perform(.show(value)).effect == .refused(problem))
    #expect(selection == WheelSelection(set))
  }

  @Test func `Clamping gives the nearer end, and refuses not-a-number (W4)`() throws {
    #expect(try WheelSet.minutesSeconds.clampedCount(of: 1e300) == 3_599)
    #expect(try WheelSet.minutesSeconds.clampedCount(of: .infinity) == 3_599)
    #expect(try WheelSet.minutesSeconds.clampedCount(of: -.infinity) == 0)
    #expect(try WheelSet.minutesSeconds.clampedCount(of: -61) == 0)
    #expect(try WheelSet.minutesSeconds.clampedCount(of: 90) == 90)
    #expect(throws: WheelProblem.notANumber) { try WheelSet.decimal.clampedCount(of: .nan) }
    #expect(try WheelSet.decimal.count(of: -0.0) == 0)
  }

  @Test(arguments: [
    ("11:23", nil), ("", WheelProblem.noTitle(wheel: 0, offset: 0)),
    ("11:2", .noTitle(wheel: 4, offset: 4)), ("11.23", .noTitle(wheel: 2, offset: 2)),
    ("60:00", .noTitle(wheel: 0, offset: 0)), ("11:230", .textGoesOn(offset: 5)),
    ("١١:23", .noTitle(wheel: 0, offset: 0)), ("-1:00", .noTitle(wheel: 0, offset: 0)),
  ])
  func `A text of another shape is refused where it departs from it (W6)`(
    text: String, problem: WheelProblem?
  ) throws {
    if let problem {
      #expect(throws: problem) { try WheelSet.minutesSeconds.rows(of: text) }
    } else {
      #expect(try WheelSet.minutesSeconds.rows(of: text) == [1, 1, 0, 2, 3])
    }
  }

  @Test func `A text of two positions is refused as ambiguous (W6)`() throws {
    let set = try WheelSet([.titles(["1", "11"]), .titles(["1", ""])])
    #expect(throws: WheelProblem.ambiguous) { try set.rows(of: "11") }
    #expect(try set.rows(of: "111") == [1, 0])
    #expect(try set.rows(of: "1") == [0, 1])
  }
}
