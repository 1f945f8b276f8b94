// Laws count days with the model's calendar, in cycles of 400 years, so any year is possible.
extension CivilTime {
  /// The time that calendar and clock show `seconds` seconds after the start of 1970, in any year.
  init(counting seconds: Int) {
    let day = seconds.floored(by: 86_400)
    let rest = seconds - day * 86_400
    let cycles = day.floored(by: Self.daysOfCycle)
    let date = DayCount.date(day - cycles * Self.daysOfCycle)
    self.init(
      year: date.year + cycles * 400, month: date.month, day: date.day, hour: rest / 3_600,
      minute: rest / 60 % 60, second: rest % 60)
  }

  /// The number of days in 400 years, after which the calendar repeats.
  private static let daysOfCycle = 146_097

  /// The seconds from the start of 1970 until calendar and clock show this time.
  var count: Int {
    let cycles = (year - 1970).floored(by: 400)
    let days = DayCount.number(year - cycles * 400, month, day) + cycles * Self.daysOfCycle
    return ((days * 24 + hour) * 60 + minute) * 60 + second
  }

  /// The day of the week, from 1 for Sunday: the day before 1970 was a Wednesday.
  var dayOfWeek: Int {
    let days = count.floored(by: 86_400)
    return (days + 4) - (days + 4).floored(by: 7) * 7 + 1
  }

  /// Whether the calendar has the date, and the clock the time.
  var exists: Bool {
    (-290_000...290_000).contains(year) && (1...12).contains(month)
      && (1...DayCount.length(ofMonth: month, in: year)).contains(day) && (0...23).contains(hour)
      && (0...59).contains(minute) && (0...59).contains(second)
  }
}

extension Int {
  /// The quotient, rounded down.
  package func floored(by divisor: Int) -> Int {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}

extension Instant {
  /// The whole seconds since the start of 1970, rounded down.
  var wholeSeconds: Int { microseconds.floored(by: 1_000_000) }
}
