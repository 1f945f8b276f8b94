extension ModelCivilTime {
  /// The sum of a date and a period (D10.10, D10.11).
  ///
  /// - Throws: the period, if a step leaves the supported years.
  public func sum(_ date: CivilDate, _ period: CivilPeriod) throws(CivilDateError) -> CivilDate {
    guard let number = number(of: date, plus: period) else { throw .sum(period) }
    return known(number)
  }

  /// The day number of a sum; nil if a step leaves the supported years (D10.10, D10.11).
  private func number(of date: CivilDate, plus period: CivilPeriod) -> Int? {
    let months = total([(period.years, 12), (period.months, 1), (date.year, 12), (date.month, 1)])
    guard let month = months.map({ $0 - 1 }) else { return nil }
    let year = DayCount.floor(month, by: 12)
    guard DayCount.years.contains(year) else { return nil }
    let of = month - year * 12 + 1
    let day = min(date.day, DayCount.length(ofMonth: of, in: year))
    let number = DayCount.number(year, of, day)
    return total([(period.weeks, 7), (period.days, 1), (number, 1)]).flatMap {
      DayCount.numbers.contains($0) ? $0 : nil
    }
  }

  /// The sum of products; nil if the sum is far outside the calendar (D10.11).
  private func total(_ terms: [(number: Int, times: Int)]) -> Int? {
    let sum = terms.map { term in
      BigInteger(isNegative: term.number < 0, Natural(term.number) * Natural(term.times))
    }.reduce(BigInteger(0), +)
    return sum.magnitude < Natural(1_000_000_000_000) ? sum.word : nil
  }

  /// The period from one date to another in some units (D10.12).
  public func difference(from date: CivilDate, to other: CivilDate, in units: Set<CivilPeriod.Unit>)
    -> CivilPeriod
  {
    let start = dayNumber(of: date)
    let end = dayNumber(of: other)
    var period = CivilPeriod(years: 0, months: 0, weeks: 0, days: 0)
    for unit in [CivilPeriod.Unit.years, .months, .weeks, .days] where units.contains(unit) {
      let sign = end < start ? -1 : 1
      // Doubles, then halves: a larger count of a unit never comes nearer to the start.
      var step = 1
      while doesPass(adding(sign * step * 2, unit, to: period), date, end, sign) == false {
        step *= 2
      }
      while step > 0 {
        let next = adding(sign * step, unit, to: period)
        if doesPass(next, date, end, sign) { step /= 2 } else { period = next }
      }
    }
    return period
  }

  /// Whether a date plus a period is beyond an end, in the direction of the sign (D10.12).
  private func doesPass(_ period: CivilPeriod, _ date: CivilDate, _ end: Int, _ sign: Int) -> Bool {
    guard let number = number(of: date, plus: period) else { return true }
    return (number - end) * sign > 0
  }

  /// A period with `count` more of a unit (D10.9).
  private func adding(_ count: Int, _ unit: CivilPeriod.Unit, to period: CivilPeriod) -> CivilPeriod
  {
    var period = period
    switch unit {
    case .years: period.years += count
    case .months: period.months += count
    case .weeks: period.weeks += count
    case .days: period.days += count
    }
    return period
  }
}
