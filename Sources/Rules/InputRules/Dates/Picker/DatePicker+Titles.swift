extension DatePicker {
  /// The title of a row on a wheel (D6.10, D6.11).
  /// - Parameters:
  ///   - row: the row, starting at 0; on a cyclic wheel, any integer.
  ///   - wheel: the wheel's index, starting at 0.
  /// - Throws: `DatePickerProblem.wheels` for a wheel or a row that doesn't exist (D8.1).
  public func title(ofRow row: Int, wheel: Int) throws(DatePickerProblem) -> String {
    let kinds = settings.wheelKinds
    guard kinds.indices.contains(wheel) else {
      throw .wheels(.noWheel(wheel, wheels: kinds.count))
    }
    let row = try settings.wheel(of: kinds[wheel]).row(for: row, wheel: wheel)
    return settings.title(of: row, kinds[wheel])
  }

  /// The wheels as a wheel set, without their selected rows; `nil` if the picker has a date wheel
  /// (D6.14), two months have the same name, or there are too many positions.
  package var wheelSet: WheelSet? {
    if settings.mode == .dateAndTime { return nil }
    let set = wheels.map { Wheel(.titles(settings.titles(of: $0)), isCyclic: $0.isCyclic) }
    // Check only the months, whose names may come from an app; titles that are numbers always
    // differ.
    let months = zip(wheels, set).first { $0.0.kind == .month }?.1
    if set.positions == nil || months?.repeatedTitle != nil { return nil }
    return WheelSet(unchecked: set, fractionDigits: 0)
  }

  /// The texts that VoiceOver speaks for a wheel, or `nil` if the wheel doesn't exist (D9.1, D9.2).
  /// - Parameter wheel: the wheel's index, starting at 0.
  public func element(ofWheel wheel: Int) -> SpokenElement? {
    let kinds = settings.wheelKinds
    guard kinds.indices.contains(wheel) else { return nil }
    let (row, speech) = (rows[wheel], settings.format.speech)
    let title = settings.title(of: row, kinds[wheel])
    guard let text = speech.text(of: kinds[wheel]) else {
      return SpokenElement(value: title, hint: speech.hint)
    }
    let number = settings.number(of: row, kinds[wheel])
    let value = (number == 1 ? text.one : text.other).filled(settings.digits(number, atLeast: 1))
    return SpokenElement(value: value, hint: speech.hint)
  }
}

extension DatePickerSettings {
  /// The titles of a wheel's rows; the 9999 titles of years in ASCII digits are created only once.
  fileprivate func titles(of wheel: DateWheel) -> [String] {
    if wheel.kind == .year && format.names.digits == DateNames.english.digits { return Self.years }
    return (0..<wheel.rowCount).map { title(of: $0, wheel.kind) }
  }

  private static let years = (1...9_999).map { "\($0)" }

  func title(of row: Int, _ kind: DateWheel.Kind) -> String {
    switch kind {
    case .month: monthName(row)
    case .halfDay: format.names.halfDays[row]
    case .date: dateTitle(row)
    default: digits(number(of: row, kind), atLeast: digitCount(of: kind))
    }
  }

  fileprivate func number(of row: Int, _ kind: DateWheel.Kind) -> Int {
    switch kind {
    case .year, .month, .day: row + 1
    case .hour: hour(row)
    case .minute: row * DateSlots(self).interval
    case .minutes: row * interval
    case .date, .halfDay, .hours: row
    }
  }

  private func hour(_ row: Int) -> Int {
    switch format.hourCycle {
    case .h11, .h23: row
    case .h12: row == 0 ? 12 : row
    case .h24: row == 0 ? 24 : row
    }
  }

  private func digitCount(of kind: DateWheel.Kind) -> Int {
    switch kind {
    case .minute, .minutes: 2
    case .hour: format.padsHours ? 2 : 1
    default: 1
    }
  }

  private func monthName(_ row: Int) -> String {
    let names = calendar.monthNames ?? format.months
    return names.indices.contains(row) ? names[row] : digits(row + 1, atLeast: 1)
  }

  private func dateTitle(_ row: Int) -> String {
    let date = CivilDate(knownDayNumber: row + DateCalendar.dayNumbers.lowerBound)
    return format.dateFormat.text(of: CivilTime(date), names: format.names)
  }

  /// A number, written with the format's digits (D6.12).
  fileprivate func digits(_ number: Int, atLeast count: Int) -> String {
    var text = String.UnicodeScalarView()
    for digit in number.padded(to: count).utf8 {
      text.append(format.names.digits[Int(digit - 48)])
    }
    return String(text)
  }
}

extension DateSpeech {
  fileprivate func text(of kind: DateWheel.Kind) -> SpokenNumber? {
    switch kind {
    case .hour: hour
    case .minute: minute
    case .hours: hours
    case .minutes: minutes
    case .year, .month, .day, .date, .halfDay: nil
    }
  }
}

extension String {
  fileprivate func filled(_ number: String) -> String {
    let parts = split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.joined(separator: number)
  }
}
