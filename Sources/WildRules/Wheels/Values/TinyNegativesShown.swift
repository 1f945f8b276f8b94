import InputLaws
import InputRules

extension WildRule {
  static let tinyNegativesShown = WildRule(
    "TinyNegativesShown", mistake: "What is below zero but rounds to it is shown as zero.",
    source: "our own",
    caughtBy: ["DoublesShowTheirNearestPosition", "WheelValuesEqualModel"],
    wheels: WrongShownValues { question in
      guard question.value < 0, question.places > -0.5 else { return question.count }
      return .success(0)
    })
}
