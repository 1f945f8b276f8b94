import InputLaws
import InputRules

extension WildRule {
  static let b44Minus = WildRule(
    "B44Minus", mistake: "Row −1, which a wheel gives that shows none, counts as minus one.",
    source: "https://github.com/xiaozhuxiong121/PGPickerView/issues/24",
    caughtBy: ["RowsOutsideAreRefused", "WheelRowsEqualModel"],
    wheels: WrongCounts { count, rows, set in
      guard case .failure(.noRow(-1, let wheel, _)) = count else { return count }
      var rows = rows
      rows[wheel] = 0
      return set.modelCount(of: rows).map { max($0 - set.places[wheel], 0) }
    })
}
