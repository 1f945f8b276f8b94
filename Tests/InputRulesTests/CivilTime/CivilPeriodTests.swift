import InputRules
import Testing

/// Periods by components (D10.9 to D10.13).
@Suite struct CivilPeriodTests {
  private func date(_ year: Int, _ month: Int, _ day: Int) throws -> CivilDate {
    try CivilDate(year: year, month: month, day: day)
  }

  @Test func `A month after 31 January is the end of February`() throws {
    let january = try date(2026, 1, 31)
    #expect(try january.adding(CivilPeriod(months: 1)) == date(2026, 2, 28))
    #expect(try january.adding(CivilPeriod(years: 2, months: 1)) == date(2028, 2, 29))
    #expect(try january.adding(CivilPeriod(months: -2)) == date(2025, 11, 30))
    #expect(try january.adding(CivilPeriod(months: 1, weeks: 1, days: -1)) == date(2026, 3, 6))
    #expect(
      try date(2024, 2, 29).adding(CivilPeriod(years: -1)) == date(2023, 2, 28))
  }

  @Test(arguments: [
    CivilPeriod(years: .max), CivilPeriod(months: .min), CivilPeriod(weeks: .max),
    CivilPeriod(days: .min), CivilPeriod(years: 1_000_000_000),
    CivilPeriod(years: .min, months: .min),
    CivilPeriod(weeks: .max, days: .max),
  ])
  func `A sum outside the years is refused (D10.11, D18.3)`(period: CivilPeriod) throws {
    let start = try date(2026, 1, 31)
    #expect(throws: CivilDateError.sum(period)) { try start.adding(period) }
  }

  @Test func `The period between two dates leads from one to the other`() throws {
    for start in stride(from: 19_000, to: 19_500, by: 3) {
      for end in stride(from: 18_500, to: 20_500, by: 7) {
        let one = try CivilDate(dayNumber: start)
        let other = try CivilDate(dayNumber: end)
        let period = one.difference(to: other)
        let parts = [period.years, period.months, period.days]
        guard try one.adding(period) == other, abs(period.months) < 12, abs(period.days) < 31,
          parts.allSatisfy({ start <= end ? $0 >= 0 : $0 <= 0 })
        else {
          Issue.record("\(period) from \(one) to \(other)")
          return
        }
      }
    }
  }

  @Test func `The difference is in the units that are given (D10.12)`() throws {
    let (start, end) = (try date(2024, 1, 31), try date(2026, 4, 1))
    func difference(_ units: Set<CivilPeriod.Unit>) -> String {
      start.difference(to: end, in: units).description
    }
    #expect(difference(Set(CivilPeriod.Unit.allCases)) == "P2Y2M1D")
    #expect(difference([.years]) == "P2Y")
    #expect(difference([.months]) == "P26M")
    #expect(difference([.years, .weeks]) == "P2Y8W")
    #expect(difference([.weeks, .days]) == "P113W")
    #expect(difference([.days]) == "P791D")
    #expect(difference([]) == "P0D")
    #expect(end.difference(to: start).description == "P-2Y-2M-1D")
  }

  @Test func `Large components may cancel each other out (D10.11)`() throws {
    let years = Int.max / 12 + 1
    let period = CivilPeriod(years: years, months: Int.min + 11)
    #expect(try date(2026, 1, 31).adding(period) == date(2027, 4, 30))
    let weeks = CivilPeriod(weeks: Int.max / 7 + 1, days: Int.min + 7)
    #expect(try date(2026, 1, 31).adding(weeks) == date(2026, 2, 13))
  }

  @Test func `A period is written as in ISO 8601`() throws {
    let period = try date(2024, 2, 29).difference(to: try date(2026, 4, 1))
    #expect(period.description == "P2Y1M3D")
    #expect(CivilPeriod().description == "P0D")
    #expect(CivilPeriod(weeks: -2).description == "P-2W")
    let farthest = try date(-290_000, 1, 1).difference(to: try date(290_000, 12, 31))
    #expect(farthest.description == "P580000Y11M30D")
  }
}
