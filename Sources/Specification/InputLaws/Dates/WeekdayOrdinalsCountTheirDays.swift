extension Law {
  package static let weekdayOrdinalsCountTheirDays = Law(
    """
    The ordinal of a date's weekday counts such weekdays from the start of the month. The month, \
    the weekday and the ordinal give the date back.
    """, about: .dates, clauses: ["D10.6"],
    Property(forAll: .civilDate) { subject, date in
      let civil = subject.civilTimes
      let ordinal = stride(from: date.day, to: 0, by: -7).reduce(0) { count, _ in count + 1 }
      try requireEqual(civil.weekdayOrdinal(date), ordinal, "the ordinal of \(date)")
      let day = WeekdayOfMonth(
        year: date.year, month: date.month, weekday: date.countedWeekday, ordinal: ordinal)
      let back = CivilAnswer(try civil.dateOfOrdinal(day))
      try requireEqual(back, .value(date), "the date of \(day)")
    })
}
