import PropertyTesting
import Testing

@testable import RuleTesting

/// Dates of the rows of a picker, and those that it is asked about.
@Suite struct PickedDateTests {
  @Test(arguments: [
    (2024, 29), (2023, 28), (1900, 28), (2000, 29), (2100, 28), (4, 29), (400, 29),
  ])
  func `February has a leap day by 4, not by 100, but by 400`(year: Int, days: Int) {
    #expect(PickedDate.days(year, 2) == days)
    #expect(PickedDate((year, 2, 30)).inItsMonth == PickedDate((year, 2, days)))
    #expect(PickedDate((year, 2, days)).exists && !PickedDate((year, 2, days + 1)).exists)
  }

  @Test func `The other months have 30 days or 31`() {
    let days = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map { PickedDate.days(2023, $0) }
    #expect(days == [31, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  }

  @Test func `Dates outside of the calendar don't exist`() {
    for date in [(2023, 0, 1), (2023, 13, 1), (2023, 1, 0), (2023, 1, 32)] {
      #expect(!PickedDate((date.0, date.1, date.2)).exists)
    }
    for date in [(2023, 1, 1), (2023, 12, 31)] {
      #expect(PickedDate((date.0, date.1, date.2)).exists)
    }
  }

  @Test func `A date is described with two digits of the month and of the day`() {
    #expect("\(PickedDate((2023, 9, 9)))" == "2023-09-09")
    #expect("\(PickedDate((2023, 10, 10)))" == "2023-10-10")
    #expect(PickedDate((2023, 9, 9)).arguments == "2023, 9, 9")
  }

  @Test func `A meaning has the years from 1 to 9999, and may be one day`() {
    let all = DatePickerMeaning(from: (1, 1, 1), through: (9_999, 12, 31))
    #expect(all.problem == nil)
    let early = DatePickerMeaning(from: (0, 1, 1), through: (2_000, 1, 1))
    #expect(early.problem == .noSuchDate("0-01-01"))
    let late = DatePickerMeaning(from: (2_000, 1, 1), through: (10_000, 1, 1))
    #expect(late.problem == .noSuchDate("10000-01-01"))
    #expect(DatePickerMeaning(from: (2_000, 5, 5), through: (2_000, 5, 5)).problem == nil)
  }

  @Test func `Rows of one year around are selected, often those at a bound or of a century`() {
    let meaning = DatePickerMeaning(from: (1_001, 3, 1), through: (2_999, 4, 1))
    let dates = (0..<4_000).map { index in
      var source = ChoiceSource(random: RandomBits(seed: UInt64(index)))
      return source.draw(meaning.selections)
    }
    #expect(dates.allSatisfy { 1_000...3_000 ~= $0.year })
    #expect(Set(dates.map(\.month)) == Set(1...12))
    #expect(Set(dates.map(\.day)) == Set(1...31))
    let edges = dates.count { $0.year % 100 == 0 || $0.year == 1_001 || $0.year == 2_999 }
    #expect(edges > 1_600 && edges < 2_400, "\(edges)")
    #expect(dates.contains { $0.year == 1_001 } && dates.contains { $0.year == 2_999 })
    #expect(dates.count { $0.day > 27 } > 2_000)
    let days = Set(
      DatePickerMeaning(from: (2_000, 1, 1), through: (2_000, 1, 1)).years(of: 200))
    #expect(days == [1_999, 2_000, 2_001])
  }
}

extension DatePickerMeaning {
  /// The years of some selections.
  fileprivate func years(of count: Int) -> [Int] {
    (0..<count).map { index in
      var source = ChoiceSource(random: RandomBits(seed: UInt64(index)))
      return source.draw(selections).year
    }
  }
}
