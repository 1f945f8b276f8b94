import Foundation
import PropertyTesting

extension PropertyDefaults {
  /// The settings in the process's environment, read once and printed in the log.
  static let environment: PropertyDefaults = {
    let defaults = PropertyDefaults(reading: ProcessInfo.processInfo.environment)
    if defaults.error != nil { return defaults }
    let seed = "seed \(defaults.seed ?? RunSettings.defaultSeed), unless a trait sets another"
    print("properties: \(seed) (PROPERTY_SEED and PROPERTY_CASES change a run)")
    return defaults
  }()

  /// The settings in the variables of `environment`, or why they can't be read.
  init(reading environment: [String: String]) {
    do throws(SettingsError) {
      cases = try Self.number("PROPERTY_CASES", in: 1...UInt64(Int.max), environment)
        .map { Int($0) }
      seed = try Self.number("PROPERTY_SEED", in: 0...UInt64.max, environment)
    } catch {
      self.error = error
    }
  }

  /// The number in a variable; nil if it is empty or unset.
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
