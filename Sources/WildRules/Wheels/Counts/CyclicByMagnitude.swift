import InputLaws
import InputRules

extension WildRule {
  static let cyclicByMagnitude = WildRule(
    "CyclicByMagnitude", mistake: "A row before the first of a cyclic wheel is mirrored.",
    source: "https://github.com/xiaozhuxiong121/PGPickerView/issues/17",
    caughtBy: ["CyclicWheelsTakeAnyRow", "WheelRowsEqualModel"],
    wheels: WrongCounts { count, rows, set in
      guard case .success = count else { return count }
      let mirrored = zip(set.wheels, rows).map { wheel, row in
        Int((row % wheel.rowCount).magnitude)
      }
      return set.modelCount(of: mirrored)
    })
}
