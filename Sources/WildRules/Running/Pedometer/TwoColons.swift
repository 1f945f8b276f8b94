import InputLaws
import InputRules

extension WildRule {
  static let twoColons = WildRule(
    "TwoColons", mistake: "The pace’s label has two colons.",
    source: Article.site,
    caughtBy: ["PedometerSaysWhatItKnows", "PedometerEqualsModel"],
    runs: WrongPedometer { texts, _ in
      texts.with(pace: texts.pace.replacing("Pace:", with: "Pace::", maxReplacements: 1))
    })
}
