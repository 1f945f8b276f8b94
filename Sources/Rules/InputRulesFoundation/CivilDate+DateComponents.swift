import Foundation
import InputRules

extension CivilDate {
  /// Creates a date from the platform's components (D10.1).
  /// - Parameter components: the year, month and day in the Gregorian calendar; other components,
  ///   except the era, are ignored. In era 0, the years are counted backward: its year 1 is the
  ///   year 0 here.
  /// - Returns: the date, or `nil` if the year, month or day is missing, if the date doesn't exist,
  ///   or if the components are for another calendar.
  public init?(_ components: DateComponents) {
    guard components.isGregorian, let year = components.year, let month = components.month,
      let day = components.day,
      let date = try? CivilDate(
        year: components.era == 0 ? 1 &- year : year, month: month, day: day)
    else { return nil }
    self = date
  }
}

extension CivilTime {
  /// Creates a local time from the platform's components (D7.10).
  /// - Parameter components: a date, read as in `CivilDate.init(_:)`, and a time of day. A missing
  ///   hour, minute or second is 0.
  /// - Returns: the local time, or `nil` if the date or the time of day doesn't exist.
  public init?(_ components: DateComponents) {
    guard let date = CivilDate(components) else { return nil }
    let (hour, minute) = (components.hour ?? 0, components.minute ?? 0)
    let second = components.second ?? 0
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second else { return nil }
    self.init(date, hour: hour, minute: minute, second: second)
  }
}

extension DateComponents {
  /// Creates the platform's components for a date, including the era.
  ///
  /// Before October 15, 1582, the platform's Gregorian calendar reads the components as a date in
  /// the Julian calendar.
  /// - Parameter date: a date in the Gregorian calendar.
  public init(_ date: CivilDate) {
    self.init(
      era: date.year > 0 ? 1 : 0, year: date.year > 0 ? date.year : 1 - date.year,
      month: date.month, day: date.day)
  }

  /// Creates the platform's components for a local time, including the era.
  /// - Parameter time: the local time, which needn't exist.
  public init(_ time: CivilTime) {
    self.init(
      era: time.year > 0 ? 1 : 0, year: time.year > 0 ? time.year : 1 &- time.year,
      month: time.month, day: time.day, hour: time.hour, minute: time.minute, second: time.second)
  }

  /// Whether the components are for the Gregorian calendar, or don't specify a calendar.
  fileprivate var isGregorian: Bool {
    calendar.map { [.gregorian, .iso8601].contains($0.identifier) } ?? true
  }
}
