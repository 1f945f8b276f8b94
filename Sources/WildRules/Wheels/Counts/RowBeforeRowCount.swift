import InputLaws
import InputRules

extension WildRule {
  static let rowBeforeRowCount = WildRule(
    "RowBeforeRowCount", mistake: "A wrong row is told of before a wrong number of rows.",
    source: "our own",
    caughtBy: ["RowsOutsideAreRefused", "WheelRowsEqualModel"],
    wheels: WrongCounts { count, rows, set in
      guard case .failure(.rowCount) = count else { return count }
      for (wheel, row) in zip(set.wheels.indices, rows) {
        let size = set.wheels[wheel].rowCount
        if !set.wheels[wheel].isCyclic, !(0..<size).contains(row) {
          return .failure(.noRow(row, wheel: wheel, rows: size))
        }
      }
      return count
    })
}
