/// The components of a date input's value; those that aren't of its kind keep their defaults.
struct DateInputValue {
  var year = 1970
  var month = 1
  var day = 1
  var week = 1
  var hour = 0
  var minute = 0
  var second = 0
  var millisecond = 0
}

extension DateInputValue {
  /// The number that represents the value (D16.5).
  /// - Throws: `DateInputError.noSuchValue` for the first component that is out of range (D16.2,
  ///   D16.4).
  func number(as kind: DateInputKind) throws(DateInputError) -> Int {
    switch kind {
    case .date: return try dayNumber() * DateInputKind.millisecondsOfDay
    case .month: return try monthNumber()
    case .week: return try weekNumber() * DateInputKind.millisecondsOfDay
    case .time: return try timeNumber()
    case .datetimeLocal:
      return try dayNumber() * DateInputKind.millisecondsOfDay + timeNumber()
    }
  }

  private func dayNumber() throws(DateInputError) -> Int {
    _ = try monthNumber()
    guard let date = try? CivilDate(year: year, month: month, day: day) else {
      throw .noSuchValue(.day)
    }
    return date.dayNumber
  }

  private func monthNumber() throws(DateInputError) -> Int {
    try requireYear()
    guard 1...12 ~= month else { throw .noSuchValue(.month) }
    return (year - 1970) * 12 + month - 1
  }

  /// The day number of the week's Monday.
  private func weekNumber() throws(DateInputError) -> Int {
    try requireYear()
    guard let monday = try? ISOWeek(year: year, week: week).date(weekday: 1) else {
      throw .noSuchValue(.week)
    }
    return monday.dayNumber
  }

  private func timeNumber() throws(DateInputError) -> Int {
    guard hour <= 23 else { throw .noSuchValue(.hour) }
    guard minute <= 59 else { throw .noSuchValue(.minute) }
    guard second <= 59 else { throw .noSuchValue(.second) }
    return ((hour * 60 + minute) * 60 + second) * 1_000 + millisecond
  }

  private func requireYear() throws(DateInputError) {
    guard DateInputKind.years.contains(year) else { throw .noSuchValue(.year) }
  }
}

extension DateInputValue {
  /// Creates the value that a number belongs to; for example, all milliseconds of a day belong to
  /// one date (D16.6).
  init(_ number: Int, as kind: DateInputKind) {
    if kind == .month {
      let (years, months) = number.flooredQuotientAndRemainder(by: 12)
      (year, month) = (1970 + years, months + 1)
      return
    }
    let (days, rest) = number.flooredQuotientAndRemainder(by: DateInputKind.millisecondsOfDay)
    let date = CivilDate(knownDayNumber: days)
    let isoWeek = ISOWeek(of: date)
    (month, day, week) = (date.month, date.day, isoWeek.week)
    year = kind == .week ? isoWeek.year : date.year
    (hour, minute, second) = (rest / 3_600_000, rest / 60_000 % 60, rest / 1_000 % 60)
    millisecond = rest % 1_000
  }

  /// The shortest text that represents the value (D16.7).
  func text(as kind: DateInputKind) -> String {
    switch kind {
    case .date: "\(monthText)-\(day.padded(to: 2))"
    case .month: monthText
    case .week: "\(year.padded(to: 4))-W\(week.padded(to: 2))"
    case .time: timeText
    case .datetimeLocal: "\(monthText)-\(day.padded(to: 2))T\(timeText)"
    }
  }

  private var monthText: String { "\(year.padded(to: 4))-\(month.padded(to: 2))" }

  private var timeText: String {
    let minutes = "\(hour.padded(to: 2)):\(minute.padded(to: 2))"
    if second == 0 && millisecond == 0 { return minutes }
    let seconds = "\(minutes):\(second.padded(to: 2))"
    return millisecond == 0 ? seconds : "\(seconds).\(fraction)"
  }

  /// The digits of the milliseconds, without trailing zeros.
  private var fraction: String {
    var digits = millisecond.padded(to: 3)
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits
  }
}
