import InputLaws
import InputRules

extension WildRule {
  static let rowsLeftAligned = WildRule(
    "RowsLeftAligned", mistake: "The digits of a count fill the wheels from the left.",
    source: Article.pickers,
    caughtBy: [
      "EveryHourMinuteAndSecondIsOnePosition", "WheelRowsEqualModel", "DigitsOfACountAreItsRows",
    ],
    wheels: LeftAligned())
}

/// A number is written without zeros before it, and its characters taken in their order.
private struct LeftAligned: WrongWheels {
  func rows(at count: Int, of set: WheelSet) throws(WheelProblem) -> [Int] {
    let rows = try model.rows(at: count, of: set)
    guard set.wheels.contains(where: \.hasDigits) else { return rows }
    var digits = "\(count)".compactMap(\.wholeNumberValue)
    return zip(set.wheels, rows).map { wheel, row in
      guard wheel.hasDigits else { return row }
      return digits.isEmpty ? 0 : min(digits.removeFirst(), wheel.rowCount - 1)
    }
  }
}
