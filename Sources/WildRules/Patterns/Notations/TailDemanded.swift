import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let tailDemanded = WildRule(
    "TailDemanded", mistake: "A tail is read, and its slots must be filled all the same.",
    source: "https://github.com/xceedsoftware/wpftoolkit/issues/208",
    caughtBy: ["NotationMeansItsParts"],
    patterns: WrongNotations(reading: { (text, notation) throws(PatternError) in
      let model = ModelPatterns()
      _ = try model.pattern(text, in: notation)
      return try model.pattern(text.withoutBrackets, in: notation)
    }))
}
