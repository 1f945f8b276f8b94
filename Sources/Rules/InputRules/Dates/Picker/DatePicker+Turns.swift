extension DatePicker {
  /// Whether a row of a wheel is enabled, so that selecting it shows it (D8.11).
  ///
  /// - Parameters:
  ///   - row: from 0; any integer, on a cyclic wheel.
  ///   - wheel: from 0.
  /// - Returns: false for a wheel or a row that doesn't exist.
  public func isEnabled(row: Int, wheel: Int) -> Bool {
    let wheels = wheels
    guard wheels.indices.contains(wheel), let row = try? wheels[wheel].row(for: row, wheel: wheel)
    else { return false }
    guard settings.mode == .countDown else { return turn.isEnabled(row, wheels[wheel].kind) }
    return CountDown(settings).isEnabled(row, wheels[wheel].kind, from: minutes)
  }

  /// A turn from the slot that is shown.
  var turn: DateTurn { turn(keeping: nil) }

  /// A turn that keeps what no wheel showed before an action (D8.12).
  private func turn(keeping slot: Int?) -> DateTurn {
    DateTurn(settings, from: instant, keeping: slot)
  }

  /// A wheel by its index (D8.1).
  private func wheel(_ index: Int) throws(DatePickerProblem) -> DateWheel {
    let wheels = wheels
    guard wheels.indices.contains(index) else {
      throw .wheels(.noWheel(index, wheels: wheels.count))
    }
    return wheels[index]
  }

  /// Selects a row (D8.1 to D8.10).
  mutating func select(
    _ row: Int, wheel: Int
  ) throws(DatePickerProblem) -> DatePickerEvent.Effect {
    try select(row, of: try self.wheel(wheel), wheel)
  }

  private mutating func select(
    _ integer: Int, of wheel: DateWheel, _ index: Int
  ) throws(DatePickerProblem) -> DatePickerEvent.Effect {
    let row = try wheel.row(for: integer, wheel: index)
    var rows = rows
    if rows[index] == row { return .done }
    try take(row, of: wheel.kind)
    rows[index] = row
    return self.rows == rows ? .done : .clamped
  }

  /// Takes the value that a turn to a row gives, if the row isn't shown.
  private mutating func take(
    _ row: Int, of kind: DateWheel.Kind, keeping slot: Int? = nil
  ) throws(DatePickerProblem) {
    if settings.mode == .countDown {
      minutes = CountDown(settings).slot(selecting: row, kind, from: minutes)
    } else {
      instant = try turn(keeping: slot).slot(selecting: row, of: kind)
    }
  }

  /// Selects rows of all wheels, from the coarsest wheel to the finest (D8.12).
  mutating func select(_ integers: [Int]) throws(DatePickerProblem) -> DatePickerEvent.Effect {
    let wheels = wheels
    guard integers.count == wheels.count else {
      throw .wheels(.rowCount(integers.count, wheels: wheels.count))
    }
    var rows: [Int] = []
    for (index, integer) in integers.enumerated() {
      rows.append(try wheels[index].row(for: integer, wheel: index))
    }
    try show(rows)
    return self.rows == rows ? .done : .clamped
  }

  /// Shows rows of all wheels, with the parts that are kept now (D8.12).
  private mutating func show(_ rows: [Int]) throws(DatePickerProblem) {
    let (wheels, isCountDown) = (settings.wheelsByCoarseness, settings.mode == .countDown)
    let (kinds, slot, old) = (settings.wheelKinds, isCountDown ? 0 : turn.slot, self.rows)
    for wheel in wheels where self.rows[wheel] != rows[wheel] {
      try take(rows[wheel], of: kinds[wheel], keeping: slot)
    }
    guard !isCountDown, old != rows, let finest = wheels.last else { return }
    // A coarser row may have been clamped to other parts.
    try take(rows[finest], of: kinds[finest], keeping: slot)
  }

  /// Turns a wheel by a number of rows (D8.13).
  mutating func turn(
    _ wheel: Int, by count: Int
  ) throws(DatePickerProblem) -> DatePickerEvent.Effect {
    let (turned, shown) = (try self.wheel(wheel), rows[wheel])
    if turned.isCyclic {
      return try select(shown + count % turned.rowCount, of: turned, wheel)
    }
    let (sum, overflows) = shown.addingReportingOverflow(count)
    let row = overflows ? (count < 0 ? 0 : turned.rowCount - 1) : sum
    let stop = min(max(row, 0), turned.rowCount - 1)
    let effect = try select(stop, of: turned, wheel)
    return stop == row && !overflows ? effect : .clamped
  }

  /// Selects the next enabled row in a direction (D9.5).
  mutating func adjust(
    _ wheel: Int, by step: Int
  ) throws(DatePickerProblem) -> DatePickerEvent.Effect {
    let turned = try self.wheel(wheel)
    guard let row = furtherRow(of: wheel, by: step) else { throw .noFurtherRow }
    return try select(row, of: turned, wheel)
  }

  private func furtherRow(of wheel: Int, by step: Int) -> Int? {
    let (shown, turned) = (rows[wheel], wheels[wheel])
    var row = shown + step
    if turned.isCyclic {
      while row - shown != step * turned.rowCount {
        if isEnabled(row: row, wheel: wheel) { return row }
        row += step
      }
      return nil
    }
    let turn = turn
    while 0..<turned.rowCount ~= row && !turn.isOutOfReach(row, turned.kind) {
      if turn.isEnabled(row, turned.kind) { return row }
      row += step
    }
    return nil
  }

  /// Takes the other end of an overlap (D8.14).
  mutating func takeOtherPass() throws(DatePickerProblem) -> DatePickerEvent.Effect {
    guard settings.mode != .countDown else { throw .onlyPass }
    let turn = turn
    let passes = turn.passes
    guard passes.count > 1, let first = passes.first, let last = passes.last else {
      throw .onlyPass
    }
    let other = turn.slot == last ? first : last
    guard turn.slots.contains(other) else { throw .passIsNoSlot }
    instant = other
    return .done
  }
}
