import Testing

@testable import PropertyExpectations
@testable import PropertyTesting

/// Settings that no run can use are a failure with a sentence, and never a green test.
@Suite struct SettingsTests {
  static let unreadable = [
    "banana", "1e4", "-5", "0", "+5", "5.0", "0x10", "1 000", "1_000", "٥", "-", "\u{0}",
    "99999999999999999999", "9223372036854775808",
  ]

  @Test(arguments: unreadable)
  func `An invalid number of cases is reported with its value and the allowed range`(
    value: String
  ) {
    let defaults = PropertyDefaults(reading: ["PROPERTY_CASES": value])
    #expect(defaults.cases == nil && defaults.seed == nil)
    #expect(
      defaults.error?.description
        == "PROPERTY_CASES is \(describe(value)); unset it, or set it to a whole number "
        + "from 1 to 9223372036854775807, in digits alone")
  }

  @Test func `A random seed is another one each time`() {
    let seeds = (1...3).compactMap { _ in
      PropertyDefaults(reading: ["PROPERTY_SEED": "random"]).seed
    }
    #expect(seeds.count == 3 && Set(seeds).count == 3)
    #expect(PropertyDefaults(reading: ["PROPERTY_SEED": "Random"]).error != nil)
  }

  @Test(arguments: ["", " ", "\t\r\n"])
  func `An empty variable counts as unset`(value: String) {
    let defaults = PropertyDefaults(reading: ["PROPERTY_CASES": value, "PROPERTY_SEED": value])
    #expect(defaults.cases == nil && defaults.seed == nil && defaults.error == nil)
  }

  @Test(arguments: [
    ("1", 1), ("0050", 50), (" 12\n", 12), ("9223372036854775807", Int.max),
  ])
  func `Digits are accepted, with white space around them`(value: String, cases: Int) {
    let defaults = PropertyDefaults(reading: ["PROPERTY_CASES": value, "PROPERTY_SEED": value])
    #expect(defaults.cases == cases && defaults.seed == UInt64(cases) && defaults.error == nil)
    #expect(PropertyDefaults(reading: ["PROPERTY_SEED": "0"]).seed == 0)
    #expect(PropertyDefaults(reading: ["PROPERTY_SEED": "18446744073709551615"]).seed == .max)
  }

  @Test(arguments: [-5, 0, Int.min], [false, true])
  func `A run with less than one case is inconclusive`(cases: Int, isExhaustive: Bool) {
    let claim = RunTests.claim(.int()) { _ in }
    let report = Run.check(claim, RunSettings(cases: cases, isExhaustive: isExhaustive))
    #expect(report.outcome == .unhealthy(problem: .badSettings(.tooFewCases(cases))))
    #expect(
      "\(report)" == "Example is inconclusive: its settings have \(cases) cases; set 1 or more")
    #expect(throws: RunFailure.self) {
      try requireHolds(claim, RunSettings(cases: cases, isExhaustive: isExhaustive))
    }
  }

  @Test(
    arguments: [
      (0, false), (-1, false), (.nan, false), (.leastNonzeroMagnitude, true), (1e9, true),
      (1e9.nextUp, false), (.infinity, false),
    ] as [(Double, Bool)])
  func `A time limit is above zero and at most a billion seconds`(seconds: Double, isTime: Bool) {
    var settings = RunSettings()
    settings.seconds = seconds
    let problem = settings.problem(hasCorpus: false)
    #expect(isTime == (problem == nil))
    guard case .badSeconds = problem else { return #expect(isTime) }
  }
}
