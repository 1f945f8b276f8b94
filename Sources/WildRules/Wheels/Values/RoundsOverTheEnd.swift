import InputLaws
import InputRules

extension WildRule {
  static let roundsOverTheEnd = WildRule(
    "RoundsOverTheEnd", mistake: "A value that only rounding takes beyond the last is the last.",
    source: "our own",
    caughtBy: ["DoublesShowTheirNearestPosition", "WheelValuesEqualModel"],
    wheels: WrongShownValues { question in
      guard case .failure(.beyond(let last)) = question.count,
        question.places < Double(last) + 1
      else { return question.count }
      return .success(last)
    })
}
