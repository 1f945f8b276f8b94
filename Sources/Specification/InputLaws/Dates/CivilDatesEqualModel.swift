extension Law {
  package static let civilDatesEqualModel = Law(
    "Dates, weekdays, weeks, sums, differences and formatted times are the same as in the model.",
    clauses: ["D10", "D10.9", "D10.11"],
    Property(comparing: .civilDate, .civilDate, .civilPeriod, .civilUnits, .writtenTime) {
      subject, date, other, period, units, written in
      let (civil, format) = (subject.civilTimes, written.format)
      let week = Implementation.CivilTimes.model.dayOfWeek(date)
      return [
        "day number": civil.dayNumber(date), "weekday": civil.weekday(date),
        "ordinal": civil.weekdayOrdinal(date), "week": civil.dayOfWeek(date),
        "date of the week": CivilAnswer(try civil.dateOfWeek(week)),
        "sum": CivilAnswer(try civil.sum(date, period)),
        "difference": civil.difference(date, other, units),
        "problem": civil.offsetOfFormatProblem(format + written.noField),
        "text": civil.formatted(written.time, format, written.names, written.zoneName),
      ]
    })
}
