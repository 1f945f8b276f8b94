import InputLaws
import InputRules

extension WildRule {
  static let noStepsUnknown = WildRule(
    "NoStepsUnknown", mistake: "No step at all is shown as not known.",
    source: "our own",
    caughtBy: ["PedometerSaysWhatItKnows", "PedometerEqualsModel"],
    runs: WrongPedometer { texts, reading in
      reading.steps == 0 ? texts.with(steps: texts.steps.replacing("0", with: "N/A")) : texts
    })
}
