import Foundation
import InputRules

/// A table of the years and months in a platform's calendar, with the day number of each month's
/// first day.
struct CalendarTable: Sendable {
  private let firstYear: Int
  /// For each year, the index of its first month; at the end, the total number of months.
  private let years: [Int]
  /// For each month, the number of its first day; at the end, the number of the day after the last.
  private let months: [Int]
  /// The names of the months, or numbers if leap months change the order of the months.
  let monthNames: [String]
  let mostMonths: Int
  let mostDays: Int

  /// Creates a table of the years that contain the given dates.
  init(_ calendar: Calendar, in dates: ClosedRange<CivilDate>) throws(PlatformCalendarError) {
    let reader = PlatformMonths(calendar)
    let read = try reader.years(of: dates)
    firstYear = read.first?.number ?? 1
    years = read.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.months.count) }
    let starts = read.flatMap { $0.months.map(\.start) }
    months = starts + [read.last?.end ?? 0]
    mostMonths = read.map(\.months.count).max() ?? 1
    mostDays = zip(months, months.dropFirst()).map { $1 - $0 }.max() ?? 1
    let areInOrder = read.allSatisfy { year in
      year.months.indices.allSatisfy { year.months[$0].number == $0 + 1 }
    }
    let names = calendar.standaloneMonthSymbols
    let numbers = (1...max(1, mostMonths)).map(String.init)
    monthNames = areInOrder && names.count == mostMonths ? names : numbers
  }

  /// The date with a day number, or `nil` if the table doesn't contain the day.
  func date(_ dayNumber: Int) -> CalendarDate? {
    guard let month = months.index(ofLast: dayNumber), month < months.count - 1,
      let year = years.index(ofLast: month)
    else { return nil }
    return CalendarDate(
      year: firstYear + year, month: month - years[year] + 1, day: dayNumber - months[month] + 1)
  }

  /// The day number of a date, or `nil` if the table doesn't contain the date.
  func dayNumber(_ date: CalendarDate) -> Int? {
    guard let month = index(ofMonth: date.month, date.year), date.day >= 1,
      date.day <= months[month + 1] - months[month]
    else { return nil }
    return months[month] + date.day - 1
  }

  /// The number of months in a year, or `mostMonths` if the table doesn't contain the year.
  func monthCount(_ year: Int) -> Int {
    index(ofYear: year).map { years[$0 + 1] - years[$0] } ?? mostMonths
  }

  /// The number of days in a month, or `mostDays` if the table doesn't contain the month.
  func dayCount(_ month: Int, _ year: Int) -> Int {
    index(ofMonth: month, year).map { months[$0 + 1] - months[$0] } ?? mostDays
  }

  private func index(ofYear year: Int) -> Int? {
    let (index, overflows) = year.subtractingReportingOverflow(firstYear)
    return !overflows && index >= 0 && index < years.count - 1 ? index : nil
  }

  private func index(ofMonth month: Int, _ year: Int) -> Int? {
    guard let year = index(ofYear: year), month >= 1, month <= years[year + 1] - years[year]
    else { return nil }
    return years[year] + month - 1
  }
}

extension [Int] {
  /// In a sorted list, the index of the last element not above `number`; `nil` if there is none.
  fileprivate func index(ofLast number: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= number { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
