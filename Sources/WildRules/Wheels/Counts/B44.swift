import InputLaws
import InputRules

extension WildRule {
  /// Row 2147483647 is the platform's “not found”, which a picker that was never moved gives.
  static let b44 = WildRule(
    "B44", mistake: "A row that was never chosen, 2147483647, stands for the last.",
    source: "https://github.com/brunow/FormKit.m/issues/5",
    caughtBy: ["RowsOutsideAreRefused", "WheelRowsEqualModel"],
    wheels: WrongCounts { count, rows, set in
      guard case .failure(.noRow(_, let wheel, let size)) = count, rows[wheel] == 2_147_483_647
      else { return count }
      var rows = rows
      rows[wheel] = size - 1
      return set.modelCount(of: rows)
    })
}
