/// A picker, and a row to select on one of its wheels.
struct DatePickerTurn: Hashable, Sendable {
  var settings: DatePickerSettings
  var start: Instant
  var row: Int
  var wheel: Int
}

extension DatePickerTurn { var kind: DateWheel.Kind { settings.shownKinds[wheel] } }

extension Generator<DatePickerTurn> {
  /// A row of a wheel of a picker in one of these modes.
  static func pickerTurn(in modes: [DatePickerMode] = DatePickerMode.allCases) -> Generator {
    Generator { source in source.pickerTurn(in: modes) }
  }

  /// A row on a wheel of a picker with bounds at most two days apart.
  static let narrowPickerTurn = Generator { source in
    var turn = source.pickerTurn(in: [.time, .dateAndTime])
    let low = turn.start.microseconds.clamped(to: PickerLimits.instants)
    let minutes = Int(
      source.choose(upTo: 2_880) { $0.next(upTo: $0.next(upTo: 3) == 0 ? 2_880 : 300) })
    turn.settings.minimum = Instant(microseconds: low)
    turn.settings.maximum = Instant(microseconds: low + minutes * 60_000_000)
    turn.row = turn.row.remainder(by: turn.settings.shownRowCount(of: turn.kind))
    turn.start = Instant(microseconds: low + Int(source.choose(upTo: 2_880)) * 60_000_000)
    return turn
  }
}

extension ChoiceSource {
  fileprivate mutating func pickerTurn(in modes: [DatePickerMode]) -> DatePickerTurn {
    let second = pickerSecond()
    let settings = pickerSettings(near: second, modes: modes)
    let start = pickerInstant(near: second)
    let kinds = settings.shownKinds
    let wheel = Int(choose(upTo: UInt64(kinds.count - 1)))
    let row = pickerRow(of: wheel, kinds, near: second)
    let rows = settings.shownRowCount(of: kinds[wheel])
    return DatePickerTurn(
      settings: settings, start: start, row: row.remainder(by: rows), wheel: wheel)
  }
}

extension Int {
  /// The nearest number in `range`.
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// The nonnegative remainder.
  func remainder(by divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}

/// A picker, and actions on it, in order.
struct DatePickerHistory: Hashable, Sendable {
  var settings: DatePickerSettings
  var start: Instant
  var actions: [DatePickerAction]
}

extension DatePickerHistory {
  /// Calls `look` with each action, the picker before it, its event, and the picker after it.
  func follow(
    by pickers: Implementation.DatePickers,
    _ look: (DatePickerAction, DatePicker, DatePickerEvent, DatePicker) throws -> Void
  ) throws {
    var picker = try pickers.picker(settings, start)
    for action in actions {
      let before = picker
      let event = pickers.perform(action, &picker)
      try look(action, before, event, picker)
    }
  }
}

extension Generator<DatePickerHistory> {
  /// Up to five actions of any kind on a picker of any mode.
  static var pickerHistory: Generator {
    history().cover("a change of clocks", atLeast: 0.2) { !$0.settings.zone.changes.isEmpty }
      .cover("bounds", atLeast: 0.2) { $0.settings.minimum != nil && $0.settings.maximum != nil }
  }

  /// Actions on a picker in one of `modes`.
  static func history(in modes: [DatePickerMode] = DatePickerMode.allCases) -> Generator {
    Generator { source in
      let second = source.pickerSecond()
      let settings = source.pickerSettings(near: second, modes: modes)
      let start = source.pickerInstant(near: second)
      var (shown, actions) = (settings, [DatePickerAction]())
      source.repeated(1...5, label: "action") { source in
        let action = source.pickerAction(on: shown, near: second)
        if case .replace(let settings) = action { shown = settings }
        actions.append(action)
      }
      return DatePickerHistory(settings: settings, start: start, actions: actions)
    }
  }
}
