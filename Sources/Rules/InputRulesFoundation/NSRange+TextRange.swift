import Foundation
import InputRules

extension TextRange {
  /// Creates a range from a platform's range, which isn't checked until a rule decides about an
  /// edit (E4).
  /// - Parameter range: any range, in UTF-16 units.
  public init(_ range: NSRange) {
    self.init(location: range.location, length: range.length)
  }
}

extension NSRange {
  /// Creates a platform's range with the same numbers.
  /// - Parameter range: any range, in UTF-16 units.
  public init(_ range: TextRange) {
    self.init(location: range.location, length: range.length)
  }
}

extension Instant {
  /// Creates the instant for a date, rounded to the nearest microsecond.
  /// - Parameter date: the date; if it is out of range, the first or the last instant is created.
  public init(_ date: Date) {
    let microseconds = (date.timeIntervalSince1970 * 1_000_000).rounded()
    self.init(
      microseconds: Int(exactly: microseconds) ?? (microseconds < 0 ? Int.min : Int.max))
  }
}

extension Date {
  /// Creates the date for an instant, as precisely as a `Double` allows.
  /// - Parameter instant: any instant.
  public init(_ instant: Instant) {
    let (seconds, rest) = instant.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    self.init(timeIntervalSince1970: Double(seconds) + Double(rest) / 1_000_000)
  }
}
