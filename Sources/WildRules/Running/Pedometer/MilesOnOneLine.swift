import InputLaws
import InputRules

extension WildRule {
  static let milesOnOneLine = WildRule(
    "MilesOnOneLine", mistake: "Meters and miles stand on one line.",
    source: "our own",
    caughtBy: ["PedometerSaysWhatItKnows", "PedometerEqualsModel"],
    runs: WrongPedometer { texts, _ in
      texts.with(distance: texts.distance.replacing("\n", with: ""))
    })
}
