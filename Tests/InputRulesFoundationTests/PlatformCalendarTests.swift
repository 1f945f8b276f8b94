import Foundation
import InputRules
import InputRulesFoundation
import Testing

/// Calendars for date pickers, made from the platform's calendars (D6.2).
@Suite struct PlatformCalendarTests {
  private static let identifiers: [Calendar.Identifier] = [
    .hebrew, .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .persian, .indian,
    .coptic, .ethiopicAmeteMihret, .chinese, .buddhist, .japanese, .republicOfChina,
  ]

  private static func dates(_ first: Int, _ last: Int) throws -> ClosedRange<CivilDate> {
    try CivilDate(year: first, month: 1, day: 1)...CivilDate(year: last, month: 12, day: 31)
  }

  private func calendar(
    _ identifier: Calendar.Identifier, _ first: Int = 1_970, _ last: Int = 2_030
  ) throws -> DateCalendar {
    var calendar = Calendar(identifier: identifier)
    calendar.locale = Locale(identifier: "en_US")
    return try DateCalendar(calendar, in: Self.dates(first, last))
  }

  @Test(arguments: identifiers)
  func `Each day of a calendar follows the previous day and equals the platform's`(
    identifier: Calendar.Identifier
  ) throws {
    let days = try #require(try calendar(identifier).days)
    var platform = Calendar(identifier: identifier)
    platform.timeZone = .gmt
    let range = try Self.dates(1_970, 2_030)
    var last: CalendarDate?
    for day in range.lowerBound.dayNumber...range.upperBound.dayNumber {
      let date = try #require(days.date(day))
      #expect(days.dayNumber(date) == day)
      if let last { requireNext(date, after: last, days) }
      last = date
      guard day % 23 == 0 else { continue }
      let parts = platform.dateComponents(
        [.month, .day], from: Date(timeIntervalSince1970: Double(day) * 86_400))
      #expect(parts.day == date.day, "\(day)")
      #expect(abs((parts.month ?? 0) - date.month) <= 1, "\(day)")
    }
  }

  /// Requires that `date` is the next day: in the same month, or the first day of the next month.
  private func requireNext(
    _ date: CalendarDate, after last: CalendarDate, _ days: DateCalendar.Days
  ) {
    var next = last
    next.day += 1
    if next.day > days.dayCount(last.month, last.year) {
      (next.month, next.day) = (last.month + 1, 1)
    }
    if next.month > days.monthCount(last.year) { (next.year, next.month) = (last.year + 1, 1) }
    if date != next { Issue.record("\(date) after \(last)") }
  }

  @Test(arguments: [
    (Calendar.Identifier.hebrew, 19_999, 5785, 1), (.islamicUmmAlQura, 20_148, 1446, 9),
    (.persian, 20_168, 1404, 1), (.chinese, 20_117, 4662, 1), (.chinese, 20_294, 4662, 7),
    (.buddhist, 20_454, 2569, 1), (.republicOfChina, 20_454, 115, 1), (.japanese, 20_454, 2026, 1),
    (.coptic, 20_342, 1742, 1), (.ethiopicAmeteMihret, 20_342, 2018, 1),
  ])
  func `Known first days of months are converted correctly`(
    identifier: Calendar.Identifier, day: Int, year: Int, month: Int
  ) throws {
    let found = try calendar(identifier).days?.date(day)
    #expect(found == CalendarDate(year: year, month: month, day: 1))
  }

  @Test func `A calendar names its months as the platform does, or numbers them`() throws {
    #expect(try calendar(.persian).monthNames?.first == "Farvardin")
    #expect(try calendar(.coptic).monthNames?.count == 13)
    #expect(try calendar(.hebrew).monthNames == (1...13).map(String.init))
    #expect(try calendar(.buddhist).monthNames == nil)
    #expect(try calendar(.gregorian) == .gregorian)
    #expect(try calendar(.iso8601) == .gregorian)
  }

  @Test func `A calendar has no dates outside its range of years`() throws {
    let days = try #require(try calendar(.hebrew, 2_025, 2_026).days)
    #expect(days.date(0) == nil)
    for day in [Int.min, .max] { #expect(days.date(day) == nil) }
    for number in [Int.min, -1, 0, 31, .max] {
      #expect(days.dayNumber(CalendarDate(year: 5_786, month: number, day: 1)) == nil)
      #expect(days.dayNumber(CalendarDate(year: number, month: 1, day: 1)) == nil)
      #expect(days.dayNumber(CalendarDate(year: 5_786, month: 1, day: number)) == nil)
      #expect(1...13 ~= days.monthCount(number) && 1...30 ~= days.dayCount(number, number))
    }
    let buddhist = try #require(try calendar(.buddhist).days)
    for year in [Int.min, .max] {
      #expect(buddhist.dayNumber(CalendarDate(year: year, month: 1, day: 1)) == nil)
    }
  }

  /// These are known bugs in Foundation on Linux.
  @Test func `A calendar that the platform lacks is reported, and a day 0 is corrected`() throws {
    let missing = try #require(throws: PlatformCalendarError.self) {
      try calendar(.ethiopicAmeteAlem)
    }
    #expect(missing == .missing("ethioaa"))
    #expect("\(missing)".hasSuffix("; choose another, or define it with functions"))
    var chinese = Calendar(identifier: .chinese)
    chinese.timeZone = .gmt
    let date = Date(timeIntervalSince1970: 32_047 * 86_400)
    // 30 would be correct.
    let day = chinese.component(.day, from: date)
    #expect(day == 0 || !isRecordedPlatform && day == 30)
    let days = try #require(try calendar(.chinese, 2_050, 2_060).days)
    #expect(days.date(32_047) == CalendarDate(year: 4_694, month: 8, day: 30))
  }
}
