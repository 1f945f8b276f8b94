import Foundation

extension CivilTime {
  /// The time that Foundation's Gregorian calendar shows in universal time, and the weekday, from 1
  /// for Sunday; before 15 October 1582, the date is a Julian one.
  ///
  /// - Parameter second: seconds since the start of 1970.
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
  /// The next match of the pattern in Foundation's Gregorian calendar in universal time, in seconds
  /// since the start of 1970; nil if there is none, or if the pattern has an ordinal.
  ///
  /// - Parameter second: the result is later; in seconds since the start of 1970.
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

/// Created once, because creating a calendar is slow.
private let gregorian: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar
}()
