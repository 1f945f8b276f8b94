extension Law {
  package static let calendarsDecideTheirMonths = Law(
    """
    In a non-Gregorian calendar, a picker's wheels show the calendar's year, month and day. A turn \
    to a month or year keeps the day, or shows the month's last day if the month is shorter. If \
    the year doesn't have the month, the wheels show the year's last month.
    """, clauses: ["D6.2", "D6.3", "D6.7", "D8.4"],
    Property(forAll: .lunarTurn) { subject, turn in
      var picker = try subject.datePickers.picker(turn.settings, turn.start)
      let date = turn.startDate
      try requireEqual(subject.datePickers.rows(picker), turn.rows(of: date), "the rows of \(date)")
      var wanted = date
      switch turn.kind {
      case .year: wanted.year = turn.row + 1
      case .month: wanted.month = turn.row + 1
      default: wanted.day = turn.row + 1
      }
      let found = turn.settings.calendar.nearest(to: wanted)
      _ = subject.datePickers.perform(.select(row: turn.row, wheel: turn.wheel), &picker)
      try requireEqual(
        subject.datePickers.rows(picker), turn.rows(of: found), "the rows after the turn")
    })
}

extension DateCalendar {
  /// The latest day up to the wanted day, in the wanted year's latest month up to the wanted month;
  /// found by trying all dates.
  fileprivate func nearest(to wanted: CalendarDate) -> CalendarDate {
    let dates = (1...13).flatMap { month in
      (1...30).map { CalendarDate(year: wanted.year, month: month, day: $0) }
    }.filter { days?.dayNumber($0) != nil }
    let month = dates.last { $0.month <= wanted.month }?.month
    return dates.last { $0.month == month && $0.day <= wanted.day } ?? wanted
  }
}

extension DatePickerTurn {
  fileprivate var startDate: CalendarDate {
    settings.calendar.days?.date(start.microseconds / 86_400_000_000)
      ?? CalendarDate(year: 1, month: 1, day: 1)
  }

  /// The rows that show a date, in the order of the wheels.
  fileprivate func rows(of date: CalendarDate) -> [Int] {
    settings.shownKinds.map {
      $0 == .year ? date.year - 1 : $0 == .month ? date.month - 1 : date.day - 1
    }
  }
}

extension Generator<DatePickerTurn> {
  /// A turn of a date picker's wheel, in a calendar whose years have 12 or 13 months.
  fileprivate static let lunarTurn = Generator { source in
    var settings = DatePickerSettings(.date)
    settings.calendar = .lunar
    let wheel = source.int(upTo: 2)
    let rows: UInt64 =
      switch settings.shownKinds[wheel] {
      case .year: 8_000
      case .month: 12
      default: 29
      }
    return DatePickerTurn(
      settings: settings,
      start: Instant(microseconds: source.int(upTo: 40_000) * 86_400_000_000),
      // The first days of the first year are before the limits of pickers.
      row: Int(source.choose(upTo: rows)) + (rows == 8_000 ? 1 : 0), wheel: wheel)
  }
}
