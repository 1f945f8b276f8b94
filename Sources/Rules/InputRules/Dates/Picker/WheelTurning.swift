/// A turn of a picker's wheels, which changes the shown value.
protocol WheelTurning {
  var kinds: [DateWheel.Kind] { get }

  /// The row that a wheel shows (D4.2).
  func row(of kind: DateWheel.Kind) -> Int

  /// Creates the wheel for a kind (D6.7 to D6.9).
  func wheel(of kind: DateWheel.Kind) -> DateWheel

  /// Whether a row is enabled because it has candidates, which are values that the picker can show
  /// after a turn to the row (D8.6, D8.11).
  func isEnabled(_ row: Int, _ kind: DateWheel.Kind) -> Bool

  /// Whether the local times of a row are so far from the bounds that they can't be slots.
  func isOutOfReach(_ row: Int, _ kind: DateWheel.Kind) -> Bool

  /// Sets the value to the result of a turn to a row (D8.3 to D8.9).
  mutating func take(_ row: Int, of kind: DateWheel.Kind) throws(DatePickerProblem)
}

extension WheelTurning {
  var rows: [Int] { kinds.map(row) }

  func wheel(_ index: Int) throws(DatePickerProblem) -> DateWheel {
    guard kinds.indices.contains(index) else {
      throw .wheels(.noWheel(index, wheels: kinds.count))
    }
    return wheel(of: kinds[index])
  }

  /// Whether a row on a wheel is enabled (D8.11).
  func isEnabled(row: Int, wheel index: Int) -> Bool {
    guard let wheel = try? wheel(index), let row = try? wheel.row(for: row, wheel: index) else {
      return false
    }
    return isEnabled(row, wheel.kind)
  }

  /// Turns wheels; returns the effect, and the wheels that now show a different row.
  mutating func turn(
    by action: DatePickerAction
  ) throws(DatePickerProblem) -> (DatePickerEvent.Effect, [WheelEvent.Move]) {
    let old = rows
    let (wanted, isReached) = try select(by: action, from: old)
    let new = rows
    var moves: [WheelEvent.Move] = []
    for wheel in kinds.indices where old[wheel] != new[wheel] {
      moves.append(WheelEvent.Move(wheel: wheel, from: old[wheel], to: new[wheel]))
    }
    return (isReached && new == wanted ? .done : .clamped, moves)
  }
}

extension WheelTurning {
  /// Selects the rows that an action requests.
  ///
  /// Returns the requested rows, and whether a turn by a number of rows reached its row instead of
  /// stopping at the wheel's end.
  private mutating func select(
    by action: DatePickerAction, from rows: [Int]
  ) throws(DatePickerProblem) -> (wanted: [Int], isReached: Bool) {
    switch action {
    case .select(let row, let wheel):
      return (
        try select(try self.wheel(wheel).row(for: row, wheel: wheel), wheel, from: rows), true
      )
    case .selectAll(let integers): return (try select(integers, from: rows), true)
    case .turn(let wheel, let count): return try turn(wheel, by: count, from: rows)
    case .adjust(let wheel, let up):
      let turned = try self.wheel(wheel)
      let row = furtherRow(of: turned, from: rows[wheel], by: up ? 1 : -1)
      guard let row else { throw .noFurtherRow }
      return (try select(row, wheel, from: rows), true)
    case .set, .setSeconds, .clampSeconds, .otherPass, .replace: return (rows, true)
    }
  }

  /// Selects an existing row of a wheel (D8.2 to D8.9).
  private mutating func select(
    _ row: Int, _ wheel: Int, from rows: [Int]
  ) throws(DatePickerProblem) -> [Int] {
    var wanted = rows
    wanted[wheel] = row
    if rows[wheel] != row { try take(row, of: kinds[wheel]) }
    return wanted
  }

  /// Selects a row on every wheel, from the coarsest wheel to the finest (D8.12).
  private mutating func select(
    _ integers: [Int], from rows: [Int]
  ) throws(DatePickerProblem) -> [Int] {
    guard integers.count == kinds.count else {
      throw .wheels(.rowCount(integers.count, wheels: kinds.count))
    }
    var wanted: [Int] = []
    for (index, integer) in integers.enumerated() {
      wanted.append(try wheel(index).row(for: integer, wheel: index))
    }
    let wheels = kinds.indices.sorted { kinds[$0].fineness < kinds[$1].fineness }
    for wheel in wheels where row(of: kinds[wheel]) != wanted[wheel] {
      try take(wanted[wheel], of: kinds[wheel])
    }
    // Select the finest row again, because selecting a coarser row may have changed it.
    if wanted != rows, let finest = wheels.last { try take(wanted[finest], of: kinds[finest]) }
    return wanted
  }

  /// Turns a wheel by a number of rows (D8.13).
  private mutating func turn(
    _ index: Int, by count: Int, from rows: [Int]
  ) throws(DatePickerProblem) -> (wanted: [Int], isReached: Bool) {
    let wheel = try wheel(index)
    if wheel.isCyclic {
      let row = try wheel.row(for: rows[index] + count % wheel.rowCount, wheel: index)
      return (try select(row, index, from: rows), true)
    }
    let (sum, overflows) = rows[index].addingReportingOverflow(count)
    let row = overflows ? (count < 0 ? 0 : wheel.rowCount - 1) : sum
    let stop = min(max(row, 0), wheel.rowCount - 1)
    return (try select(stop, index, from: rows), stop == row && !overflows)
  }

  /// The next enabled row in a direction; `nil` if there is none (D9.5).
  private func furtherRow(of wheel: DateWheel, from shown: Int, by step: Int) -> Int? {
    var row = shown + step
    while row - shown != step * wheel.rowCount {
      let isRow = 0..<wheel.rowCount ~= row
      if !isRow && !wheel.isCyclic { return nil }
      let own = isRow ? row : row - step * wheel.rowCount
      if isEnabled(own, wheel.kind) { return own }
      if !wheel.isCyclic && isOutOfReach(row, wheel.kind) { return nil }
      row += step
    }
    return nil
  }
}
