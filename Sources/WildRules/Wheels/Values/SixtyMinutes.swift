import InputLaws
import InputRules

extension WildRule {
  static let sixtyMinutes = WildRule(
    "SixtyMinutes", mistake: "An hour is shown as 60:00, on wheels that end at 59:59.",
    source: Article.pickers,
    caughtBy: ["DoublesShowTheirNearestPosition", "WheelValuesEqualModel"],
    wheels: WrongShownValues { question in
      guard case .failure(.beyond) = question.count, question.set == .minutesSeconds,
        question.value < 6_000
      else { return question.count }
      return .success(Int(question.value.rounded()))
    })
}
