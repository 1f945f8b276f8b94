import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let elapsedOneOver = WildRule(
    "ElapsedOneOver", mistake: "The elapsed time is a second too long from the start.",
    source: Article.site,
    caughtBy: ["PedometerSaysWhatItKnows", "PedometerEqualsModel"],
    runs: WrongStatus { reading, isOn in
      ModelRuns().status(of: reading.later, isOn: isOn)
    })
}
