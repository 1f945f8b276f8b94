/// Numbers of years, months, weeks and days, which may be any integers (D10.9).
public struct CivilPeriod: Hashable, Sendable {
  /// The number of years.
  public var years: Int
  /// The number of months.
  public var months: Int
  /// The number of weeks.
  public var weeks: Int
  /// The number of days.
  public var days: Int

  /// Creates a period from its components.
  /// - Parameters:
  ///   - years: the number of years; each of the four numbers may be any integer.
  ///   - months: the number of months.
  ///   - weeks: the number of weeks.
  ///   - days: the number of days.
  public init(years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0) {
    self.years = years
    self.months = months
    self.weeks = weeks
    self.days = days
  }

  /// The units in which the difference between two dates can be given (D10.12).
  public enum Unit: Hashable, Sendable, CaseIterable {
    case years
    case months
    case weeks
    case days
  }
}

extension CivilPeriod: CustomStringConvertible {
  /// The period in the format of ISO 8601, such as P1Y2M3W4D.
  public var description: String {
    let parts = [(years, "Y"), (months, "M"), (weeks, "W"), (days, "D")].filter { $0.0 != 0 }
    return parts.isEmpty ? "P0D" : "P" + parts.map { "\($0.0)\($0.1)" }.joined()
  }
}

extension CivilDate {
  /// Returns the date one period after this date (D10.10).
  ///
  /// Years and months are added first; if the resulting month lacks the day, its last day is used.
  /// Then weeks and days are added.
  /// - Parameter period: the period to add; negative components go back in time.
  /// - Throws: `CivilDateError.sum` if the date after either step is outside the years −290,000 to
  ///   290,000 (D10.11).
  public func adding(_ period: CivilPeriod) throws(CivilDateError) -> CivilDate {
    guard let months = Self.total(period.years, of: 12, and: period.months),
      Self.years.contains((year * 12 + month - 1 + months).flooredQuotientAndRemainder(by: 12).0),
      let days = Self.total(period.weeks, of: 7, and: period.days)
    else { throw .sum(period) }
    let dayNumber = adding(months: months).dayNumber + days
    guard Self.dayNumbers.contains(dayNumber) else { throw .sum(period) }
    return CivilDate(knownDayNumber: dayNumber)
  }

  /// Returns `count` times `size`, plus `rest`; `nil` if the sum is too large for any date.
  private static func total(_ count: Int, of size: Int, and rest: Int) -> Int? {
    let (more, least) = rest.flooredQuotientAndRemainder(by: size)
    let (sum, overflows) = count.addingReportingOverflow(more)
    return overflows || sum.magnitude > 1_000_000_000 ? nil : sum * size + least
  }

  /// The same day of the month, `months` months later, or that month's last day if it lacks the
  /// day; the resulting year must be in range.
  private func adding(months: Int) -> CivilDate {
    let (year, month) = (year * 12 + month - 1 + months).flooredQuotientAndRemainder(by: 12)
    return CivilDate(
      known: year, month + 1, min(day, Self.length(ofMonth: month + 1, in: year)))
  }

  /// The period from this date to another date, in the given units (D10.12).
  ///
  /// If the units include days, this date plus the period is the other date (D10.13).
  /// - Parameters:
  ///   - end: the other date; if it is earlier than this date, no component is above zero.
  ///   - units: the units of the period; years, months and days by default.
  public func difference(
    to end: CivilDate, in units: Set<CivilPeriod.Unit> = [.years, .months, .days]
  ) -> CivilPeriod {
    var period = CivilPeriod()
    let months = completeMonths(to: end)
    if units.contains(.years) { period.years = months / 12 }
    if units.contains(.months) { period.months = months - period.years * 12 }
    let start = adding(months: period.years * 12 + period.months)
    let days = end.dayNumber - start.dayNumber
    if units.contains(.weeks) { period.weeks = days / 7 }
    if units.contains(.days) { period.days = days - period.weeks * 7 }
    return period
  }

  /// The maximum number of months, forward or backward, that doesn't lead past the other date.
  private func completeMonths(to end: CivilDate) -> Int {
    let months = (end.year - year) * 12 + end.month - month
    let near = adding(months: months)
    if self <= end { return near > end ? months - 1 : months }
    return near < end ? months + 1 : months
  }
}
