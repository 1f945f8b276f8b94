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

  @Test(arguments: ["banana", "-1", "+5", "1e4", "18446744073709551616"])
  func `An invalid seed is reported too`(value: String) {
    let defaults = PropertyDefaults(reading: ["PROPERTY_CASES": "7", "PROPERTY_SEED": value])
    #expect(
      defaults.error?.description
        == "PROPERTY_SEED is \(describe(value)); unset it, or set it to “random” or a whole number "
        + "from 0 to 18446744073709551615, in digits alone")
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

  @Test func `A long value is cut short`() {
    let defaults = PropertyDefaults(reading: ["PROPERTY_SEED": String(repeating: "x", count: 999)])
    let start = "PROPERTY_SEED is \"\(String(repeating: "x", count: 40))\"…; unset it"
    #expect(defaults.error?.description.hasPrefix(start) ?? false)
  }

  @Test(arguments: unreadable)
  func `With such a variable, a property fails once and checks nothing`(value: String) {
    let counter = Counter()
    let defaults = PropertyDefaults(reading: ["PROPERTY_CASES": value])
    let settings = RunSettings(PropertyDefaults.current.overridden(by: defaults), cases: 100)
    withKnownIssue {
      let report = expectHolds(forAll: .int(), settings: settings) { _ in _ = counter.next() }
      #expect(report.cases == 0)
    } matching: { issue in
      "\(issue)".contains("is inconclusive: PROPERTY_CASES is \(describe(value)); unset it")
    }
    #expect(counter.next() == 1)
  }

  @Test(arguments: [-5, 0, Int.min], [false, true])
  func `A run with fewer than one case isn't green`(cases: Int, isExhaustive: Bool) {
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
  func `A time is above zero and at most a billion seconds`(seconds: Double, isTime: Bool) {
    var settings = RunSettings()
    settings.seconds = seconds
    let problem = settings.problem(hasCorpus: false)
    #expect(isTime == (problem == nil))
    guard case .badSeconds = problem else { return #expect(isTime) }
  }

  @Test func `Zero cases mean only the corpus, and fewer are invalid`() {
    let claim = RunTests.claim(.int(in: 0...255)) { _ in }
    let corpus = [CorpusEntry(name: "seven", bytes: [7])]
    #expect(Run.check(claim, RunSettings(cases: 0), corpus: corpus).isFine)
    #expect(!Run.check(claim, RunSettings(cases: -1), corpus: corpus).isFine)
  }

  @Test(.properties(cases: -5)) func `A trait with fewer cases is an issue`() {
    guard PropertyDefaults.environment.cases == nil else { return }
    withKnownIssue {
      expectHolds(forAll: .int()) { _ in }
    } matching: { issue in
      "\(issue)".contains("is inconclusive: its settings have -5 cases; set 1 or more")
    }
  }
}
