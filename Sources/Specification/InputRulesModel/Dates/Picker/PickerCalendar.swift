/// The calendar that a picker shows (D6.2).
struct PickerCalendar {
  private let calendar: DateCalendar

  init(_ calendar: DateCalendar) { self.calendar = calendar }

  var mostMonths: Int { calendar.days?.mostMonths ?? 12 }

  var mostDays: Int { calendar.days?.mostDays ?? 31 }

  func date(_ number: Int) -> CalendarDate? {
    if let days = calendar.days { return days.date(number) }
    let (year, month, day) = DayCount.date(number)
    return CalendarDate(year: year, month: month, day: day)
  }

  /// The day number of a date; for a month or a day that doesn't exist, the last one is used
  /// (D8.4).
  func number(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    let month = min(month, calendar.days?.monthCount(year) ?? 12)
    guard let days = calendar.days else {
      return DayCount.number(year, month, min(day, DayCount.length(ofMonth: month, in: year)))
    }
    return days.dayNumber(
      CalendarDate(year: year, month: month, day: min(day, days.dayCount(month, year))))
  }

  /// The reason wheels can't show the date of a day number, or `nil` if they can (D18.8).
  func problem(ofDay number: Int) -> DatePickerError? {
    guard let date = date(number) else { return .noDate(dayNumber: number) }
    let isShown =
      (1...9999).contains(date.year) && (1...mostMonths).contains(date.month)
      && (1...mostDays).contains(date.day)
    return isShown ? nil : .noRow(dayNumber: number)
  }
}

extension PickerSlots {
  /// The reason a picker can't use a calendar, or `nil` if it can (D18.8).
  func problem(of calendar: DateCalendar) -> DatePickerError? {
    if calendar.days == nil { return nil }
    let ends = [bounds.lowerBound, bounds.upperBound].map { instant in
      let second = instant.floored(by: 1_000_000)
      return (second + offsets.offset(at: second)).floored(by: 86_400)
    }
    return ends.compactMap { PickerCalendar(calendar).problem(ofDay: $0) }.first
  }
}
