import Foundation
import InputRules

extension CivilTime {
  /// What Foundation's Gregorian calendar shows in universal time, and the day of the week, from 1
  /// for Sunday; before the 15th of October 1582 it shows the Julian one.
  ///
  /// - Parameter second: so many seconds after 1970 began.
  package static func shownByFoundation(at second: Int) -> (time: CivilTime, weekday: Int)? {
    let date = Date(timeIntervalSince1970: Double(second))
    let parts = gregorian.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day,
      let hour = parts.hour, let minute = parts.minute, let second = parts.second,
      let weekday = parts.weekday
    else { return nil }
    let time = CivilTime(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    return (time, weekday)
  }
}

extension DatePattern {
  /// When Foundation's Gregorian calendar finds the pattern next in universal time, in seconds
  /// after 1970 began; nil where it finds none, and where an ordinal of weekdays is given.
  ///
  /// - Parameter second: after which to look, so many seconds after 1970 began.
  package func secondFoundByFoundation(after second: Int) -> Int? {
    guard self[.weekdayOrdinal] == nil else { return nil }
    let parts = DateComponents(
      year: self[.year], month: self[.month], day: self[.day], hour: self[.hour],
      minute: self[.minute], second: self[.second], weekday: self[.weekday])
    let date = gregorian.nextDate(
      after: Date(timeIntervalSince1970: Double(second)), matching: parts, matchingPolicy: .nextTime
    )
    return date.flatMap { Int(exactly: $0.timeIntervalSince1970) }
  }
}

/// Made once, since a calendar is slow to make.
private let gregorian: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar
}()
