import InputRules

extension ModelReminders {
  /// The time that calendar and clock show at an instant; nil outside the years 1 to 9999 (M2.3,
  /// M2.8, M2.13).
  public func civilTime(at instant: Instant, in zone: CivilZone) -> CivilTime? {
    let second = floor(instant.microseconds, by: 1_000_000)
    guard let span = zone.spans.first(where: { $0.contains(second) }) else { return nil }
    let local = second + span.offset
    let days = floor(local, by: 86_400)
    let before = days + Calendar.daysBefore1970
    if before < 0 || before >= Calendar.dayCount { return nil }
    var time = Calendar.date(after: before)
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
