extension Law {
  package static let badDatesNameTheirPart = Law(
    """
    If a part of a day number, date, weekday of a month, day of a week or time of day is out of \
    range, the calendar reports the first such part. It accepts all other values.
    """, clauses: ["D10.3", "D10.6", "D10.8", "D10.14", "D18.3"],
    Property(comparing: .looseParts) { subject, parts in
      let (civil, time) = (subject.civilTimes, parts.time)
      let day = WeekdayOfMonth(
        year: parts.year, month: parts.month, weekday: parts.weekday, ordinal: parts.ordinal)
      let week = DayOfISOWeek(year: parts.year, week: parts.week, weekday: parts.weekday)
      return [
        "date": civil.problemOfDate(parts.year, parts.month, parts.day),
        "date of a number": CivilAnswer(try civil.dateOfDayNumber(parts.number)),
        "weekday of the month": CivilAnswer(try civil.dateOfOrdinal(day)),
        "day of the week": CivilAnswer(try civil.dateOfWeek(week)),
        "time of day": civil.problemOfTime(time[0], time[1], time[2], time[3]),
      ]
    })
}

/// Components of dates and times, some of which may be out of range.
private struct LooseParts: Hashable, Sendable {
  var year, month, day, weekday, ordinal, week: Int
  var time: [Int]
  var number: Int
}

extension Generator<LooseParts> {
  fileprivate static let looseParts = Generator { source in
    let year = source.flip(0.8) ? source.civilYear() : source.loose(-290_001...290_001)
    let isFebruary = source.flip(0.15)
    return LooseParts(
      year: year, month: isFebruary ? 2 : source.loose(1...12),
      day: isFebruary ? source.int(in: 28...30) : source.loose(1...31),
      weekday: source.loose(1...7), ordinal: source.loose(1...5), week: source.loose(1...53),
      time: [
        source.loose(0...23), source.loose(0...59), source.loose(0...59), source.loose(0...999),
      ], number: source.loose(CivilDate.firstDay...CivilDate.lastDay))
  }
}
