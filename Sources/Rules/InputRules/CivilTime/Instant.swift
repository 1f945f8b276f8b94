/// A point in time, in microseconds since the start of 1970, UTC.
public struct Instant: Hashable, Sendable {
  /// The number of microseconds since 1970-01-01 00:00:00 UTC; negative before that time.
  public let microseconds: Int

  /// Creates an instant from a number of microseconds.
  /// - Parameter microseconds: the number of microseconds since the start of 1970, UTC.
  public init(microseconds: Int) { self.microseconds = microseconds }

  /// Creates an instant from a number of seconds; if the number is out of range, creates the first
  /// or the last possible instant.
  /// - Parameter seconds: the number of seconds since the start of 1970, UTC.
  public init(seconds: Int) {
    let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000)
    microseconds = overflows ? (seconds < 0 ? .min : .max) : product
  }
}

extension Instant: ComparedInOrder {
  var order: Int { microseconds }
}

extension Instant: CustomStringConvertible {
  /// The number of microseconds since the start of 1970, followed by the unit.
  public var description: String { "\(microseconds) µs" }
}

extension Instant {
  /// Creates the instant `seconds` after the start of 1970, rounded to the nearest microsecond,
  /// with halves rounded away from zero (D18.1).
  /// - Parameter seconds: the number of seconds; negative before 1970.
  /// - Throws: `InstantError` if `seconds` isn't a number, is infinite, or is outside the years
  ///   −290,000 to 290,000 in UTC.
  package init(secondsSince1970 seconds: Double) throws(InstantError) {
    if seconds.isNaN { throw .notANumber }
    if seconds.isInfinite { throw .infinite }
    guard let distance = seconds.scaled(by: 1_000_000) else { throw .outOfRange(seconds) }
    let instant = Instant(microseconds: seconds < 0 ? -distance : distance)
    guard CivilDate.seconds.contains(instant.second) else { throw .outOfRange(seconds) }
    self = instant
  }
}

/// The reason a number of seconds can't be converted to an instant (D18.1).
public enum InstantError: Error, Hashable, Sendable {
  /// The number of seconds is NaN.
  case notANumber
  /// The number of seconds is infinite.
  case infinite
  /// The instant is outside the years −290,000 to 290,000 in UTC.
  case outOfRange(Double)
}

extension InstantError: Explained {
  var sentence: String {
    switch self {
    case .notANumber: "the number of seconds is NaN; give a finite number"
    case .infinite: "the number of seconds is infinite; give a finite number"
    case .outOfRange(let seconds):
      "\(seconds) seconds from 1970 is out of range; give an instant in the years -290000 to 290000"
    }
  }
}

/// The calendar components of an instant in a zone (D10.15).
package struct InstantComponents: Hashable, Sendable {
  package let time: CivilTime
  /// The day of the week, from 1 for Sunday to 7 for Saturday.
  package let weekday: Int
  /// The ordinal of the weekday in its month, from 1 to 5.
  package let weekdayOrdinal: Int
  package let week: ISOWeek

  fileprivate init(_ time: CivilTime, on date: CivilDate) {
    self.time = time
    weekday = date.weekday
    weekdayOrdinal = date.weekdayOrdinal
    week = ISOWeek(of: date)
  }
}

extension CivilZone {
  /// The components of an instant: its local time, weekday and ISO week (D10.15).
  /// - Returns: `nil` if the local time is outside the years −290,000 to 290,000.
  package func components(at instant: Instant) -> InstantComponents? {
    guard let time = civilTime(at: instant), let date = time.date else { return nil }
    return InstantComponents(time, on: date)
  }
}
