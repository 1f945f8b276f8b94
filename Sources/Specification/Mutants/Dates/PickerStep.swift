/// An action on a picker as the model performs it.
struct PickerStep {
  let action: DatePickerAction
  let before: DatePicker
  private let model: Implementation.DatePickers
  /// The picker after the action.
  private(set) var after: DatePicker
  private(set) var event: DatePickerEvent

  /// The step of an action.
  init(_ action: DatePickerAction, on picker: DatePicker, by model: Implementation.DatePickers) {
    (self.action, self.before, self.model, after) = (action, picker, model, picker)
    event = model.perform(action, &after)
  }

  /// The kind of the wheel whose row is selected, and the row; nil for other actions.
  var selected: (kind: DateWheel.Kind, row: Int)? {
    guard case .select(let row, let wheel) = action else { return nil }
    let wheels = model.wheels(before.settings)
    return wheels.indices.contains(wheel) ? (wheels[wheel].kind, row) : nil
  }

  /// Whether the action was refused.
  var isRefused: Bool {
    if case .refused = event.effect { return true }
    return false
  }

  /// Whether the action is a user's turn of a wheel.
  var isTurn: Bool {
    switch action {
    case .select, .selectAll, .turn, .adjust: true
    case .set, .setSeconds, .clampSeconds, .otherPass, .replace: false
    }
  }

  /// Whether the values differ by exactly twelve hours.
  var isByTwelveHours: Bool {
    switch (event.oldValue, event.newValue) {
    case (.instant(let old), .instant(let new)):
      abs(new.microseconds - old.microseconds) == 43_200_000_000
    case (.minutes(let old), .minutes(let new)): abs(new - old) == 720
    default: false
    }
  }

  /// Whether no instant shows the local time with the selected row, on a wheel of times or dates.
  var leadsIntoGap: Bool {
    guard before.settings.showsTimes, let (kind, row) = selected, !isRefused,
      let wheel = model.wheels(before.settings).firstIndex(where: { $0.kind == kind })
    else { return false }
    let rows = model.wheels(before.settings)[wheel].rowCount
    let turned = (kind == .date ? row : (row % rows + rows) % rows) - model.rows(before)[wheel]
    let length = [.date: 86_400, .halfDay: 43_200, .hour: 3_600][kind] ?? 3_600 / rows
    let wanted = before.local + turned * length
    let second = wanted - wanted.floored(by: 86_400) * 86_400
    guard let date = try? CivilDate(dayNumber: wanted.floored(by: 86_400)) else { return false }
    let time = CivilTime(date, hour: second / 3_600, minute: second / 60 % 60, second: second % 60)
    return before.settings.zone.instants(of: time).isEmpty
  }

  /// Shows an instant in microseconds or, in the mode `countDown`, a duration in minutes.
  mutating func show(_ value: Int, _ effect: DatePickerEvent.Effect? = nil) {
    after = after.showing(value)
    let new = after.valueToShow
    event = DatePickerEvent(
      effect: effect ?? event.effect, moves: moves, oldValue: event.oldValue, newValue: new,
      reportsChange: event.oldValue != new)
  }

  /// Keeps the old value, with an effect.
  mutating func stay(_ effect: DatePickerEvent.Effect) {
    after = before
    event = DatePickerEvent(
      effect: effect, moves: [], oldValue: event.oldValue, newValue: event.oldValue,
      reportsChange: false)
  }

  /// Changes the report.
  mutating func report(
    _ effect: DatePickerEvent.Effect? = nil, _ moves: [WheelEvent.Move]? = nil,
    reportsChange: Bool? = nil
  ) {
    event = DatePickerEvent(
      effect: effect ?? event.effect, moves: moves ?? event.moves, oldValue: event.oldValue,
      newValue: event.newValue, reportsChange: reportsChange ?? event.reportsChange)
  }

  private var moves: [WheelEvent.Move] {
    guard before.settings == after.settings else { return event.moves }
    return zip(model.rows(before), model.rows(after)).enumerated().compactMap { wheel, rows in
      rows.0 == rows.1 ? nil : WheelEvent.Move(wheel: wheel, from: rows.0, to: rows.1)
    }
  }
}

extension DatePicker {
  /// The same value under other settings.
  func under(_ settings: DatePickerSettings) -> DatePicker {
    DatePicker(unchecked: settings, at: instant, minutes: minutes)
  }

  /// The same settings with another value.
  func showing(_ value: Int) -> DatePicker {
    let isCountDown = settings.mode == .countDown
    // Near the last microsecond, a picker couldn't compute local times.
    let near = min(max(value, -9_000_000_000_000_000_000), 9_000_000_000_000_000_000)
    return DatePicker(
      unchecked: settings, at: isCountDown ? instant : near, minutes: isCountDown ? value : minutes)
  }
}

extension DatePickerSettings {
  /// The changed settings.
  func changed(by change: (inout DatePickerSettings) -> Void) -> DatePickerSettings {
    var settings = self
    change(&settings)
    return settings
  }

  /// Whether the interval is allowed and isn't one minute (D3.1).
  var allowsInterval: Bool { 2...30 ~= minuteInterval && 60 % minuteInterval == 0 }

  /// Whether the picker shows times of day.
  var showsTimes: Bool { mode == .time || mode == .dateAndTime }
}
