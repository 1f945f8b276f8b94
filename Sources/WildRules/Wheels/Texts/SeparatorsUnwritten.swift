import InputLaws
import InputRules

extension WildRule {
  static let separatorsUnwritten = WildRule(
    "SeparatorsUnwritten", mistake: "A text has the digits, and no separators.",
    source: "our own",
    caughtBy: [
      "EveryHourMinuteAndSecondIsOnePosition", "WheelRowsEqualModel", "WheelTextsEqualStringFormat",
    ],
    wheels: BareTexts())
}

/// Only the wheels that can be moved are written.
private struct BareTexts: WrongWheels {
  func text(of rows: [Int], in set: WheelSet) throws(WheelProblem) -> String {
    let text = try model.text(of: rows, in: set)
    guard set.wheels.contains(where: { $0.rowCount > 1 }) else { return text }
    return zip(set.titles, set.rows(rows)).filter { $0.0.count > 1 }.map { $0[$1] }.joined()
  }
}
