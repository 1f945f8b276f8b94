/// The limits and the random seed of a run.
public struct RunSettings: Hashable, Sendable, Codable {
  /// The number of random inputs, or the maximum number of inputs to enumerate.
  ///
  /// With 0, a run checks only its examples and corpus. With a negative number, or with 0 and
  /// nothing else to check, a run fails.
  public var cases: Int
  /// The random seed; the same seed gives the same cases.
  public var seed: UInt64
  /// The maximum number of inputs that shrinking may try.
  public var shrinkLimit: Int
  /// Whether inputs are enumerated by size instead of drawn at random.
  public var isExhaustive: Bool
  /// The number of failures, each with a different origin, at which the search ends.
  public var failures = 1
  /// Whether a run checks more than `cases` inputs until it is certain whether each required kind
  /// reaches its share.
  public var decidesCoverage = false
  /// The time limit of the search, in seconds, or `nil` for no limit.
  ///
  /// A search that reaches its time limit doesn't fail. Shrinking a failure may take the same
  /// amount of time again.
  public var seconds: Double?
  /// The cases and the time that together end a search early, if any; ignored without `seconds`.
  package var enough: Enough?
  /// The position where an earlier enumeration stopped, or `nil` to start with the simplest input.
  public var resumption: Resumption?
  /// Constants of the code under test, which some random cases use, or `nil` for none.
  ///
  /// A test uses the constants of its file and its package (`Constants(ofCodeTestedBy:)`). Encoded
  /// settings don't contain constants.
  public var constants: Constants?
  /// Whether to mark the parts of a failing input that don't matter, or `nil` to do so only if
  /// inputs are shrunk.
  package var explains: Bool?
  /// The reason these settings couldn't be read; a run with them checks nothing and fails.
  package var error: SettingsError?

  /// A number of cases and a time in seconds; a search ends once it has reached both.
  package struct Enough: Hashable, Sendable {
    package let cases: Int
    package let seconds: Double

    package init(cases: Int, seconds: Double) { (self.cases, self.seconds) = (cases, seconds) }
  }

  private enum CodingKeys: CodingKey {
    case cases, seed, shrinkLimit, isExhaustive, failures, decidesCoverage, seconds, resumption
    case explains, error
  }

  /// The default random seed.
  public static let defaultSeed: UInt64 = 1

  private static let mostSeconds = 1e9

  /// Creates the settings of a run; the defaults suit an ordinary test.
  /// - Parameters:
  ///   - cases: the number of random inputs, or the maximum number of inputs to enumerate.
  ///   - seed: the random seed; the same seed gives the same cases.
  ///   - shrinkLimit: the maximum number of inputs that shrinking may try.
  ///   - isExhaustive: whether inputs are enumerated by size instead of drawn at random.
  public init(
    cases: Int = 1_000, seed: UInt64 = defaultSeed, shrinkLimit: Int = 20_000,
    isExhaustive: Bool = false
  ) {
    (self.cases, self.seed, self.shrinkLimit) = (cases, seed, shrinkLimit)
    self.isExhaustive = isExhaustive
  }
  /// Returns the reason a run can't use these settings, or `nil` if it can.
  /// - Parameter hasCorpus: whether there are examples or a corpus to check.
  func problem(hasCorpus: Bool) -> SettingsError? {
    if let error { return error }
    if let seconds, !(seconds > 0 && seconds <= Self.mostSeconds) { return .badSeconds(seconds) }
    return cases < (hasCorpus ? 0 : 1) ? .tooFewCases(cases) : nil
  }
}

/// The reason a run can't use its settings.
public enum SettingsError: Error, Hashable, Sendable, Codable {
  /// The number of cases is too low, so nothing would be checked.
  case tooFewCases(Int)
  /// The time limit isn't positive, or exceeds a billion seconds.
  case badSeconds(Double)
  /// An environment variable isn't an integer within its bounds.
  case badVariable(name: String, value: String, allowed: ClosedRange<UInt64>)
}

extension SettingsError: CustomStringConvertible {
  /// A description of the problem, with advice.
  public var description: String {
    switch self {
    case .tooFewCases(let cases): "its settings have \(cases) cases; set 1 or more"
    case .badSeconds(let seconds):
      "its limit is \(seconds) seconds; set more than 0, up to a billion, or nil for no limit"
    case .badVariable(let name, let value, let allowed):
      "\(name) is \(Self.quoted(value)); unset it, or set it to "
        + (name == "PROPERTY_SEED" ? "“random” or " : "") + "a whole number "
        + "from \(allowed.lowerBound) to \(allowed.upperBound), in digits only"
    }
  }

  private static func quoted(_ value: String) -> String {
    let start = String(value.unicodeScalars.prefix(40))
    return describe(start) + (start.unicodeScalars.count < value.unicodeScalars.count ? "…" : "")
  }
}
