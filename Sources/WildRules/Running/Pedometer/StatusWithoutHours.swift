import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let statusWithoutHours = WildRule(
    "StatusWithoutHours", mistake: "The elapsed time has no hours.",
    source: "our own",
    caughtBy: ["PedometerSaysWhatItKnows", "PedometerEqualsModel"],
    runs: WrongStatus { reading, isOn in
      let form = TimeForm.minutesSeconds.padded
      let text = ModelRuns().text(of: reading.elapsed, as: form, rounding: .nearest)
      return (isOn ? "On: " : "Pedometer Off: ") + text
    })
}
