extension DatePicker {
  /// Whether a row is enabled, which means that the picker has a value for it (D8.11).
  /// - Parameters:
  ///   - row: the row, starting at 0; on a cyclic wheel, any integer.
  ///   - wheel: the wheel's index, starting at 0.
  /// - Returns: false for a wheel or a row that doesn't exist.
  public func isEnabled(row: Int, wheel: Int) -> Bool {
    settings.mode == .countDown
      ? CountDown(settings, showing: minutes).isEnabled(row: row, wheel: wheel)
      : DateTurn(settings, from: instant).isEnabled(row: row, wheel: wheel)
  }

  /// Turns wheels, and returns the event (D8.1 to D8.13).
  mutating func turn(by action: DatePickerAction) throws(DatePickerProblem) -> DatePickerEvent {
    let old = value
    let (effect, moves): (DatePickerEvent.Effect, [WheelEvent.Move])
    if settings.mode == .countDown {
      var turn = CountDown(settings, showing: minutes)
      (effect, moves) = try turn.turn(by: action)
      minutes = turn.minutes
    } else {
      var turn = DateTurn(settings, from: instant)
      (effect, moves) = try turn.turn(by: action)
      instant = turn.slot
    }
    return DatePickerEvent(
      effect: effect, moves: moves, oldValue: old, newValue: value, reportsChange: value != old)
  }

  /// Changes the value to the other instant at which clocks show the same local time (D8.14).
  mutating func takeOtherPass() throws(DatePickerProblem) -> DatePickerEvent.Effect {
    guard settings.mode != .countDown else { throw .onlyPass }
    let turn = DateTurn(settings, from: instant)
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
