import PropertyCorpus
import Testing

/// How the properties of a test, or of all tests of a suite, are searched.
///
///     @Test(.properties(cases: 50_000)) func reversingTwice() {
///       expectHolds(forAll: .array(of: .int(), 0...20)) { try require(twice($0) == $0) }
///     }
///
/// A test's trait overrides its suite's; `PROPERTY_CASES`, `PROPERTY_SEED`, `PROPERTY_SECONDS` and
/// `PROPERTY_VERBOSE` override both; an argument of the call overrides all.
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
  /// How the properties of a test are searched; a missing argument keeps the outer setting.
  ///
  /// - Parameters:
  ///   - cases: how many random inputs, or the largest number to enumerate; with fewer than 1,
  ///     every property of the test fails.
  ///   - seed: the random seed.
  ///   - isExhaustive: whether inputs are enumerated by size instead of drawn at random.
  ///   - seconds: how long the search for each property may take; its end fails nothing.
  ///   - isVerbose: whether every input that is tried is printed, with its verdict.
  ///   - keepsFailures: whether failing inputs are kept in `.property-failures` and judged first in
  ///     the next run.
  public static func properties(
    cases: Int? = nil, seed: UInt64? = nil, isExhaustive: Bool? = nil, seconds: Double? = nil,
    isVerbose: Bool? = nil, keepsFailures: Bool? = nil
  ) -> Self {
    Self(
      defaults: PropertyDefaults(
        cases: cases, seed: seed, isExhaustive: isExhaustive, seconds: seconds,
        isVerbose: isVerbose, keepsFailures: keepsFailures))
  }

  /// Checks only one input of the test's properties, to repeat a failure.
  ///
  /// - Parameter choices: the word from the failure's report, or the path of the file that the
  ///   report names.
  public static func choices(_ choices: String) -> Self {
    Self(defaults: PropertyDefaults(choices: choices))
  }
}
