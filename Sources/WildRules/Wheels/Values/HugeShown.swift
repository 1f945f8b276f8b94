import InputLaws
import InputRules

extension WildRule {
  static let hugeShown = WildRule(
    "HugeShown", mistake: "1e300 is shown as the last position, and nobody is told.",
    source: Article.pickers,
    caughtBy: ["ValuesOutsideAreRefused", "WheelValuesEqualModel"],
    wheels: WrongShownValues { question in
      guard case .failure(.beyond(let last)) = question.count, question.value > 1e9 else {
        return question.count
      }
      return .success(last)
    })
}
