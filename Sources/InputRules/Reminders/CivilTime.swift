/// The date and time that a calendar and a wall clock show, in the Gregorian calendar (M2.3).
public struct CivilTime: Hashable, Sendable {
  /// From 1 to 9999.
  public var year: Int
  /// From 1 to 12.
  public var month: Int
  /// From 1 to the last day of the month.
  public var day: Int
  /// From 0 to 23.
  public var hour: Int
  /// From 0 to 59.
  public var minute: Int
  /// From 0 to 59.
  public var second: Int

  /// The time with those components.
  ///
  /// - Parameters:
  ///   - year: from 1 to 9999.
  ///   - month: from 1 to 12.
  ///   - day: from 1 to the last day of the month.
  ///   - hour: from 0 to 23.
  ///   - minute: from 0 to 59.
  ///   - second: from 0 to 59.
  public init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }
}

extension CivilTime: CustomStringConvertible {
  /// As 2026-11-21 09:05:00.
  public var description: String {
    "\(year)-\(two(month))-\(two(day)) \(two(hour)):\(two(minute)):\(two(second))"
  }

  private func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
}
