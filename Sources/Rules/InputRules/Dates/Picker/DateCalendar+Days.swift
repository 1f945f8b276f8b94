extension DateCalendar {
  /// The day numbers of 0001-01-01 to 9999-12-31, which have rows on a date wheel (D6.7).
  static let dayNumbers = -719_162...2_932_896

  var mostMonths: Int { days?.mostMonths ?? 12 }

  var mostDays: Int { days?.mostDays ?? 31 }

  /// The date with a day number; `nil` if the calendar doesn't have the date.
  func date(_ dayNumber: Int) -> CalendarDate? {
    if let days { return days.date(dayNumber) }
    let date = CivilDate(knownDayNumber: dayNumber)
    return CalendarDate(year: date.year, month: date.month, day: date.day)
  }

  func dayNumber(_ date: CalendarDate) -> Int? {
    guard let days else {
      let date = try? CivilDate(year: date.year, month: date.month, day: date.day)
      return date?.dayNumber
    }
    // A custom calendar may have dates far outside the supported years (D10.1).
    return days.dayNumber(date).flatMap { CivilDate.dayNumbers.contains($0) ? $0 : nil }
  }

  func monthCount(_ year: Int) -> Int { days.map { max(1, $0.monthCount(year)) } ?? 12 }

  func dayCount(_ month: Int, _ year: Int) -> Int {
    if let days { return max(1, days.dayCount(month, year)) }
    return CivilDate.length(ofMonth: month, in: year)
  }

  /// The date; a month or a day that is too large is replaced by the last possible one (D8.4).
  func clamped(_ date: CalendarDate) -> CalendarDate {
    let month = min(date.month, monthCount(date.year))
    return CalendarDate(
      year: date.year, month: month, day: min(date.day, dayCount(month, date.year)))
  }

  /// Whether the calendar has the month and the day of a date.
  func contains(_ date: CalendarDate) -> Bool { clamped(date) == date }

  func days(from first: CalendarDate, through last: CalendarDate) -> Range<Int>? {
    guard let first = dayNumber(first), let last = dayNumber(last), first <= last else {
      return nil
    }
    return first..<last + 1
  }
}

extension DatePickerSettings {
  /// Throws an error if the wheels can't show the calendar's date for the lower or the upper bound
  /// (D18.8).
  func checkCalendar() throws(DatePickerError) {
    guard let days = calendar.days else { return }
    for dayNumber in [localDay(bounds.lowerBound), localDay(bounds.upperBound)] {
      guard let date = days.date(dayNumber) else { throw .noDate(dayNumber: dayNumber) }
      guard 1...9_999 ~= date.year, 1...days.mostMonths ~= date.month,
        1...days.mostDays ~= date.day
      else { throw .noRow(dayNumber: dayNumber) }
    }
  }

  private func localDay(_ instant: Int) -> Int {
    let second = instant.wholeSecond
    return (second + zone.offset(atSecond: second)).flooredQuotientAndRemainder(by: 86_400).0
  }
}
