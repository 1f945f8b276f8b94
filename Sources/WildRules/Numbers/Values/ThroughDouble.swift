import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let throughDouble = WildRule(
    "ThroughDouble", mistake: "The value goes through a double and keeps seventeen digits.",
    source: "https://github.com/a14n/dart-decimal/issues/101",
    caughtBy: ["ValueKeepsEveryDigit", "WritingIsReadBack", "ValueEqualsModel"],
    numbers: WrongValues { value, _, _ in
      guard let value, let double = try? ModelNumbers().double(value) else { return value }
      return ExactNumber("\(double)")
    })
}
