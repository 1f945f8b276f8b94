extension Law {
  package static let weeksEqualFoundation = Law(
    """
    From 1583 to 9999, a date's ISO week, its weekday and the weekday's ordinal in the month are \
    the same as in Foundation's ISO 8601 calendar.
    """, about: .dates, clauses: ["D10.5", "D10.6", "D10.7"],
    Property(forAll: .gregorianDate) { subject, date in
      let shown = date.shownByFoundation
      try requireEqual(subject.civilTimes.dayOfWeek(date), shown?.week, "the week of \(date)")
      try requireEqual(subject.civilTimes.weekdayOrdinal(date), shown?.ordinal, "the ordinal")
    })
}

extension Generator<CivilDate> {
  /// A date from 1583 to 9999, often near the start of a year.
  static let gregorianDate = Generator { source in
    let year = 1_583 + Int(source.choose(upTo: 8_416))
    let month = source.flip() ? source.element(of: [1, 12, 2]) : 1 + Int(source.choose(upTo: 11))
    let last = DayCount.length(ofMonth: month, in: year)
    let day = source.flip() ? last : 1 + Int(source.choose(upTo: UInt64(last - 1)))
    return CivilDate(known: year, month, day)
  }
}
