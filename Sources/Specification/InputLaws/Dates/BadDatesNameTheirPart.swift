extension Law {
  package static let badDatesNameTheirPart = Law(
    """
    Dates, weekdays of a month, days of a week and times of day are refused for the first part \
    that is out of range. Others are accepted.
    """, about: .dates, clauses: ["D10.3", "D10.6", "D10.8", "D10.14", "D18.3"],
    Property(forAll: .looseParts) { subject, parts in
      let (civil, year, month) = (subject.civilTimes, parts.year, parts.month)
      let last = parts.monthLength
      let noMonth: CivilDateError? =
        !parts.hasYear ? .year(year) : last == nil ? .month(month) : nil
      let isDay = 1...(last ?? 1) ~= parts.day
      try requireEqual(
        civil.problemOfDate(year, month, parts.day), noMonth ?? (isDay ? nil : .day(parts.day)),
        "the date")
      let ordinal = CivilAnswer(try civil.dateOfOrdinal(parts.weekdayOfMonth))
      try requireEqual(
        ordinal.problem, noMonth ?? parts.problemOfOrdinal, "the weekday of the month")
      let week = CivilAnswer(try civil.dateOfWeek(parts.dayOfWeek))
      try requireEqual(week.problem, parts.problemOfWeek, "the day of the week")
      try requireEqual(
        civil.problemOfTime(parts.time[0], parts.time[1], parts.time[2], parts.time[3]),
        parts.problemOfTime, "the time of day")
    })
}

/// Parts of dates and times, some of which may be out of range.
private struct LooseParts: Hashable, Sendable {
  var year, month, day, weekday, ordinal, week: Int
  var time: [Int]

  var hasYear: Bool { -290_000...290_000 ~= year }

  /// The number of days in the month, or `nil` if there is no such month.
  var monthLength: Int? {
    hasYear && 1...12 ~= month ? CivilDate.countedLength(ofMonth: month, in: year) : nil
  }

  var weekdayOfMonth: WeekdayOfMonth {
    WeekdayOfMonth(year: year, month: month, weekday: weekday, ordinal: ordinal)
  }

  var dayOfWeek: DayOfISOWeek { DayOfISOWeek(year: year, week: week, weekday: weekday) }

  /// The reason the month has no such weekday, or `nil` if it has.
  var problemOfOrdinal: CivilDateError? {
    guard 1...7 ~= weekday else { return .weekday(weekday) }
    guard 1...5 ~= ordinal else { return .ordinal(ordinal) }
    let days = (1...(monthLength ?? 1)).filter {
      CivilDate(known: year, month, $0).countedWeekday == weekday
    }
    return ordinal <= days.count ? nil : .noSuchDay
  }

  /// The reason the year has no such day of a week, or `nil` if it has.
  var problemOfWeek: CivilDateError? {
    guard -290_001...290_000 ~= year else { return .year(year) }
    guard 1...CivilDate.countedWeeks(in: year) ~= week else { return .week(week) }
    guard 1...7 ~= weekday else { return .weekday(weekday) }
    let fourth = CivilDate(known: year, 1, 4)
    let days = fourth.countedDays - fourth.countedISOWeekday + weekday + (week - 1) * 7
    return CivilDate.firstDay...CivilDate.lastDay ~= days ? nil : .year(year)
  }

  var problemOfTime: TimeOfDayError? {
    if !(0...23 ~= time[0]) { return .hour(time[0]) }
    if !(0...59 ~= time[1]) { return .minute(time[1]) }
    if !(0...59 ~= time[2]) { return .second(time[2]) }
    return 0...999 ~= time[3] ? nil : .millisecond(time[3])
  }
}

extension Generator<LooseParts> {
  fileprivate static let looseParts = Generator { source in
    let year = source.flip(0.8) ? source.civilYear() : source.loose(-290_001...290_001)
    let isFebruary = source.flip(0.15)
    return LooseParts(
      year: year, month: isFebruary ? 2 : source.loose(1...12),
      day: isFebruary ? 28 + Int(source.choose(upTo: 2)) : source.loose(1...31),
      weekday: source.loose(1...7), ordinal: source.loose(1...5), week: source.loose(1...53),
      time: [
        source.loose(0...23), source.loose(0...59), source.loose(0...59), source.loose(0...999),
      ])
  }
}
