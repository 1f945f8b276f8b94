import InputLaws
import InputRules

extension WildRule {
  static let lastWheelNamed = WildRule(
    "LastWheelNamed", mistake: "Of several wheels without rows the last is named.",
    source: "our own",
    caughtBy: ["TheFirstFlawOfASetIsNamed", "WheelSetsAreJudgedAsModel"],
    wheels: WrongSets { question in
      guard case .noRows = question.problem else { return question.problem }
      let last = question.wheels.lastIndex { wheel in
        switch wheel.rows {
        case .digits(let last): last < 0 || last > 9
        case .separator: false
        case .titles(let titles): titles.isEmpty
        }
      }
      return last.map { .noRows(wheel: $0) }
    })
}
