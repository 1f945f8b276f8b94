import InputLaws
import InputRules

extension WildRule {
  static let noNumberShown = WildRule(
    "NoNumberShown", mistake: "What isn’t a number is shown as zero.",
    source: Article.pickers,
    caughtBy: ["DoublesShowTheirNearestPosition", "WheelValuesEqualModel"],
    wheels: WrongShownValues { $0.count == .failure(.notANumber) ? .success(0) : $0.count })
}
