import InputLaws
import InputRules

extension WildRule {
  static let shortRowsTaken = WildRule(
    "ShortRowsTaken", mistake: "Wheels for which no row is given stay at their first.",
    source: "https://github.com/skywinder/ActionSheetPicker-3.0/pull/113",
    caughtBy: ["RowsOutsideAreRefused", "WheelRowsEqualModel"],
    wheels: WrongCounts { count, rows, set in
      let missing = set.wheels.count - rows.count
      guard missing > 0 else { return count }
      return set.modelCount(of: rows + [Int](repeating: 0, count: missing))
    })
}
