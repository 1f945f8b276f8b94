import InputLaws
import InputRules

extension WildRule {
  static let halfToEven = WildRule(
    "HalfToEven", mistake: "Half a place is rounded to the even one.",
    source: "our own",
    caughtBy: ["EveryHourMinuteAndSecondIsOnePosition", "WheelValuesEqualModel"],
    wheels: WrongShownValues { question in
      let floor = question.places.rounded(.down)
      guard case .success = question.count, question.rounding == .nearest,
        question.places - floor == 0.5, Int(floor) % 2 == 0
      else { return question.count }
      return .success(Int(floor))
    })
}
