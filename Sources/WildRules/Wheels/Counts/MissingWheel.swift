import InputLaws
import InputRules

extension WildRule {
  static let missingWheel = WildRule(
    "MissingWheel", mistake: "Minutes and seconds have four wheels, for a dot stands for a comma.",
    source: Article.pickers,
    caughtBy: ["EveryMinuteAndSecondIsOnePosition", "WheelRowsEqualModel"],
    wheels: FourWheels())
}

/// `[.six, .ten, .colon, .six.ten]` has a digit less than it should.
private struct FourWheels: WrongWheels {
  func rows(at count: Int, of set: WheelSet) throws(WheelProblem) -> [Int] {
    let rows = try model.rows(at: count, of: set)
    return set == .minutesSeconds ? Array(rows.dropLast(2)) + rows.suffix(1) : rows
  }
}
