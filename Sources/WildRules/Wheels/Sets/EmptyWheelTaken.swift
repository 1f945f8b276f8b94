import InputLaws
import InputRules

extension WildRule {
  static let emptyWheelTaken = WildRule(
    "EmptyWheelTaken", mistake: "A wheel without titles is a wheel, and waits for them.",
    source: "https://github.com/filipealva/PickerView/issues/36",
    caughtBy: ["TheFirstFlawOfASetIsNamed", "WheelSetsAreJudgedAsModel"],
    wheels: WrongSets { question in
      guard case .noRows(let wheel) = question.problem,
        question.wheels[wheel].rows == .titles([])
      else { return question.problem }
      return nil
    })
}
