import Foundation
import InputRules
import InputRulesFoundation
import Testing

/// Dates and sums compared with the platform's Gregorian calendar, from −4000 to 9999 (chapter D).
///
/// `PROPERTY_CASES=10000000` runs them at length.
@Suite struct PlatformDatesTests {
  /// The day numbers of −4000-01-01 and 9999-12-31, and of 1582-10-15, the platform's first
  /// Gregorian day.
  private static let (first, last, reform) = (-2_180_498, 2_932_896, -141_427)

  private static let gregorian: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static let iso: Calendar = {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func date(_ dayNumber: Int) -> Date {
    Date(timeIntervalSince1970: Double(dayNumber) * 86_400)
  }

  @Test func `The ends of the sample are those of its years`() throws {
    #expect(try CivilDate(year: -4_000, month: 1, day: 1).dayNumber == Self.first)
    #expect(try CivilDate(year: 9_999, month: 12, day: 31).dayNumber == Self.last)
    #expect(try CivilDate(year: 1_582, month: 10, day: 15).dayNumber == Self.reform)
  }

  @Test func `Dates and times from 15 October 1582 are the platform's`() throws {
    var random = SplitMix64(state: 17)
    let parts: Set<Calendar.Component> = [
      .era, .year, .month, .day, .hour, .minute, .second, .weekday, .weekdayOrdinal,
    ]
    for _ in 0..<sampleSize(60_000) {
      let second = Int.random(
        in: Self.reform * 86_400..<(Self.last + 1) * 86_400, using: &random)
      let shown = Self.gregorian.dateComponents(
        parts, from: Date(timeIntervalSince1970: Double(second)))
      let ours = try #require(CivilZone.universal.components(at: Instant(seconds: second)))
      guard CivilTime(shown) == ours.time, shown.weekday == ours.weekday,
        shown.weekdayOrdinal == ours.weekdayOrdinal
      else {
        Issue.record("\(second): \(ours), \(shown)")
        return
      }
    }
  }

  @Test func `Weeks from 1583 are those of the platform's ISO calendar`() throws {
    var random = SplitMix64(state: 18)
    for _ in 0..<sampleSize(40_000) {
      let day = Int.random(in: -141_349...Self.last, using: &random)
      let shown = Self.iso.dateComponents([.yearForWeekOfYear, .weekOfYear], from: date(day))
      let week = ISOWeek(of: try CivilDate(dayNumber: day))
      guard shown.yearForWeekOfYear == week.year, shown.weekOfYear == week.week else {
        Issue.record("\(day): \(week), \(shown)")
        return
      }
    }
  }

  /// Exceptions by D10.1, also in the platform's calendar of ISO 8601, which has no Julian dates.
  @Test(arguments: [Self.gregorian, Self.iso])
  func `Before 15 October 1582, the platform shows the Julian date`(calendar: Calendar) throws {
    var random = SplitMix64(state: 19)
    let parts: Set<Calendar.Component> = [.era, .year, .month, .day, .weekday]
    for _ in 0..<sampleSize(20_000) {
      let day = Int.random(in: Self.first..<Self.reform, using: &random)
      let shown = calendar.dateComponents(parts, from: date(day))
      let ours = try CivilDate(dayNumber: day)
      guard JulianDate(dayNumber: day) == JulianDate(shown), shown.weekday == ours.weekday else {
        Issue.record("\(day): \(ours), \(shown)")
        return
      }
    }
  }

  /// An exception by D10.10: the platform may clamp a day to the length of another year's February.
  ///
  /// Where months lead back into an earlier year, that year is as many years after the date as the
  /// result is before it, less two. So it gives 28 February in leap years, and elsewhere 1 March.
  @Test func `Months and days are added as the platform adds them, but for one exception`() throws {
    var (random, exceptions) = (SplitMix64(state: 20), 0)
    for _ in 0..<sampleSize(20_000) {
      let start = try CivilDate(dayNumber: Int.random(in: 0...1_000_000, using: &random))
      let period = CivilPeriod(months: Int.random(in: -1_200...1_200, using: &random))
      let later = try start.adding(period)
      let year = later.year < start.year ? 2 * start.year - later.year - 2 : later.year
      let length = try #require(CivilDate.daysInMonth(later.month, of: year))
      let predicted = later.dayNumber - later.day + min(start.day, length)
      let shown = try #require(
        Self.gregorian.date(byAdding: .month, value: period.months, to: date(start.dayNumber)))
      let days = Int.random(in: -900...900, using: &random)
      let sum = Self.gregorian.date(byAdding: .day, value: days, to: date(later.dayNumber))
      let ours = try start.adding(CivilPeriod(months: period.months, days: days))
      let isKnown = shown == date(predicted) || shown == date(later.dayNumber)
      guard isKnown, sum == date(ours.dayNumber) else {
        Issue.record("\(start) and \(period): \(later), \(shown)")
        return
      }
      if shown != date(later.dayNumber) { exceptions += 1 }
    }
    #expect(!isRecordedPlatform || exceptions > 0)
  }

  @Test func `A month of a leap year has 29 days for us, maybe 28 for the platform`() throws {
    let start = try CivilDate(year: 2008, month: 3, day: 31)
    let shown = Self.gregorian.date(byAdding: .month, value: -49, to: date(start.dayNumber))
    let (ours, theirs) = (try start.adding(CivilPeriod(months: -49)), try #require(shown))
    #expect(ours.description == "2004-02-29")
    let day = Self.gregorian.component(.day, from: theirs)
    #expect(day == 28 || !isRecordedPlatform && day == 29)
  }

  @Test(arguments: [(-4_000, 2, 29), (0, 12, 31), (1, 1, 1), (1_582, 10, 15), (9_999, 12, 31)])
  func `Components of a date come back`(year: Int, month: Int, day: Int) throws {
    let date = try CivilDate(year: year, month: month, day: day)
    #expect(CivilDate(DateComponents(date)) == date)
    let time = CivilTime(date, hour: 23, minute: 59, second: 58)
    #expect(CivilTime(DateComponents(time)) == time)
  }

  @Test func `Other components are no date`() {
    let hebrew = Calendar(identifier: .hebrew)
    let others = [
      DateComponents(year: 2_026, month: 2, day: 29), DateComponents(year: 2_026, month: 2),
      DateComponents(calendar: hebrew, year: 2_026, month: 2, day: 2), DateComponents(),
      DateComponents(year: .max, month: 1, day: 1), DateComponents(year: .min, month: 1, day: 1),
      DateComponents(era: 0, year: .min, month: 1, day: 1),
    ]
    for components in others { #expect(CivilDate(components) == nil, "\(components)") }
    let late = DateComponents(year: 2_026, month: 2, day: 2, hour: 24)
    #expect(CivilDate(late) != nil)
    #expect(CivilTime(late) == nil)
  }
}

/// A date of the Julian calendar, in which every fourth year has a 29 February.
private struct JulianDate: Equatable {
  private let year: Int
  private let month: Int
  private let day: Int

  /// The date of a day number, counted in years from March.
  init(dayNumber: Int) {
    let days = dayNumber + 2_472_670
    let years = (4 * days + 3) / 1_461
    let dayOfYear = days - 1_461 * years / 4
    let months = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * months + 2) / 5 + 1
    month = months < 10 ? months + 3 : months - 9
    year = years - 4_800 + (months < 10 ? 0 : 1)
  }

  init(_ shown: DateComponents) {
    let year = shown.year ?? 0
    self.year = shown.era == 0 ? 1 - year : year
    (month, day) = (shown.month ?? 0, shown.day ?? 0)
  }
}
