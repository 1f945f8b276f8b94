import InputLaws
import InputRules

extension WildRule {
  static let zeroForNoNumber = WildRule(
    "ZeroForNoNumber", mistake: "The value of what is no number is zero.",
    source: "https://www.globalnerdy.com/2015/04/27/how-to-program-an-ios"
      + "-text-field-that-takes-only-numeric-input-or-specific-characters-with-a-maximum-length/",
    caughtBy: ["SeparatorsAreNeverReinterpreted", "ValueEqualsModel"],
    numbers: WrongValues { value, _, _ in value ?? .zero })
}
