extension ChoiceSource {
  /// A date, often near the end of a month, a leap day, or the ends of the calendar.
  mutating func civilDate() -> CivilDate {
    if flip(0.2) {
      let ends = [CivilDate.firstDay, CivilDate.lastDay, 0]
      let days = element(of: ends) + Int(choose(upTo: 800)) - 400
      return CivilDate(counting: min(max(CivilDate.firstDay, days), CivilDate.lastDay))
    }
    let year = civilYear()
    let month = flip(0.3) ? 2 : 1 + Int(choose(upTo: 11))
    let last = CivilDate.countedLength(ofMonth: month, in: year)
    let day = flip() ? max(1, last - Int(choose(upTo: 3))) : 1 + Int(choose(upTo: UInt64(last - 1)))
    return CivilDate(known: year, month, day)
  }

  /// A year, often one whose leap day or weeks are special.
  mutating func civilYear() -> Int {
    switch choose(upTo: 2) {
    case 0:
      return element(of: [
        1970, 2000, 2024, 2015, 2020, 2021, 2026, 1900, 2100, 0, -1, 1, -4, -100, -400, 9_999,
        10_000, -290_000, 290_000,
      ])
    case 1: return 1_900 + Int(choose(upTo: 250))
    default: return Int(choose(upTo: 580_000)) - 290_000
    }
  }

  /// A number in `range`, just outside the range, or far outside.
  mutating func loose(_ range: ClosedRange<Int>) -> Int {
    if flip(0.25) {
      return element(of: [
        range.lowerBound - 1, range.upperBound + 1, .min, .max, 1_000_000_000, -1_000_000_000, 0,
      ])
    }
    return range.lowerBound + Int(choose(upTo: UInt64(range.count - 1)))
  }

  /// A number of days, months or years: usually small, sometimes large or far too large.
  mutating func civilCount() -> Int {
    switch choose(upTo: 6) {
    case 0, 1: return 0
    case 2, 3: return Int(choose(upTo: 40)) - 20
    case 4: return Int(choose(upTo: 3_000)) - 1_500
    case 5: return Int(choose(upTo: 400_000_000)) - 200_000_000
    default: return element(of: [.max, .min, .max / 12, .min / 12, 700_000_000_000_000_000])
    }
  }
}

extension Generator<CivilDate> {
  /// A date, often a special one.
  static var civilDate: Generator { Generator { $0.civilDate() } }
}

extension Generator<CivilPeriod> {
  /// A period, sometimes so long that a sum leaves the supported years.
  static let civilPeriod = Generator { source in
    var period = CivilPeriod()
    period.years = source.civilCount()
    period.months = source.civilCount()
    period.weeks = source.civilCount()
    period.days = source.civilCount()
    // Large numbers that cancel each other.
    if source.flip(0.05) {
      let years = source.element(of: [700_000_000_000_000_000, -700_000_000_000_000_000])
      (period.years, period.months) = (years, -12 * years + 1)
    }
    return period
  }
}

extension Generator<Set<CivilPeriod.Unit>> {
  /// Some units.
  static var civilUnits: Generator { .subset(of: Array(CivilPeriod.Unit.allCases)) }
}
