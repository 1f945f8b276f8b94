import InputLaws
import InputRules

extension WildRule {
  static let lastRowNamed = WildRule(
    "LastRowNamed", mistake: "Of several wrong rows the last is named.",
    source: "our own",
    caughtBy: ["RowsOutsideAreRefused", "WheelRowsEqualModel"],
    wheels: WrongCounts { count, rows, set in
      guard case .failure(.noRow) = count else { return count }
      let wrong = set.wheels.indices.last { wheel in
        !set.wheels[wheel].isCyclic && !(0..<set.wheels[wheel].rowCount).contains(rows[wheel])
      }
      return wrong.map {
        .failure(.noRow(rows[$0], wheel: $0, rows: set.wheels[$0].rowCount))
      } ?? count
    })
}
