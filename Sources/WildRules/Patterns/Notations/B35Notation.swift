import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  /// Each text was asked for in the article's notation before.
  static let b35Notation = WildRule(
    "B35Notation",
    mistake: "Patterns are kept by their text alone, and one of another notation is found.",
    source: "https://github.com/RedMadRobot/input-mask-ios/tree/b01794f",
    caughtBy: ["NotationMeansItsParts", "NotationEqualsModel"],
    patterns: WrongNotations(reading: { (text, _) throws(PatternError) in
      try ModelPatterns().pattern(text, in: .digits)
    }))
}
