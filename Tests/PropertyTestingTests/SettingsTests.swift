import Testing

@testable import PropertyExpectations
@testable import PropertyTesting

/// Settings that a run can't use are reported as a failure, and never let a test pass.
@Suite struct SettingsTests {
  static let unreadable = [
    "banana", "1e4", "-5", "0", "+5", "5.0", "0x10", "1 000", "1_000", "٥", "-", "\u{0}",
    "99999999999999999999", "9223372036854775808",
  ]

  @Test(arguments: unreadable)
  func `An invalid number of cases is reported with the allowed range`(value: String) {
    let defaults = PropertyDefaults(reading: ["PROPERTY_CASES": value])
    #expect(defaults.cases == nil && defaults.seed == nil)
    #expect(
      defaults.error?.description
        == "PROPERTY_CASES is \(describe(value)); unset it, or set it to a whole number "
        + "from 1 to 9223372036854775807, in digits only")
  }

  @Test(arguments: [
    ("SEED", "banana"), ("SEED", "Random"), ("SEED", "18446744073709551616"), ("SECONDS", "0"),
    ("SECONDS", "-1"), ("SECONDS", "0.5"), ("VERBOSE", "yes"), ("CONSTANTS", "no"),
    ("STATISTICS", "yes"),
  ])
  func `An invalid environment variable is an error`(name: String, value: String) {
    #expect(PropertyDefaults(reading: ["PROPERTY_\(name)": value]).error != nil)
  }

  @Test func `A property fails once without checking a case if a variable is invalid`() {
    let counter = Counter()
    let defaults = PropertyDefaults(reading: ["PROPERTY_CASES": "banana"])
    let settings = RunSettings(PropertyDefaults.current.overridden(by: defaults), cases: 100)
    withKnownIssue {
      let report = expectHolds(forAll: .int(), settings: settings) { _ in _ = counter.next() }
      #expect(report.cases == 0)
    } matching: { issue in
      "\(issue)".contains("is inconclusive: PROPERTY_CASES is \"banana\"; unset it")
    }
    #expect(counter.next() == 1)
  }

  @Test func `Environment variables override traits`() {
    var outer = PropertyDefaults()
    (outer.showsStatistics, outer.observations) = (true, "outer")
    let read = PropertyDefaults(reading: [
      "PROPERTY_SEED": " random\n", "PROPERTY_SECONDS": "20", "PROPERTY_VERBOSE": "0",
      "PROPERTY_CONSTANTS": "0", "PROPERTY_STATISTICS": "", "PROPERTY_OBSERVATIONS": "folder",
    ])
    #expect(read.error == nil && read.seed != nil && RunSettings(read, cases: 5).seconds == 20)
    #expect(read.isVerbose == false && read.usesConstants == false && read.showsStatistics == nil)
    let all = outer.overridden(by: read)
    #expect(all.showsStatistics == true && all.observations == "folder")
    let seeds = ["random", "0", "18446744073709551615"].map {
      PropertyDefaults(reading: ["PROPERTY_SEED": $0]).seed
    }
    #expect(seeds[0] != read.seed && seeds[1...] == [0, UInt64.max])
  }

  @Test(
    arguments: [
      ("", nil), (" ", nil), ("\t\r\n", nil), ("1", 1), ("0050", 50), (" 12\n", 12),
      ("9223372036854775807", Int.max),
    ] as [(String, Int?)])
  func `White space in a variable is ignored, and an empty variable counts as unset`(
    value: String, cases: Int?
  ) {
    let defaults = PropertyDefaults(reading: ["PROPERTY_CASES": value, "PROPERTY_SEED": value])
    #expect(defaults.cases == cases && defaults.error == nil)
    #expect(defaults.seed == cases.map { UInt64($0) })
  }

  @Test(arguments: [-5, 0, Int.min], [false, true])
  func `A run with settings of less than one case is inconclusive`(cases: Int, isExhaustive: Bool) {
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
  func `A time limit must be above zero and at most 10⁹ seconds`(seconds: Double, isTime: Bool) {
    var settings = RunSettings()
    settings.seconds = seconds
    let problem = settings.problem(hasCorpus: false)
    #expect(isTime == (problem == nil))
    guard case .badSeconds = problem else { return #expect(isTime) }
  }
}
