extension Law {
  package static let wheelsFollowTheirFormat = Law(
    """
    A picker has the wheels of its mode, in the order of its format, with the rows that the \
    interval leaves. A row's title is its name, or its number in the format's digits.
    """, about: .dates,
    clauses: ["D6.4", "D6.5", "D6.6", "D6.7", "D6.8", "D6.9", "D6.10", "D6.11", "D6.12", "D6.13"],
    Property(forAll: .pickerTurn()) { subject, turn in
      let settings = turn.settings
      let wheels = settings.shownKinds.map {
        DateWheel($0, rowCount: settings.shownRowCount(of: $0))
      }
      try requireEqual(subject.datePickers.wheels(settings), wheels, "the wheels")
      let title = try subject.datePickers.title(turn.row, turn.wheel, settings)
      guard let written = settings.title(of: turn.row, turn.kind) else { return }
      try requireEqual(title.escaped, written.escaped, "the title")
    })
}

extension DatePickerSettings {
  /// The title of a row, except for dates.
  func title(of row: Int, _ kind: DateWheel.Kind) -> String? {
    switch kind {
    case .year, .day: return digits(row + 1, 1)
    case .month: return format.months[row]
    case .halfDay: return format.names.halfDays[row]
    case .hour: return digits(hourOnClock(row), format.padsHours ? 2 : 1)
    case .hours: return digits(row, 1)
    case .minute: return digits(row * shownInterval, 2)
    case .minutes: return digits(row * validInterval, 2)
    case .date: return nil
    }
  }

  private func hourOnClock(_ row: Int) -> Int {
    row > 0 ? row : format.hourCycle == .h12 ? 12 : format.hourCycle == .h24 ? 24 : 0
  }

  private func digits(_ number: Int, _ least: Int) -> String {
    var (text, rest) = ("", number)
    repeat {
      text = String(format.names.digits[rest % 10]) + text
      rest /= 10
    } while rest > 0 || text.unicodeScalars.count < least
    return text
  }
}
