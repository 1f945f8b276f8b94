extension Law {
  package static let periodsEqualFoundation = Law(
    """
    From 1583 to 9999, adding months and then days has the same result as in Foundation's \
    Gregorian calendar. The law excludes sums from the last three days of a month back into an \
    earlier year. A year is twelve months, and a week is seven days.
    """, clauses: ["D10.10"],
    Property(
      forAll: .gregorianDate,
      Generator<CivilPeriod> { source in
        var period = CivilPeriod()
        period.years = source.int(in: -20...20)
        period.months = source.int(in: -50...50)
        period.weeks = source.flip() ? source.int(in: -500...500) : 0
        period.days = source.flip() ? source.int(in: -50_000...50_000) : 0
        return period
      }
    ) { subject, date, period in
      let sum = date.sumByFoundation(
        months: period.years * 12 + period.months, days: period.weeks * 7 + period.days)
      guard let sum else { return }
      let ours = CivilAnswer(try subject.civilTimes.sum(date, period))
      try requireEqual(ours, .success(sum), "\(date) and \(period)")
    })
}
