import InputLaws
import InputRules

extension WildRule {
  static let cyclicStops = WildRule(
    "CyclicStops", mistake: "A cyclic wheel stops at its ends when rows are given.",
    source: "https://github.com/filipealva/PickerView/issues/24",
    caughtBy: ["CyclicWheelsTakeAnyRow", "WheelRowsEqualModel"],
    wheels: WrongCounts { count, rows, set in
      guard case .success = count else { return count }
      return set.modelCount(of: zip(set.wheels, rows).map { min(max($1, 0), $0.rowCount - 1) })
    })
}
