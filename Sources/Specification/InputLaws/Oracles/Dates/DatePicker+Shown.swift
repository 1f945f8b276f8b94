extension DatePicker {
  /// The rows that the wheels must show (D4.2).
  var rowsToShow: [Int] { ModelDatePicker(self).rows }

  var plainValue: Int { settings.mode == .countDown ? minutes : instant }

  /// The value, computed from the picker's stored data.
  package var valueToShow: DatePickerValue {
    settings.mode == .countDown ? .minutes(minutes) : .instant(Instant(microseconds: instant))
  }

  /// The local time of the picker's value, in seconds.
  package var local: Int { settings.zone.localSecond(at: instant) }

  var localTime: CivilTime { CivilTime(counting: local) }

  /// The number of microseconds after the last whole second of the value.
  var rest: Int { instant.remainder(by: 1_000_000) }
}

extension DatePickerSettings {
  /// The minute interval that applies when the bounds are ignored (D3.1).
  var validInterval: Int { PickerSlots.interval(minuteInterval) }

  /// The number of rows that a wheel must have (D6.7 to D6.9).
  func shownRowCount(of kind: DateWheel.Kind) -> Int {
    ModelDatePicker(unchecked: self).wheels.first { $0.kind == kind }?.rowCount ?? 1
  }
}

extension DatePickerSettings: Worded {
  /// The settings as text, without some of those that have default values.
  package var words: String {
    var words = ["\(mode)", "every \(minuteInterval) min", "\(rounding)", "\(overlap)"]
    words.append("format \(shownKinds.map { "\($0)" }.joined(separator: " ")), \(format.hourCycle)")
    if calendar != .gregorian { words.append("calendar \(calendar.identifier)") }
    if let minimum { words.append("from \(minimum)") }
    if let maximum { words.append("to \(maximum)") }
    if leastDuration == .oneMinute { words.append("at least a minute") }
    let changes = zone.changes.map { ", at \($0.instant) \($0.offset)" }.joined()
    return "picker \(words.joined(separator: ", "))\nzone   \(zone.offset)\(changes)"
  }
}

extension DatePickerAction: Worded {
  package var words: String {
    switch self {
    case .replace(let settings): "replace by \(settings.words)"
    default: "\(self)"
    }
  }
}
