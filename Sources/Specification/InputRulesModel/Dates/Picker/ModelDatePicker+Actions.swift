extension ModelDatePicker {
  /// Performs an action (D4.4 to D4.6).
  package mutating func perform(_ action: DatePickerAction) -> DatePickerEvent {
    let old = self
    var effect: DatePickerEvent.Effect
    do throws(DatePickerProblem) { effect = try outcome(of: action) } catch {
      self = old
      effect = .refused(error)
    }
    return DatePickerEvent(
      effect: effect, moves: moves(from: old), oldValue: old.value, newValue: value,
      reportsChange: old.value != value)
  }

  /// The moves of the wheels that are shown before and after the action, and that change their rows
  /// (D4.4, D11.6).
  private func moves(from old: ModelDatePicker) -> [WheelEvent.Move] {
    var moves: [WheelEvent.Move] = []
    let (oldKinds, oldRows, newRows) = (old.kinds, old.rows, rows)
    for (wheel, kind) in kinds.enumerated() {
      guard let before = oldKinds.firstIndex(of: kind) else { continue }
      if oldRows[before] != newRows[wheel] {
        moves.append(WheelEvent.Move(wheel: wheel, from: oldRows[before], to: newRows[wheel]))
      }
    }
    return moves
  }

  private mutating func outcome(of action: DatePickerAction) throws(DatePickerProblem)
    -> DatePickerEvent.Effect
  {
    switch action {
    case .set(let instant): return set(instant.microseconds)
    case .setSeconds(let seconds): return try setSeconds(seconds)
    case .clampSeconds(let seconds): return try clampSeconds(seconds)
    case .select(let row, let wheel): return try turn(wheel, to: try self.row(row, ofWheel: wheel))
    case .selectAll(let rows): return try selectAll(rows)
    case .turn(let wheel, let count): return try turn(wheel, by: count)
    case .adjust(let wheel, let up): return try adjust(wheel, up: up)
    case .otherPass: return try takeOtherPass()
    case .replace(let settings): return try replace(settings)
    }
  }
}

extension ModelDatePicker {
  /// Selects a row, and reports whether the wheels then show exactly the wanted rows (D8.10).
  private mutating func turn(_ wheel: Int, to row: Int) throws(DatePickerProblem)
    -> DatePickerEvent.Effect
  {
    var wanted = rows
    wanted[wheel] = row
    try select(row, wheel: wheel)
    return rows == wanted ? .done : .clamped
  }

  /// Turns a wheel by `count` rows (D8.13).
  private mutating func turn(_ wheel: Int, by count: Int) throws(DatePickerProblem)
    -> DatePickerEvent.Effect
  {
    _ = try row(0, ofWheel: wheel)
    let rowCount = rowCounts[wheel]
    if isCyclic(kinds[wheel]) {
      let turned = rows[wheel] + count.remainder(by: rowCount)
      return try turn(wheel, to: turned % rowCount)
    }
    let most = 10_000_000
    let wanted = rows[wheel] + min(max(count, -most), most)
    let row = min(max(wanted, 0), rowCount - 1)
    let effect = try turn(wheel, to: row)
    return row == wanted ? effect : .clamped
  }

  /// Selects rows on all wheels, from the coarsest to the finest (D8.12).
  private mutating func selectAll(_ rows: [Int]) throws(DatePickerProblem) -> DatePickerEvent.Effect
  {
    let kinds = kinds
    if rows.count != kinds.count { throw .wheels(.rowCount(rows.count, wheels: kinds.count)) }
    var wanted: [Int] = []
    for wheel in kinds.indices { wanted.append(try row(rows[wheel], ofWheel: wheel)) }
    let (before, kept) = (self.rows, self.instant)
    let wheels = kinds.indices.sorted(by: { fineness(kinds[$0]) < fineness(kinds[$1]) })
    for wheel in wheels { try select(wanted[wheel], wheel: wheel, keeping: kept) }
    if let finest = wheels.last, before != wanted, settings.mode != .countDown {
      try select(wanted[finest], wheel: finest, keeping: kept, isAgain: true)
    }
    return self.rows == wanted ? .done : .clamped
  }

  /// Selects the next enabled row above or below (D9.5).
  private mutating func adjust(_ wheel: Int, up: Bool) throws(DatePickerProblem)
    -> DatePickerEvent.Effect
  {
    _ = try row(0, ofWheel: wheel)
    let rowCount = rowCounts[wheel]
    let isCyclic = isCyclic(kinds[wheel])
    var row = rows[wheel]
    for _ in 1..<rowCount {
      row += up ? 1 : -1
      if isCyclic { row = row.remainder(by: rowCount) }
      if row < 0 || row >= rowCount || isBeyond(row, wheel: wheel, up: up) { break }
      if isEnabled(row: row, wheel: wheel) { return try turn(wheel, to: row) }
    }
    throw .noFurtherRow
  }

  /// Whether all dates from a row on, in this direction, are out of bounds.
  private func isBeyond(_ row: Int, wheel: Int, up: Bool) -> Bool {
    guard kinds[wheel] == .date else { return false }
    let day = DayCount.number(1, 1, 1) + row
    let bounds = slots.bounds
    return up
      ? day > bounds.upperBound.floored(by: 86_400_000_000) + 3
      : day < bounds.lowerBound.floored(by: 86_400_000_000) - 3
  }

  /// Selects the other instant at which the clock shows the same local time (D8.14).
  private mutating func takeOtherPass() throws(DatePickerProblem) -> DatePickerEvent.Effect {
    let all = settings.mode == .countDown ? [] : passes
    guard let first = all.first, let last = all.last, first != last else { throw .onlyPass }
    let other = instant == last ? first : last
    if !slots.contains(other) { throw .passIsNoSlot }
    instant = other
    return .done
  }
}

extension ModelDatePicker {
  /// Sets a duration (D5.2, D5.3, D5.5).
  private mutating func setSeconds(_ seconds: Double) throws(DatePickerProblem)
    -> DatePickerEvent.Effect
  {
    if settings.mode != .countDown { throw .noCountDown }
    if seconds.isNaN { throw .notANumber }
    if seconds.isInfinite { throw .infinite }
    if seconds < 0 { throw .negative }
    if settings.leastDuration == .oneMinute && seconds < 60 { throw .belowLeast }
    if seconds >= 86_400 { throw .tooLong }
    let whole = (0..<1_440).last { Double($0) * 60 <= seconds } ?? 0
    minutes = rounded(whole)
    return Double(minutes) * 60 == seconds ? .done : .rounded
  }

  /// Sets a duration; if it is out of range, sets the shortest or the longest one (D5.4).
  private mutating func clampSeconds(_ seconds: Double) throws(DatePickerProblem)
    -> DatePickerEvent.Effect
  {
    if settings.mode != .countDown { throw .noCountDown }
    if seconds.isNaN { throw .notANumber }
    let least = settings.leastDuration == .oneMinute ? 60.0 : 0
    if seconds < least || seconds >= 86_400 {
      let durations = durations
      minutes = seconds < least ? durations[0] : durations[durations.count - 1]
      return .clamped
    }
    return try setSeconds(seconds)
  }

  /// Replaces the settings (D11.6).
  private mutating func replace(_ settings: DatePickerSettings) throws(DatePickerProblem)
    -> DatePickerEvent.Effect
  {
    if let problem = PickerSlots(settings).problem(of: settings.calendar) {
      throw .calendar(problem)
    }
    take(settings)
    let duration = minutes
    minutes = rounded(duration)
    let effect = set(instant)
    if settings.mode != .countDown { return effect }
    return minutes == duration ? .done : .rounded
  }
}
