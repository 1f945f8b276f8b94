/// A time of day, to the millisecond (D10.14).
public struct TimeOfDay: Hashable, Sendable {
  /// The hour, from 0 to 23.
  public let hour: Int
  /// The minute, from 0 to 59.
  public let minute: Int
  /// The second, from 0 to 59.
  public let second: Int
  /// The millisecond, from 0 to 999.
  public let millisecond: Int

  /// Creates a time of day from its components.
  /// - Parameters:
  ///   - hour: from 0 to 23.
  ///   - minute: from 0 to 59.
  ///   - second: from 0 to 59.
  ///   - millisecond: from 0 to 999.
  /// - Throws: `TimeOfDayError` for the first component that is out of range (D10.14).
  public init(
    hour: Int, minute: Int = 0, second: Int = 0, millisecond: Int = 0
  ) throws(TimeOfDayError) {
    guard 0...23 ~= hour else { throw .hour(hour) }
    guard 0...59 ~= minute else { throw .minute(minute) }
    guard 0...59 ~= second else { throw .second(second) }
    guard 0...999 ~= millisecond else { throw .millisecond(millisecond) }
    self.init(unchecked: hour, minute, second, millisecond)
  }

  /// Creates a time of day that is known to exist.
  package init(unchecked hour: Int, _ minute: Int, _ second: Int, _ millisecond: Int) {
    self.hour = hour
    self.minute = minute
    self.second = second
    self.millisecond = millisecond
  }

  /// The number of milliseconds since midnight, from 0 to 86,399,999.
  package var milliseconds: Int { ((hour * 60 + minute) * 60 + second) * 1_000 + millisecond }
}

extension TimeOfDay: ComparedInOrder {
  var order: Int { milliseconds }
}

extension TimeOfDay: CustomStringConvertible {
  /// The time in a form such as 09:05:00, or 09:05:00.250 if the milliseconds aren't zero.
  public var description: String {
    "\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))"
      + (millisecond == 0 ? "" : ".\(millisecond.padded(to: 3))")
  }
}

/// The reason a time of day doesn't exist (D10.14).
public enum TimeOfDayError: Error, Hashable, Sendable {
  /// The hour isn't from 0 to 23.
  case hour(Int)
  /// The minute isn't from 0 to 59.
  case minute(Int)
  /// The second isn't from 0 to 59.
  case second(Int)
  /// The millisecond isn't from 0 to 999.
  case millisecond(Int)
}

extension TimeOfDayError: Explained {
  var sentence: String {
    switch self {
    case .hour(let hour): "the hour \(hour) doesn't exist; give one from 0 to 23"
    case .minute(let minute): "the minute \(minute) doesn't exist; give one from 0 to 59"
    case .second(let second): "the second \(second) doesn't exist; give one from 0 to 59"
    case .millisecond(let number): "the millisecond \(number) doesn't exist; give one from 0 to 999"
    }
  }
}
