extension Law {
  package static let differencesLeadBack = Law(
    """
    The difference between two dates contains as many of each unit, from the largest to the \
    smallest, as fit without passing the second date. If days are among the units, adding the \
    difference to the first date gives the second. All other units are zero.
    """, clauses: ["D10.12", "D10.13"],
    Property(forAll: .civilDate, .civilDate, .civilUnits, .int(in: -800...800)) {
      subject, start, far, units, near in
      let days = start.countedDays + near
      // In half of the cases, the second date is near the first date.
      let isNear = near % 2 == 0 && CivilDate.firstDay...CivilDate.lastDay ~= days
      let end = isNear ? CivilDate(counting: days) : far
      let period = subject.civilTimes.difference(start, end, units)
      let sign = end.countedDays < start.countedDays ? -1 : 1
      var soFar = CivilPeriod()
      for (unit, path) in CivilPeriod.paths {
        guard units.contains(unit) else {
          try requireEqual(period[keyPath: path], 0, "no \(unit)")
          continue
        }
        soFar[keyPath: path] = period[keyPath: path]
        let way = try requireSum(subject, start, soFar) - end.countedDays
        try require(way * sign <= 0, "\(soFar) from \(start) passes \(end)")
        var more = soFar
        more[keyPath: path] += sign
        if let sum = try? subject.civilTimes.sum(start, more) {
          try require((sum.countedDays - end.countedDays) * sign > 0, "\(more) doesn't pass \(end)")
        }
      }
      guard units.contains(.days) else { return }
      try requireEqual(
        try requireSum(subject, start, period), end.countedDays, "the day of the sum")
    })
}

/// Returns the day number of a date plus a period; throws an error if there is no such date.
private func requireSum(_ subject: Implementation, _ date: CivilDate, _ period: CivilPeriod) throws
  -> Int
{
  let sum = CivilAnswer(try subject.civilTimes.sum(date, period))
  try requireEqual(sum.problem, nil, "\(date) and \(period)")
  return sum.value?.countedDays ?? 0
}

extension CivilPeriod {
  /// The units, from the largest to the smallest.
  fileprivate static var paths: [(Unit, WritableKeyPath<CivilPeriod, Int>)] {
    [(.years, \.years), (.months, \.months), (.weeks, \.weeks), (.days, \.days)]
  }
}
