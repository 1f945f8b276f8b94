// These methods require that all parts of the rule are in range.
extension ZoneRule {
  /// The offset at a second since the start of 1970, UTC; it was set by the most recent start or
  /// end of daylight saving time (D7.6).
  func offset(atSecond second: Int) -> Int {
    guard let summer else { return standard }
    let year = year(near: second)
    let newYear = CivilDate.dayNumber(year, 1, 1) * 86_400
    if CivilDate.years.contains(year), second < newYear + 365 * 86_400 - Self.reach {
      let own = latest(of: summer, upTo: second, in: year..<year + 1)
      // A start or end that belongs to the previous year can't be later than this one.
      if own.second > newYear + Self.reach { return own.offset }
    }
    return latest(of: summer, upTo: second, in: years(from: year - 2, to: year + 1)).offset
  }

  /// The latest start or end of daylight saving time in `years` that isn't after `second`, and the
  /// offset from then on.
  private func latest(
    of summer: Summer, upTo second: Int, in years: Range<Int>
  ) -> (second: Int, offset: Int) {
    var (latest, found) = (Int.min, standard)
    for year in years {
      let start = start(of: summer, in: year)
      let end = end(of: summer, in: year)
      if end <= second && end > latest { (latest, found) = (end, standard) }
      if start <= second && start >= latest { (latest, found) = (start, summer.offset) }
    }
    return (latest, found)
  }

  /// The first start or end of daylight saving time after a second, and the offset from then on;
  /// `nil` if there is none.
  func change(afterSecond second: Int) -> (second: Int, offset: Int)? {
    guard let summer else { return nil }
    var (earliest, found) = (Int.max, standard)
    let year = year(near: second)
    for year in years(from: year - 1, to: year + 2) {
      let start = start(of: summer, in: year)
      let end = end(of: summer, in: year)
      if end > second && end < earliest { (earliest, found) = (end, standard) }
      if start > second && start <= earliest { (earliest, found) = (start, summer.offset) }
    }
    return earliest == .max ? nil : (earliest, found)
  }

  /// An upper limit, in seconds, on how far a start or an end of daylight saving time can be
  /// outside its year.
  private static var reach: Int { 10 * 86_400 }

  /// The year that contains a second, clamped to −290,001…290,001.
  private func year(near second: Int) -> Int {
    let days = second.flooredQuotientAndRemainder(by: 86_400).0
    let year = CivilDate(knownDayNumber: days).year
    return min(max(CivilDate.years.lowerBound - 1, year), CivilDate.years.upperBound + 1)
  }

  /// The years from `first` to `last` that dates can have.
  private func years(from first: Int, to last: Int) -> Range<Int> {
    max(first, CivilDate.years.lowerBound)..<min(last, CivilDate.years.upperBound) + 1
  }

  private func start(of summer: Summer, in year: Int) -> Int {
    summer.start.second(in: year) - standard
  }

  private func end(of summer: Summer, in year: Int) -> Int {
    summer.end.second(in: year) - summer.offset
  }
}

extension ZoneRule.Turn {
  /// The local time of the turn in a year, in seconds since the start of 1970.
  fileprivate func second(in year: Int) -> Int { day.number(in: year) * 86_400 + seconds }
}

extension ZoneRule.Day {
  /// The day number of this day in a year (D7.5).
  fileprivate func number(in year: Int) -> Int {
    switch self {
    case .julian(let day):
      let isLater = day > 59 && CivilDate.isLeap(year)
      return CivilDate.dayNumber(year, 1, 1) + day - (isLater ? 0 : 1)
    case .zeroBased(let days): return CivilDate.dayNumber(year, 1, 1) + days
    case .weekday(let month, let week, let weekday):
      let first = CivilDate.dayNumber(year, month, 1)
      let days = (weekday - CivilDate.weekday(ofDayNumber: first) + 7) % 7 + (week - 1) * 7
      return first + (days < CivilDate.length(ofMonth: month, in: year) ? days : days - 7)
    }
  }
}
