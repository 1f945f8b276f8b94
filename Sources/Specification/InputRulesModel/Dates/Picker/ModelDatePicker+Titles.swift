extension ModelDatePicker {
  /// The title of a row (D6.10 to D6.12).
  ///
  /// - Throws: a wheel or a row that doesn't exist (D8.1).
  func title(ofRow row: Int, wheel: Int) throws(DatePickerProblem) -> String {
    let row = try self.row(row, ofWheel: wheel)
    let format = settings.format
    let number = number(ofRow: row, kinds[wheel])
    switch kinds[wheel] {
    case .year, .day, .hours: return digits(number, 1)
    case .hour: return digits(number, format.padsHours ? 2 : 1)
    case .minute, .minutes: return digits(number, 2)
    case .month:
      let names = settings.calendar.monthNames ?? format.months
      return row < names.count ? names[row] : digits(number, 1)
    case .halfDay: return format.names.halfDays[row]
    case .date:
      let (year, month, day) = DayCount.date(DayCount.number(1, 1, 1) + row)
      let time = CivilTime(year: year, month: month, day: day, hour: 0, minute: 0, second: 0)
      return ModelCivilTime().text(
        of: time, format: format.dateFormat.text, names: format.names, zoneName: "")
    }
  }

  private func digits(_ number: Int, _ count: Int) -> String {
    ModelCivilTime().number(number, count, settings.format.names)
  }

  /// The number that a row shows (D6.10, D6.11).
  private func number(ofRow row: Int, _ kind: DateWheel.Kind) -> Int {
    switch kind {
    case .year, .month, .day: return row + 1
    case .minute, .minutes: return row * interval
    case .hours, .halfDay, .date: return row
    case .hour:
      switch settings.format.hourCycle {
      case .h11, .h23: return row
      case .h12: return row == 0 ? 12 : row
      case .h24: return row == 0 ? 24 : row
      }
    }
  }

  /// The spoken text of a wheel: value, role, trait and hint; nil if the wheel doesn't exist (D9.1,
  /// D9.2).
  func spoken(ofWheel wheel: Int) -> [String]? {
    guard kinds.indices.contains(wheel), let title = try? title(ofRow: rows[wheel], wheel: wheel)
    else { return nil }
    let speech = settings.format.speech
    let kind = kinds[wheel]
    let texts: SpokenNumber? =
      switch kind {
      case .hour: speech.hour
      case .minute: speech.minute
      case .hours: speech.hours
      case .minutes: speech.minutes
      case .year, .month, .day, .date, .halfDay: nil
      }
    var value = title
    if let texts {
      let number = number(ofRow: rows[wheel], kind)
      let text = number == 1 ? texts.one : texts.other
      value = text.split(separator: "#", omittingEmptySubsequences: false).joined(
        separator: digits(number, 1))
    }
    return [value, "Picker item", "Adjustable", speech.hint]
  }

}
