extension Law {
  /// A run with `--exhaustive` checks all days.
  package static let everyDayFollowsAnother = Law(
    """
    Each of the 3,652,058 days before the last is followed by the next day of its month, or the \
    first day of the next month or year, and by the next weekday. The first day of 1970 was a \
    Thursday.
    """, clauses: ["D10.2", "D10.4", "D10.5"],
    Property(forAll: .int(in: 0...3_652_057)) { subject, day in
      // Cases run from 1970 to the last day, and then from the first day to 1970.
      let count = day < 2_932_896 ? day : day - 3_652_058
      let time = try subject.noon(ofDay: count)
      let next = try subject.noon(ofDay: count + 1)
      try requireEqual(next, time.dayAfter, "the day after \(time)")
      let (weekday, after) = (
        subject.civilTimes.weekdayOfTime(time), subject.civilTimes.weekdayOfTime(next)
      )
      try requireEqual(after, weekday % 7 + 1, "the weekday after \(time)")
      guard count == 0 else { return }
      try requireEqual(
        time, CivilTime(year: 1970, month: 1, day: 1, hour: 12), "the first day of 1970")
      try requireEqual(weekday, 5, "the weekday of this day")
    })
}

extension Implementation {
  fileprivate func noon(ofDay day: Int) throws -> CivilTime {
    let instant = Instant(seconds: day * 86_400 + 43_200)
    guard let time = civilTimes.timeAtInstant(instant, .universal) else {
      throw Failure("no local time at \(instant.words)", at: "\(#fileID):\(#line)")
    }
    return time
  }
}

extension CivilTime {
  fileprivate var dayAfter: CivilTime {
    var next = self
    next.day += 1
    if next.day > DayCount.length(ofMonth: month, in: year) {
      (next.month, next.day) = (month + 1, 1)
    }
    if next.month > 12 { (next.year, next.month) = (year + 1, 1) }
    return next
  }
}
