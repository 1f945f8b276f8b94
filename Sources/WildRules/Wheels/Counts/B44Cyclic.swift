import InputLaws
import InputRules

extension WildRule {
  static let b44Cyclic = WildRule(
    "B44Cyclic", mistake: "A cyclic wheel has no row before its first.",
    source: "https://github.com/xiaozhuxiong121/PGPickerView/issues/17",
    caughtBy: ["CyclicWheelsTakeAnyRow", "WheelRowsEqualModel"],
    wheels: WrongCounts { count, rows, set in
      guard case .success = count, let wheel = rows.firstIndex(where: { $0 < 0 }) else {
        return count
      }
      return .failure(.noRow(rows[wheel], wheel: wheel, rows: set.wheels[wheel].rowCount))
    })
}
