import InputLaws
import InputRules

extension WildRule {
  /// The same was reported to https://github.com/alhazmy13/Saudi-ID-Validator/issues/13.
  static let anyScriptsDigits = WildRule(
    "AnyScriptsDigits",
    mistake:
      "“Is a number” reads like “is a digit”: fractions and all scripts' digits go in.",
    source: "https://github.com/ustwo/formvalidator-swift/issues/34",
    caughtBy: ["StrangersAreRefused", "ProblemsNameWhatMayFollow", "JudgingEqualsModel"],
    numbers: MisreadTexts(scalars: { scalar, format in
      guard !format.symbols.digits.contains(scalar) && !scalar.isASCII else { return nil }
      return scalar.properties.numericType == nil ? nil : "1"
    }))
}
