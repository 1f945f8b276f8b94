import InputLaws
import InputRules

extension WildRule {
  static let rowLimitOneOver = WildRule(
    "RowLimitOneOver", mistake: "The row behind the last is taken, and carries.",
    source: "https://github.com/xiaozhuxiong121/PGPickerView/issues/12",
    caughtBy: ["RowsOutsideAreRefused", "WheelRowsEqualModel"],
    wheels: WrongCounts { count, rows, set in
      guard case .failure(.noRow(let row, let wheel, let size)) = count, row == size else {
        return count
      }
      var rows = rows
      rows[wheel] = size - 1
      return set.modelCount(of: rows).map { min($0 + set.places[wheel], set.counts.upperBound) }
    })
}
