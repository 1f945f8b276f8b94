import Foundation
import InputRules

struct PlatformMonths {
  private let calendar: Calendar
  /// Whether eras are cycles of sixty years.
  private let hasCycles: Bool

  init(_ calendar: Calendar) {
    var calendar = calendar
    calendar.timeZone = .gmt
    self.calendar = calendar
    hasCycles = calendar.maximumRange(of: .year)?.upperBound == 61
  }

  struct Year {
    let era: Int
    let number: Int
    var months: [Month]
    /// The number of the first day after the year.
    var end: Int
  }

  struct Month {
    /// The day number of the month's first day.
    let start: Int
    let era: Int
    let year: Int
    /// The platform's number for the month; `nil` for a leap month, which shares another's number.
    let number: Int?
  }

  /// All years that contain the given dates, except those before the last date's era.
  func years(of dates: ClosedRange<CivilDate>) throws(PlatformCalendarError) -> [Year] {
    if isGregorian { throw .missing("\(calendar.identifier)") }
    let lower = min(max(-719_162, dates.lowerBound.dayNumber), 2_932_896)
    let upper = max(min(dates.upperBound.dayNumber, 2_932_896), lower)
    // A year has at most 400 days. Drop the first and the last year, because only a part of each is
    // read.
    let read = try years(from: lower - 800, through: upper + 800).dropFirst().dropLast()
    let needed = read.filter { $0.end > lower && $0.months[0].start <= upper }
    let years = needed.filter { $0.era == needed.last?.era }
    for (year, next) in zip(years, years.dropFirst()) where next.number != year.number + 1 {
      throw uncounted(year.end)
    }
    return years
  }

  private func years(from first: Int, through last: Int) throws(PlatformCalendarError) -> [Year] {
    var (years, month) = ([Year](), try self.month(containing: first))
    while month.start <= last {
      let next = try self.month(after: month)
      if let year = years.last, year.number == month.year, year.era == month.era {
        years[years.count - 1].months.append(month)
        years[years.count - 1].end = next.start
      } else {
        years.append(
          Year(era: month.era, number: month.year, months: [month], end: next.start))
      }
      month = next
    }
    return years
  }

  /// Whether the platform lacks the calendar, and shows Gregorian dates instead.
  private var isGregorian: Bool {
    let shown = parts(0)
    return shown.year == 1970 && shown.month == 1 && shown.day == 1
  }

  private func month(containing dayNumber: Int) throws(PlatformCalendarError) -> Month {
    guard let day = parts(dayNumber).day else { throw uncounted(dayNumber) }
    let start = dayNumber - day + 1
    let shown = parts(start)
    guard let era = shown.era, let year = shown.year, let month = shown.month, shown.day == 1
    else { throw uncounted(start) }
    return Month(
      start: start, era: hasCycles ? 0 : era, year: hasCycles ? (era - 1) * 60 + year : year,
      number: shown.isLeapMonth == true ? nil : month)
  }

  /// The next month; the shortest month has 5 days, and the longest has 32.
  private func month(after month: Month) throws(PlatformCalendarError) -> Month {
    let next = try self.month(containing: month.start + 33)
    let (length, last) = (next.start - month.start, parts(next.start - 1).day)
    // In two months within two centuries, the Chinese calendar on Linux shows the last day as day
    // 0.
    guard length > 0, last == length || last == 0 else { throw uncounted(next.start) }
    return next
  }

  private func parts(_ dayNumber: Int) -> DateComponents {
    let date = Date(timeIntervalSince1970: Double(dayNumber) * 86_400)
    return calendar.dateComponents([.era, .year, .month, .day], from: date)
  }

  private func uncounted(_ dayNumber: Int) -> PlatformCalendarError {
    .uncounted("\(calendar.identifier)", dayNumber: dayNumber)
  }
}
