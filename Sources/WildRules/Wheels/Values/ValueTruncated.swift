import InputLaws
import InputRules

extension WildRule {
  static let valueTruncated = WildRule(
    "ValueTruncated", mistake: "Int(value * 100) cuts 0.29 to 28 hundredths.",
    source: "https://github.com/BasedHardware/omi/pull/10158",
    caughtBy: ["EveryHourMinuteAndSecondIsOnePosition", "WheelValuesEqualModel"],
    wheels: WrongShownValues { question in
      guard case .success = question.count, question.rounding == .nearest else {
        return question.count
      }
      return .success(Int(question.places))
    })
}
