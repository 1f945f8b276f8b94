extension Law {
  package static let daysFollowOneAnother = Law(
    """
    Each day number has one date. The next number has the next day of the month, or the first day \
    of the next month, and the next weekday. Day number 0 is Thursday, 1 January 1970. Numbers \
    outside the supported years have no date.
    """, about: .dates, clauses: ["D10.1", "D10.2", "D10.4", "D10.5"],
    Property(forAll: .dayNumber) { subject, number in
      let civil = subject.civilTimes
      let answer = CivilAnswer(try civil.dateOfDayNumber(number))
      guard CivilDate.firstDay...CivilDate.lastDay ~= number else {
        return try requireEqual(answer, .refused(.dayNumber(number)), "no date")
      }
      let date = CivilDate(counting: number)
      try requireEqual(answer, .value(date), "the date")
      try requireEqual(civil.dayNumber(date), number, "the day number of \(date)")
      try requireEqual(civil.weekday(date), date.countedWeekday, "the weekday of \(date)")
      guard number < CivilDate.lastDay else { return }
      let next = try civil.dateOfDayNumber(number + 1)
      let isLast = date.day == CivilDate.countedLength(ofMonth: date.month, in: date.year)
      try requireEqual(next.day, isLast ? 1 : date.day + 1, "the day after \(date)")
      try requireEqual(civil.weekday(next), civil.weekday(date) % 7 + 1, "the next weekday")
      try require(date < next, "\(date) is before \(next)")
      let first = CivilAnswer(try civil.dateOfDayNumber(0))
      try requireEqual(first, .value(CivilDate(known: 1970, 1, 1)), "the day number 0")
    })
}

extension Generator<Int> {
  /// A day number, often of a special date; sometimes outside the supported years.
  fileprivate static var dayNumber: Generator {
    .oneOf(
      Generator<CivilDate>.civilDate.map(\.countedDays), .int(in: -106_639_900...105_201_200),
      .element(of: CivilDate.firstDay - 1, CivilDate.lastDay + 1, .min, .max))
  }
}
