import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let statusAlwaysOn = WildRule(
    "StatusAlwaysOn", mistake: "The title of a pedometer that is off says that it is on.",
    source: "our own",
    caughtBy: ["PedometerSaysWhatItKnows", "PedometerEqualsModel"],
    runs: WrongStatus { reading, _ in ModelRuns().status(of: reading, isOn: true) })
}
