extension Law {
  package static let weeksEqualFoundation = Law(
    """
    From 1583 to 9999, a date's ISO week, its weekday and the weekday's ordinal in the month are \
    the same as in Foundation's ISO 8601 calendar.
    """, clauses: ["D10.5", "D10.6", "D10.7"],
    Property(forAll: .gregorianDate) { subject, date in
      let shown = date.shownByFoundation
      try requireEqual(subject.civilTimes.dayOfWeek(date), shown?.week, "the week of \(date)")
      try requireEqual(subject.civilTimes.weekdayOrdinal(date), shown?.ordinal, "the ordinal")
    })
}

extension Generator<CivilDate> {
  /// A date from 1583 to 9999, often near the start of a year.
  static let gregorianDate = Generator { source in
    let year = source.int(in: 1_583...9_999)
    let month = source.flip() ? source.element(of: [1, 12, 2]) : source.int(in: 1...12)
    let last = DayCount.length(ofMonth: month, in: year)
    let day = source.flip() ? last : source.int(in: 1...last)
    return CivilDate(known: year, month, day)
  }
}
