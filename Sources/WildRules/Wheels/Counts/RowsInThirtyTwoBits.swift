import InputLaws
import InputRules

extension WildRule {
  static let rowsInThirtyTwoBits = WildRule(
    "RowsInThirtyTwoBits", mistake: "The row of a cyclic wheel is kept in 32 bits.",
    source: "our own",
    caughtBy: ["CyclicWheelsTakeAnyRow", "WheelRowsEqualModel"],
    wheels: WrongCounts { count, rows, set in
      guard case .success = count else { return count }
      return set.modelCount(of: rows.map { Int(Int32(truncatingIfNeeded: $0)) })
    })
}
