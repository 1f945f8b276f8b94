extension Law {
  package static let weeksBeginOnMondayAndHoldTheirThursday = Law(
    """
    A date's ISO week has the year of its Thursday, and its number counts the Thursdays of that \
    year. The week and the weekday give the date back. Monday to Sunday have the same week.
    """, about: .dates, clauses: ["D10.7", "D10.8"],
    Property(forAll: .civilDate) { subject, date in
      let civil = subject.civilTimes
      let weekday = date.countedISOWeekday
      let thursday = CivilDate(counting: date.countedDays - weekday + 4)
      let days = thursday.countedDays - CivilDate(known: thursday.year, 1, 1).countedDays
      let week = DayOfISOWeek(year: thursday.year, week: days / 7 + 1, weekday: weekday)
      try requireEqual(civil.dayOfWeek(date), week, "the week of \(date)")
      let back = CivilAnswer(try civil.dateOfWeek(week))
      try requireEqual(back, .value(date), "the date of \(week)")
      for other in 1...7 {
        let days = date.countedDays - weekday + other
        guard CivilDate.firstDay...CivilDate.lastDay ~= days else { continue }
        var same = week
        same.weekday = other
        try requireEqual(civil.dayOfWeek(CivilDate(counting: days)), same, "the same week")
      }
    })
}
