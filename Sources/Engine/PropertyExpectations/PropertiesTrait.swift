import PropertyCorpus
import Testing

/// Settings for checking the properties of a test, or of all tests in a suite.
///
///     @Test(.properties(cases: 50_000)) func reversingTwice() {
///       expectHolds(forAll: .array(of: .int(), 0...20)) { try require(twice($0) == $0) }
///     }
///
/// A test's trait overrides the trait of its suite. The variables `PROPERTY_CASES`,
/// `PROPERTY_SEED`, `PROPERTY_SECONDS`, `PROPERTY_VERBOSE`, `PROPERTY_STATISTICS`,
/// `PROPERTY_OBSERVATIONS` and `PROPERTY_CONSTANTS` override both traits. An argument of the call
/// overrides all other settings.
public struct PropertiesTrait: TestTrait, SuiteTrait, TestScoping {
  let defaults: PropertyDefaults

  /// Runs a test with the trait's settings for its properties.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let all = PropertyDefaults.current.overridden(by: defaults)
    try await PropertyDefaults.$current.withValue(all, operation: function)
  }
}

extension Trait where Self == PropertiesTrait {
  /// Sets how the properties of a test are checked; an omitted argument keeps the outer setting.
  /// - Parameters:
  ///   - cases: the number of random inputs, or the maximum number to enumerate; if it is negative,
  ///     or 0 without examples and kept inputs, the property fails.
  ///   - seed: the random seed of the search.
  ///   - isExhaustive: whether inputs are enumerated by size instead of drawn at random.
  ///   - seconds: the time limit of the search for each property; reaching it isn't a failure.
  ///   - isVerbose: whether to print each tried input with its verdict.
  ///   - keepsFailures: whether to keep failing inputs in `.property-failures`, and to check them
  ///     first in the next run.
  ///   - showsStatistics: whether to print the kinds of inputs, the values that the claim collects,
  ///     and its largest targets.
  ///   - observations: a folder for one file per property; each file contains a line of JSON per
  ///     input, in the format of Hypothesis and Tyche.
  ///   - usesConstants: whether some random cases use constants from the test's file and package.
  public static func properties(
    cases: Int? = nil, seed: UInt64? = nil, isExhaustive: Bool? = nil, seconds: Double? = nil,
    isVerbose: Bool? = nil, keepsFailures: Bool? = nil, showsStatistics: Bool? = nil,
    observations: String? = nil, usesConstants: Bool? = nil
  ) -> Self {
    var defaults = PropertyDefaults()
    (defaults.cases, defaults.seed, defaults.isExhaustive) = (cases, seed, isExhaustive)
    (defaults.seconds, defaults.isVerbose, defaults.keepsFailures) =
      (seconds, isVerbose, keepsFailures)
    (defaults.showsStatistics, defaults.observations) = (showsStatistics, observations)
    defaults.usesConstants = usesConstants
    return Self(defaults: defaults)
  }

  /// Ignores known failures of the test's properties that aren't fixed yet.
  ///
  ///     @Test(.known("Rounding.swift:40")) func roundingIsMonotone() { … }
  ///
  /// A report lists the known failures that occurred. If a known failure doesn't occur, the run
  /// fails, because the failure seems to be fixed.
  /// - Parameters:
  ///   - origins: the origins of the failures, as in `Counterexample.origin`, or the parts of the
  ///     origins after a slash.
  ///   - isIntermittent: whether a run passes even if a known failure doesn't occur.
  public static func known(_ origins: String..., isIntermittent: Bool = false) -> Self {
    var defaults = PropertyDefaults()
    (defaults.known, defaults.knownIsIntermittent) = (origins, isIntermittent)
    return Self(defaults: defaults)
  }

  /// Checks the test's properties with only one input, to repeat a failure.
  /// - Parameter choices: the replay code in the failure's report, or the path of its file.
  public static func choices(_ choices: String) -> Self {
    var defaults = PropertyDefaults()
    defaults.choices = choices
    return Self(defaults: defaults)
  }
}
