import Foundation
import PropertyTesting

extension RunSettings {
  /// The settings of an ordinary test, changed by its traits (`PropertiesTrait`), and those by
  /// `PROPERTY_CASES` and `PROPERTY_SEED` where they are set.
  ///
  /// A value that isn't a number ends the process with a sentence: a run that quietly ignored it
  /// would pass for one that was never made.
  ///
  /// - Parameter cases: how many random inputs, where neither says.
  public static func fromEnvironment(cases: Int = 1_000) -> RunSettings {
    let environment = PropertyDefaults(cases: environmentCases, seed: environmentSeed)
    return RunSettings(PropertyDefaults.current.overridden(by: environment), cases: cases)
  }

  /// The settings that `defaults` make, with `cases` where they don't say.
  init(_ defaults: PropertyDefaults, cases: Int) {
    self.init(
      cases: defaults.cases ?? cases, seed: defaults.seed ?? Self.defaultSeed,
      isExhaustive: defaults.isExhaustive ?? false)
  }

  private static let environmentCases: Int? = number("PROPERTY_CASES").map { max(0, $0) }

  private static let environmentSeed: UInt64? = {
    let seed: UInt64? = number("PROPERTY_SEED")
    let used = "seed \(seed ?? defaultSeed), unless a trait names one"
    print("properties: \(used) (PROPERTY_SEED and PROPERTY_CASES change a run)")
    return seed
  }()

  private static func number<Number: LosslessStringConvertible>(_ name: String) -> Number? {
    guard let text = ProcessInfo.processInfo.environment[name] else { return nil }
    guard let number = Number(text) else {
      preconditionFailure("\(name) is “\(text)”, which isn't a whole number; correct or unset it.")
    }
    return number
  }
}
