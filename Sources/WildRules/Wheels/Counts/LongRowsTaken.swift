import InputLaws
import InputRules

extension WildRule {
  static let longRowsTaken = WildRule(
    "LongRowsTaken", mistake: "Rows for which there is no wheel are left out.",
    source: "our own",
    caughtBy: ["RowsOutsideAreRefused", "WheelRowsEqualModel"],
    wheels: WrongCounts { count, rows, set in
      guard rows.count > set.wheels.count else { return count }
      return set.modelCount(of: Array(rows.prefix(set.wheels.count)))
    })
}
