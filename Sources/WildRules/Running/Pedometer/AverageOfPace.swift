import InputLaws
import InputRules

extension WildRule {
  static let averageOfPace = WildRule(
    "AverageOfPace", mistake: "Where no average is known, the present pace is shown.",
    source: "our own",
    caughtBy: ["PedometerSaysWhatItKnows", "PedometerEqualsModel"],
    runs: WrongPedometer(misreading: { reading in
      reading.averagePace = reading.averagePace ?? reading.pace
    }))
}
