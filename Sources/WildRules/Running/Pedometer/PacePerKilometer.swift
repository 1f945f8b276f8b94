import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let pacePerKilometer = WildRule(
    "PacePerKilometer", mistake: "The pedometer’s pace is one for a kilometer.",
    source: "our own",
    caughtBy: ["PedometerSaysWhatItKnows", "PedometerEqualsModel"],
    runs: WrongPedometer { texts, reading in
      guard let pace = reading.pace else { return texts }
      let miles = ModelRuns().text(of: pace, per: .miles, isPadded: true, rounding: .nearest)
      let kilometers = ModelRuns().text(
        of: pace, per: .kilometers, isPadded: true, rounding: .nearest)
      return texts.with(pace: texts.pace.replacing(miles, with: kilometers))
    })
}
