import InputLaws
import InputRules

extension WildRule {
  static let computedUnnamed = WildRule(
    "ComputedUnnamed", mistake: "A computed average is named like one that was measured.",
    source: "our own",
    caughtBy: ["PedometerSaysWhatItKnows", "PedometerEqualsModel"],
    runs: WrongPedometer { texts, _ in
      texts.with(averagePace: texts.averagePace.replacing("Avg Comp Pace:", with: "Avg Pace:"))
    })
}
