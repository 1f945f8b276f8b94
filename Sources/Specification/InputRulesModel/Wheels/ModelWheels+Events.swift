extension ModelWheels {
  /// The event that an action on a selection causes (W5.5, W5.6).
  public func event(of action: WheelAction, on selection: WheelSelection) -> WheelEvent {
    do {
      let (effect, after) = try outcome(of: action, on: selection)
      return WheelEvent(
        effect: effect, moves: try moves(from: selection, to: after), oldCount: selection.count,
        selection: after)
    } catch {
      return WheelEvent(
        effect: .refused(error), moves: [], oldCount: selection.count, selection: selection)
    }
  }

  /// The effect of the action, and the selection after it (W5.6).
  private func outcome(of action: WheelAction, on selection: WheelSelection) throws(WheelProblem)
    -> (WheelEvent.Effect, WheelSelection)
  {
    let set = selection.set
    switch action {
    case .select(let row, let wheel):
      return (.done, try self.selection(selection, with: row, in: wheel))
    case .show(let value):
      let count = try count(of: value, rounding: .nearest, in: set)
      return (.done, WheelSelection(unchecked: set, count: count))
    case .clamp(let value): return try clamp(value, in: set)
    case .write(let text):
      let count = count(ofRows: try rows(of: text, in: set), in: set)
      return (.done, WheelSelection(unchecked: set, count: count))
    case .reload(let index, let wheel):
      return try keepRows(of: selection, under: try reloaded(set, wheel, at: index))
    case .replace(let other): return try keepRows(of: selection, under: other)
    }
  }

  /// The selection, with another row on one wheel (W5.5).
  private func selection(_ selection: WheelSelection, with row: Int, in wheel: Int)
    throws(WheelProblem) -> WheelSelection
  {
    let set = selection.set
    var rows = try rows(at: selection.count, of: set)
    if wheel < 0 || wheel >= rows.count { throw .noWheel(wheel, wheels: rows.count) }
    rows[wheel] = row
    return WheelSelection(unchecked: set, count: try count(of: rows, in: set))
  }

  /// The effect and the position for a value; beyond the ends, the position at the nearer end (W4,
  /// W5.5).
  private func clamp(_ value: Double, in set: WheelSet) throws(WheelProblem) -> (
    WheelEvent.Effect, WheelSelection
  ) {
    let clamped = WheelSelection(
      unchecked: set, count: try clampedCount(of: value, rounding: .nearest, in: set))
    do {
      _ = try count(of: value, rounding: .nearest, in: set)
      return (.done, clamped)
    } catch { return (.clamped, clamped) }
  }

  /// The set, with one wheel replaced (W5.5).
  private func reloaded(_ set: WheelSet, _ wheel: Wheel, at index: Int) throws(WheelProblem)
    -> WheelSet
  {
    var wheels = set.wheels
    if index < 0 || index >= wheels.count { throw .noWheel(index, wheels: wheels.count) }
    wheels[index] = wheel
    if let problem = problem(of: wheels, fractionDigits: set.fractionDigits) {
      throw .noSet(problem)
    }
    return WheelSet(unchecked: wheels, fractionDigits: set.fractionDigits)
  }

  /// The selection with other wheels.
  ///
  /// A wheel that doesn't have the old row shows its last row; a new wheel shows its first row
  /// (W5.8, W5.9).
  private func keepRows(of selection: WheelSelection, under set: WheelSet) throws(WheelProblem) -> (
    WheelEvent.Effect, WheelSelection
  ) {
    let old = try rows(at: selection.count, of: selection.set)
    var effect = WheelEvent.Effect.done
    var rows: [Int] = []
    for (index, wheel) in set.wheels.enumerated() {
      let row = index < old.count ? old[index] : 0
      if row >= wheel.size { effect = .clamped }
      rows.append(min(row, wheel.size - 1))
    }
    return (effect, WheelSelection(unchecked: set, count: count(ofRows: rows, in: set)))
  }

  /// The moves of the wheels that exist before and after the action, and change their rows (W5.6,
  /// W5.9).
  private func moves(from before: WheelSelection, to after: WheelSelection) throws(WheelProblem)
    -> [WheelEvent.Move]
  {
    let old = try rows(at: before.count, of: before.set)
    let new = try rows(at: after.count, of: after.set)
    var moves: [WheelEvent.Move] = []
    for wheel in 0..<min(old.count, new.count) where old[wheel] != new[wheel] {
      moves.append(WheelEvent.Move(wheel: wheel, from: old[wheel], to: new[wheel]))
    }
    return moves
  }
}

extension Wheel {
  /// The titles of the wheel's rows (W1).
  package var rowTitles: [String] {
    switch rows {
    case .digits(let last): (0...last).map { "\($0)" }
    case .separator(let title): [title]
    case .titles(let titles): titles
    }
  }

  /// The number of rows (W1).
  package var size: Int {
    switch rows {
    case .digits(let last): last + 1
    case .separator: 1
    case .titles(let titles): titles.count
    }
  }

  /// The row that an integer stands for, or `nil` if there is none (W5.1, W5.2).
  package func row(for integer: Int) -> Int? {
    if isCyclic {
      let remainder = integer % size
      return remainder < 0 ? remainder + size : remainder
    }
    return 0 <= integer && integer < size ? integer : nil
  }
}
