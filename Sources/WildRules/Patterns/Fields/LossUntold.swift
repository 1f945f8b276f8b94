import InputLaws
import InputRules

extension WildRule {
  static let lossUntold = WildRule(
    "LossUntold",
    mistake: "Where digits are lost because there are too many, only another form is spoken of.",
    source: "our own",
    caughtBy: ["RepairsLoseNothingUntold", "PatternFieldEqualsModel"],
    patterns: WrongPatternVerdicts(objection: {
      $0.objection == .notFormatted(.full) ? .reformatted : $0.objection
    }))
}
