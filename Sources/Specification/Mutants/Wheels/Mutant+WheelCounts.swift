private let model = ModelWheels()

extension Mutant {
  /// Rows and counts.
  static let wheelCounts: [Mutant] = [
    .countOfRows("B44", "The row 2147483647, which means no choice, selects the last row.") {
      count, rows, set in
      guard case .failure(.noRow(_, let wheel, let size)) = count, rows[wheel] == 2_147_483_647
      else { return count }
      var rows = rows
      rows[wheel] = size - 1
      return set.modelCount(of: rows)
    }.killed(by: .wheelRowsEqualModel).bug("brunow/FormKit.m#5"),
    .countOfRows("B44Cyclic", "A cyclic wheel has no row before its first.") { count, rows, set in
      guard case .success = count, let wheel = rows.firstIndex(where: { $0 < 0 }) else {
        return count
      }
      return .failure(.noRow(rows[wheel], wheel: wheel, rows: set.wheels[wheel].rowCount))
    }.killed(by: .cyclicWheelsTakeAnyRow).bug("xiaozhuxiong121/PGPickerView#17"),
    .countOfRows("B44Minus", "Row −1, which an empty wheel reports, counts as minus one.") {
      count, rows, set in
      guard case .failure(.noRow(-1, let wheel, _)) = count else { return count }
      var rows = rows
      rows[wheel] = 0
      return set.modelCount(of: rows).map { max($0 - set.places[wheel], 0) }
    }.killed(by: .wheelRowsEqualModel).bug("xiaozhuxiong121/PGPickerView#24"),
    .replacing(
      \.wheels.rowsAtCount, "CountsGoRound",
      "A count beyond the last position restarts at the first."
    ) { (count, set) throws(WheelProblem) in
      // Drops the digits of the count that don't fit the wheels.
      let positions = set.counts.upperBound + 1
      return try model.rows(at: count >= positions ? count % positions : count, of: set)
    }.killed(by: .everyUnitDialsItsRange),
    .countOfRows("CyclicStops", "A cyclic wheel stops at its ends.") {
      count, rows, set in
      guard case .success = count else { return count }
      return set.modelCount(of: zip(set.wheels, rows).map { min(max($1, 0), $0.rowCount - 1) })
    }.killed(by: .cyclicWheelsTakeAnyRow).bug("filipealva/PickerView#24"),
    .replacing(
      \.wheels.rowsAtCount, "MissingWheel",
      "Minutes and seconds have four wheels, because a period replaced a comma."
    ) { (count, set) throws(WheelProblem) in
      let rows = try model.rows(at: count, of: set)
      return set == .minutesSeconds ? Array(rows.dropLast(2)) + rows.suffix(1) : rows
    }.killed(by: .wheelRowsEqualModel).bug(.pickersArticle),
    .countOfRows("RowLimitOneOver", "The row after the last is accepted, and carries.") {
      count, rows, set in
      guard case .failure(.noRow(let row, let wheel, let size)) = count, row == size else {
        return count
      }
      var rows = rows
      rows[wheel] = size - 1
      return set.modelCount(of: rows).map { min($0 + set.places[wheel], set.counts.upperBound) }
    }.killed(by: .wheelRowsEqualModel).bug("xiaozhuxiong121/PGPickerView#12"),
    .replacing(
      \.wheels.rowsAtCount, "RowsLeftAligned",
      "The digits of a count fill the wheels from the left."
    ) { (count, set) throws(WheelProblem) in
      let rows = try model.rows(at: count, of: set)
      guard set.wheels.contains(where: \.hasDigits) else { return rows }
      var digits = "\(count)".compactMap(\.wholeNumberValue)
      return zip(set.wheels, rows).map { wheel, row in
        guard wheel.hasDigits else { return row }
        return digits.isEmpty ? 0 : min(digits.removeFirst(), wheel.rowCount - 1)
      }
    }.killed(by: .everyHourMinuteAndSecondIsOnePosition).bug(.pickersArticle),
    .countOfRows("ShortRowsTaken", "Wheels without a given row show their first row.") {
      count, rows, set in
      let missing = set.wheels.count - rows.count
      guard missing > 0 else { return count }
      return set.modelCount(of: rows + [Int](repeating: 0, count: missing))
    }.killed(by: .wheelRowsEqualModel).bug("skywinder/ActionSheetPicker-3.0#113"),
  ]
}
