import InputRules

extension ModelReminders {
  /// The time that calendar and clock show at an instant; nil outside the years −290,000 to 290,000
  /// (D7.10).
  public func civilTime(at instant: Instant, in zone: CivilZone) -> CivilTime? {
    let second = floor(instant.microseconds, by: 1_000_000)
    let spans = zone.spans(from: second, to: second)
    guard let span = spans.first(where: { $0.contains(second) }) else { return nil }
    let local = second + span.offset
    let days = floor(local, by: 86_400)
    let before = days + Calendar.daysBefore1970
    // The calendar repeats after 400 years.
    let cycles = floor(before, by: Calendar.daysOfCycle)
    var time = Calendar.date(after: before - cycles * Calendar.daysOfCycle)
    time.year += cycles * 400
    if time.year < -290_000 || time.year > 290_000 { return nil }
    let rest = local - days * 86_400
    (time.hour, time.minute, time.second) = (rest / 3_600, rest / 60 % 60, rest % 60)
    return time
  }

  /// The day of the week, from 1 for Sunday to 7 (M2.1, M2.12).
  ///
  /// Components that a calendar can't show count as the nearest that it can show.
  public func weekday(of time: CivilTime) -> Int {
    let year = min(max(time.year, 1), 9999)
    let month = min(max(time.month, 1), 12)
    let day = min(max(time.day, 1), Calendar.length(ofMonth: month, in: year))
    return Calendar.weekday(after: Calendar.days(before: day, ofMonth: month, in: year))
  }

  /// The largest whole number whose multiple isn't above the number (M2.3).
  func floor(_ number: Int, by divisor: Int) -> Int {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
