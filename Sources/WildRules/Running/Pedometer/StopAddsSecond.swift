import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let stopAddsSecond = WildRule(
    "StopAddsSecond", mistake: "To stop the pedometer adds a second.",
    source: Article.site,
    caughtBy: ["PedometerSaysWhatItKnows", "PedometerEqualsModel"],
    runs: WrongStatus { reading, isOn in
      ModelRuns().status(of: isOn ? reading : reading.later, isOn: isOn)
    })
}
