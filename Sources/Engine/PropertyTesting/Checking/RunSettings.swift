/// The limits and the random seed of a run.
public struct RunSettings: Hashable, Sendable, Codable {
  /// The number of random inputs, or the largest number of inputs to enumerate.
  ///
  /// With 0, a run checks only its corpus. A run with a negative number, or with 0 and no corpus,
  /// checks nothing and fails.
  public var cases: Int
  /// The random seed; the same seed gives the same cases.
  public var seed: UInt64
  /// The largest number of inputs that shrinking may try.
  public var shrinkLimit: Int
  /// Whether inputs are enumerated by size instead of drawn at random.
  public var isExhaustive: Bool
  /// The number of failures with different origins to find before the run ends.
  public var failures = 1
  /// Whether to continue beyond `cases` until it is certain whether each required kind reaches its
  /// share.
  public var decidesCoverage = false
  /// The time limit of the search, in seconds, or `nil` for no limit.
  ///
  /// A search ends with its time, and never fails because of it. Shrinking a finding may take as
  /// long again.
  public var seconds: Double?
  /// The number of cases after which a shorter time ends the search, or `nil` for none.
  package var enough: Enough?
  /// The place where an earlier enumeration stopped, or `nil` to start with the simplest input.
  public var resumption: Resumption?
  /// Constants of the code under test, which some random cases use, or `nil` for none.
  ///
  /// A test uses the constants of its file and its package (`Constants(ofCodeTestedBy:)`).
  /// Constants aren't encoded.
  public var constants: Constants?
  /// Whether to find the parts of a failing input that matter, or `nil` to do so if inputs are
  /// shrunk.
  package var explains: Bool?
  /// The reason these settings couldn't be read; a run with them checks nothing and fails.
  package var error: SettingsError?

  /// A number of cases, and the seconds after which a search with this number of cases ends.
  package struct Enough: Hashable, Sendable {
    package let cases: Int
    package let seconds: Double

    package init(cases: Int, seconds: Double) { (self.cases, self.seconds) = (cases, seconds) }
  }

  private enum CodingKeys: CodingKey {
    case cases, seed, shrinkLimit, isExhaustive, failures, decidesCoverage, seconds, resumption
    case explains, error
  }

  /// The random seed of a run that doesn't set one.
  public static let defaultSeed: UInt64 = 1

  /// The longest time that can be set, in seconds.
  private static let mostSeconds = 1e9

  /// The settings of a run; the defaults suit an ordinary test.
  /// - Parameters:
  ///   - cases: the number of random inputs, or the largest number of inputs to enumerate.
  ///   - seed: the random seed; the same seed gives the same cases.
  ///   - shrinkLimit: the largest number of inputs that shrinking may try.
  ///   - isExhaustive: whether inputs are enumerated by size instead of drawn at random.
  public init(
    cases: Int = 1_000, seed: UInt64 = defaultSeed, shrinkLimit: Int = 20_000,
    isExhaustive: Bool = false
  ) {
    self.cases = cases
    self.seed = seed
    self.shrinkLimit = shrinkLimit
    self.isExhaustive = isExhaustive
  }
  /// The reason a run can't use these settings, or `nil`.
  /// - Parameter hasCorpus: whether there are also kept inputs to check.
  func problem(hasCorpus: Bool) -> SettingsError? {
    if let error { return error }
    if let seconds, !(seconds > 0 && seconds <= Self.mostSeconds) { return .badSeconds(seconds) }
    return cases < (hasCorpus ? 0 : 1) ? .tooFewCases(cases) : nil
  }
}

/// The reason a run can't use its settings.
public enum SettingsError: Error, Hashable, Sendable, Codable {
  /// The settings have fewer than one case, which would check nothing.
  case tooFewCases(Int)
  /// The settings have a time limit that isn't positive, or that exceeds thirty years.
  case badSeconds(Double)
  /// An environment variable isn't a whole number within its bounds.
  case badVariable(name: String, value: String, allowed: ClosedRange<UInt64>)
}

extension SettingsError: CustomStringConvertible {
  /// A sentence a user can act on.
  public var description: String {
    switch self {
    case .tooFewCases(let cases): "its settings have \(cases) cases; set 1 or more"
    case .badSeconds(let seconds):
      "its settings have \(seconds) seconds; set more than 0, up to a billion, or nil for no limit"
    case .badVariable(let name, let value, let allowed):
      "\(name) is \(Self.quoted(value)); unset it, or set it to "
        + (name == "PROPERTY_SEED" ? "“random” or " : "") + "a whole number "
        + "from \(allowed.lowerBound) to \(allowed.upperBound), in digits alone"
    }
  }

  private static func quoted(_ value: String) -> String {
    let start = String(value.unicodeScalars.prefix(40))
    return describe(start) + (start.unicodeScalars.count < value.unicodeScalars.count ? "…" : "")
  }
}
