import Foundation
import PropertyTesting

/// A test's settings for its properties; a setting is `nil` if the test doesn't set it.
package struct PropertyDefaults: Sendable {
  /// The settings of the running test.
  @TaskLocal package static var current = PropertyDefaults()

  package var cases: Int?
  package var seed: UInt64?
  package var isExhaustive: Bool?
  package var choices: String?
  package var seconds: Double?
  package var isVerbose: Bool?
  package var keepsFailures: Bool?
  package var showsStatistics: Bool?
  /// The folder for files with a line about each case.
  package var observations: String?
  package var known: [String] = []
  package var knownIsIntermittent = false
  package var usesConstants: Bool?
  /// The reason the settings can't be read, or `nil` if they can.
  package var error: SettingsError?

  package init() {}

  package func overridden(by inner: PropertyDefaults) -> PropertyDefaults {
    var all = PropertyDefaults()
    all.cases = inner.cases ?? cases
    all.seed = inner.seed ?? seed
    all.isExhaustive = inner.isExhaustive ?? isExhaustive
    all.choices = inner.choices ?? choices
    all.seconds = inner.seconds ?? seconds
    all.isVerbose = inner.isVerbose ?? isVerbose
    all.keepsFailures = inner.keepsFailures ?? keepsFailures
    all.error = inner.error ?? error
    all.showsStatistics = inner.showsStatistics ?? showsStatistics
    all.observations = inner.observations ?? observations
    all.known = known + inner.known
    all.knownIsIntermittent = knownIsIntermittent || inner.knownIsIntermittent
    all.usesConstants = inner.usesConstants ?? usesConstants
    return all
  }
}

extension PropertyDefaults {
  /// The settings in the process's environment, read once; the log shows the random seed.
  package static let environment: PropertyDefaults = {
    let defaults = PropertyDefaults(reading: ProcessInfo.processInfo.environment)
    if defaults.error != nil { return defaults }
    let seed = "seed \(defaults.seed ?? RunSettings.defaultSeed), unless a trait sets another seed"
    print("properties: \(seed) (PROPERTY_SEED and PROPERTY_CASES change a run)")
    return defaults
  }()

  /// Reads the settings from `environment`; `error` is set if a variable is invalid.
  package init(reading environment: [String: String]) {
    do throws(SettingsError) {
      cases = try Self.number("PROPERTY_CASES", in: 1...UInt64(Int.max), environment)
        .map { Int($0) }
      seed = try Self.seed(environment)
      seconds = try Self.number("PROPERTY_SECONDS", in: 1...1_000_000_000, environment)
        .map { Double($0) }
      isVerbose = try Self.flag("PROPERTY_VERBOSE", environment)
      showsStatistics = try Self.flag("PROPERTY_STATISTICS", environment)
      observations = environment["PROPERTY_OBSERVATIONS"].flatMap { $0.isEmpty ? nil : $0 }
      usesConstants = try Self.flag("PROPERTY_CONSTANTS", environment)
    } catch {
      self.error = error
    }
  }

  private static func flag(
    _ name: String, _ environment: [String: String]
  ) throws(SettingsError) -> Bool? {
    try number(name, in: 0...1, environment).map { $0 == 1 }
  }

  /// Returns the random seed in a variable, or draws a seed if the value is “random”.
  private static func seed(_ environment: [String: String]) throws(SettingsError) -> UInt64? {
    environment["PROPERTY_SEED"]?.trimmingCharacters(in: .whitespacesAndNewlines) == "random"
      ? .random(in: 0...UInt64.max)
      : try number("PROPERTY_SEED", in: 0...UInt64.max, environment)
  }

  /// Returns the number in a variable, or `nil` if the variable is empty or unset.
  private static func number(
    _ name: String, in allowed: ClosedRange<UInt64>, _ environment: [String: String]
  ) throws(SettingsError) -> UInt64? {
    let value = environment[name] ?? ""
    let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { return nil }
    let isDigits = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isDigits, let number = UInt64(text), allowed.contains(number) else {
      throw .badVariable(name: name, value: value, allowed: allowed)
    }
    return number
  }
}

extension RunSettings {
  /// Returns the default settings, overridden first by the test's traits (`PropertiesTrait`), and
  /// then by `PROPERTY_CASES`, `PROPERTY_SEED` and `PROPERTY_SECONDS`.
  ///
  /// Each variable contains an integer in digits; the number of cases or seconds must be at least
  /// 1. `PROPERTY_SEED=random` draws one seed for all properties, and the log shows it. Surrounding
  /// white space and empty variables are ignored. With any other value, each run fails with a
  /// message that describes the allowed values.
  /// - Parameter cases: the number of random inputs, if neither a trait nor a variable sets it.
  public static func fromEnvironment(cases: Int = 1_000) -> RunSettings {
    RunSettings(PropertyDefaults.current.overridden(by: .environment), cases: cases)
  }

  package init(_ defaults: PropertyDefaults, cases: Int) {
    self.init(
      cases: defaults.cases ?? cases, seed: defaults.seed ?? Self.defaultSeed,
      isExhaustive: defaults.isExhaustive ?? false)
    seconds = defaults.seconds
    error = defaults.error
  }
}
