extension Law {
  package static let civilDatesEqualModel = Law(
    """
    Dates, weekdays, weeks, sums, differences and formatted times are those of the model.
    """,
    about: .dates, .comparison, clauses: ["D10"],
    Property(forAll: .civilDate, .civilDate, .civilPeriod, .civilUnits, .writtenTime) {
      subject, date, other, period, units, written in
      let (civil, model) = (subject.civilTimes, Implementation.CivilTimes.model)
      try requireEqual(civil.dayNumber(date), model.dayNumber(date), "the day number")
      try requireEqual(civil.weekday(date), model.weekday(date), "the weekday")
      try requireEqual(civil.weekdayOrdinal(date), model.weekdayOrdinal(date), "the ordinal")
      let week = model.dayOfWeek(date)
      try requireEqual(civil.dayOfWeek(date), week, "the week")
      try requireEqual(
        CivilAnswer(try civil.dateOfWeek(week)), CivilAnswer(try model.dateOfWeek(week)),
        "the date of the week")
      try requireEqual(
        CivilAnswer(try civil.sum(date, period)), CivilAnswer(try model.sum(date, period)), "sum")
      try requireEqual(
        civil.difference(date, other, units), model.difference(date, other, units), "difference")
      let format = written.format + written.noField
      try requireEqual(
        civil.offsetOfFormatProblem(format), model.offsetOfFormatProblem(format), "the problem")
      try requireEqual(
        civil.formatted(written.time, written.format, written.names, written.zoneName),
        model.formatted(written.time, written.format, written.names, written.zoneName), "the text")
    })
}
