extension Law {
  package static let periodsClampToTheMonth = Law(
    """
    Adding a period's years and months gives the same day of another month, or that month's last \
    day if it lacks the day. Then the weeks and days are added. A sum is refused if a step leaves \
    the supported years, however large the numbers are.
    """, about: .dates, clauses: ["D10.9", "D10.10", "D10.11", "D18.3"],
    Property(
      forAll: .civilDate,
      Generator<CivilPeriod>.civilPeriod.cover("too far", atLeast: 0.02) {
        abs(Double($0.years)) > 1_000_000
      }
    ) { subject, date, period in
      let sum = CivilAnswer(try subject.civilTimes.sum(date, period))
      guard let days = date.countedDays(after: period) else {
        return try requireEqual(sum, .refused(.sum(period)), "a sum that leads too far")
      }
      try requireEqual(sum, .value(CivilDate(counting: days)), "\(date) and \(period)")
    })
}

extension CivilDate {
  /// The day number after a period, or `nil` if it isn't in the supported years.
  fileprivate func countedDays(after period: CivilPeriod) -> Int? {
    guard let months = sum(of: period.years, times: 12, and: period.months) else { return nil }
    let index = year * 12 + month - 1 + months
    let newYear = index.floored(by: 12)
    guard -290_000...290_000 ~= newYear else { return nil }
    let newMonth = index - newYear * 12 + 1
    let last = CivilDate.countedLength(ofMonth: newMonth, in: newYear)
    let start = CivilDate(known: newYear, newMonth, min(day, last)).countedDays
    guard let days = sum(of: period.weeks, times: 7, and: period.days) else { return nil }
    return CivilDate.firstDay...CivilDate.lastDay ~= start + days ? start + days : nil
  }

  /// A product and a sum of two words, or `nil` if the result is farther than any date.
  private func sum(of count: Int, times size: Int, and rest: Int) -> Int? {
    let (high, low) = count.multipliedFullWidth(by: size)
    let (sum, overflows) = low.addingReportingOverflow(UInt(bitPattern: rest))
    let top = high + (rest < 0 ? -1 : 0) + (overflows ? 1 : 0)
    let word = Int(bitPattern: sum)
    guard top == (word < 0 ? -1 : 0), word.magnitude < 1_000_000_000_000 else { return nil }
    return word
  }
}
