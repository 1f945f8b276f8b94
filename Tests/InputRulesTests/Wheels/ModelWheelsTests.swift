import InputRules
import InputRulesModel
import Testing

/// The model's answers about the wheels that the specification mentions (W1 to W4, W5.1 to W5.3).
@Suite struct ModelWheelsTests {
  let wheels = ModelWheels()

  /// Of several reasons the first is named, with the first wheel for which it holds (W1).
  @Test(
    arguments: [
      ([], 0, .noWheels),
      ([.digit(to: 10)], 0, .noRows(wheel: 0)),
      ([.titles(["a", "a"]), .digit(to: -1)], 10, .noRows(wheel: 1)),
      ([.digit(), .titles([])], 0, .noRows(wheel: 1)),
      ([.titles(["b", "a", "a", "b"])], -1, .equalTitles(wheel: 0, title: "a")),
      ([.separator(":"), .digit()], 10, .fractionDigits(10)),
      (Array(repeating: .digit(), count: 16), -1, .fractionDigits(-1)),
      (Array(repeating: .digit(), count: 16), 0, .tooManyPositions),
      (Array(repeating: .digit(), count: 15), 9, nil),
      (Array(repeating: .digit(), count: 15) + [.digit(to: 0), .separator("")], 0, nil),
      (Array(repeating: .digit(), count: 15) + [.digit(to: 1)], 0, .tooManyPositions),
    ] as [([Wheel], Int, WheelSetError?)])
  func `The first reason is the one given`(wheels: [Wheel], digits: Int, problem: WheelSetError?) {
    #expect(self.wheels.problem(of: wheels, fractionDigits: digits) == problem)
  }

  /// Titles that look alike are not equal (W1).
  @Test func `Titles are compared by code units`() {
    let titles = Wheel.titles(["\u{E9}", "e\u{301}"])
    #expect(wheels.problem(of: [titles], fractionDigits: 0) == nil)
  }

  /// The counts of the presets (W2, W3).
  @Test(arguments: [
    (WheelSet.decimal, 99_999, 999.99, "999.99"), (.decimal, 1_234, 12.34, "012.34"),
    (.minutesSeconds, 3_599, 3_599, "59:59"), (.minutesSeconds, 61, 61, "01:01"),
    (.hoursMinutesSeconds, 359_999, 359_999, "99:59:59"),
    (.hoursMinutesSeconds, 3_600, 3_600, "01:00:00"),
  ])
  func `Counts are values and texts`(set: WheelSet, count: Int, value: Double, text: String) throws
  {
    let rows = try wheels.rows(at: count, of: set)
    #expect(try wheels.text(of: rows, in: set) == text)
    #expect(try wheels.count(of: rows, in: set) == count)
    #expect(try wheels.rows(of: text, in: set) == rows)
    #expect(try wheels.double(at: count, of: set) == value)
    let exact = try wheels.value(at: count, of: set)
    #expect(try wheels.count(of: exact, rounding: .down, in: set) == count)
  }

  @Test func `A count that is no position is refused`() {
    for count in [-1, 3_600, Int.min, Int.max] {
      #expect(throws: WheelProblem.noPosition(count: count, last: 3_599)) {
        try wheels.rows(at: count, of: .minutesSeconds)
      }
      #expect(throws: WheelProblem.noPosition(count: count, last: 3_599)) {
        try wheels.double(at: count, of: .minutesSeconds)
      }
    }
  }

  /// The nearest, half away from zero, of the exact value of a double (W3).
  @Test(arguments: [
    (0.125, ValueRounding.nearest, 13), (0.125, .down, 12), (1.005, .nearest, 100),
    (0.115, .nearest, 12), (0.29, .down, 28), (-0.0, .nearest, 0),
    (.leastNonzeroMagnitude, .nearest, 0),
    (999.994, .nearest, 99_999), (999.999, .down, 99_999), (0.005, .nearest, 1),
  ])
  func `Doubles are taken exactly`(value: Double, rounding: ValueRounding, count: Int) throws {
    #expect(try wheels.count(of: value, rounding: rounding, in: .decimal) == count)
    #expect(try wheels.clampedCount(of: value, rounding: rounding, in: .decimal) == count)
  }

  @Test(arguments: [
    ("0.005", ValueRounding.nearest, 1), ("0.0049999999999999999999999", .nearest, 0),
    ("1.005", .nearest, 101), ("0.29", .down, 29), ("-0", .nearest, 0), ("1e-999", .nearest, 0),
    ("999.9949", .nearest, 99_999), ("1e2", .down, 10_000),
  ])
  func `Decimal numbers are taken exactly`(
    text: String, rounding: ValueRounding, count: Int
  ) throws {
    let value = try #require(ExactNumber(text))
    #expect(try wheels.count(of: value, rounding: rounding, in: .decimal) == count)
  }

  @Test(arguments: [
    (Double.nan, WheelProblem.notANumber), (.infinity, .infinite), (-.infinity, .infinite),
    (-.leastNonzeroMagnitude, .negative), (999.995, .beyond(last: 99_999)),
    (1e300, .beyond(last: 99_999)),
  ])
  func `Values outside are refused`(value: Double, problem: WheelProblem) {
    #expect(throws: problem) { try wheels.count(of: value, rounding: .nearest, in: .decimal) }
  }

  @Test(arguments: [
    ("-0.001", WheelProblem.negative), ("1000", .beyond(last: 99_999)),
    ("1e99999999999999999999999", .beyond(last: 99_999)), ("-1e-99999999999999999999", .negative),
  ])
  func `Decimal numbers outside are refused`(text: String, problem: WheelProblem) throws {
    let value = try #require(ExactNumber(text))
    #expect(throws: problem) { try wheels.count(of: value, rounding: .nearest, in: .decimal) }
  }

  /// Clamping gives the ends, but still no value for not-a-number (W4).
  @Test func `Clamping takes the ends`() throws {
    for value in [-1, -0.001, -Double.infinity] {
      #expect(try wheels.clampedCount(of: value, rounding: .nearest, in: .decimal) == 0)
    }
    for value in [1_000, 1e300, Double.infinity] {
      #expect(try wheels.clampedCount(of: value, rounding: .nearest, in: .decimal) == 99_999)
    }
    #expect(throws: WheelProblem.notANumber) {
      try wheels.clampedCount(of: .nan, rounding: .nearest, in: .decimal)
    }
  }

  /// −1, the platform's “not found” and 2³¹ − 1 aren't rows; a cyclic wheel accepts any (W5.1,
  /// W5.2).
  @Test(arguments: [-1, 10, Int.max, 1 << 31 - 1, .min])
  func `Rows that a wheel does not have are refused`(row: Int) throws {
    let set = try WheelSet([.digit().cyclic, .digit()])
    #expect(throws: WheelProblem.noRow(row, wheel: 1, rows: 10)) {
      try wheels.count(of: [row, row], in: set)
    }
    let remainder = (row % 10 + 10) % 10
    #expect(try wheels.count(of: [row, 3], in: set) == remainder * 10 + 3)
    #expect(throws: WheelProblem.rowCount(1, wheels: 2)) {
      try wheels.text(of: [row], in: set)
    }
  }
}
