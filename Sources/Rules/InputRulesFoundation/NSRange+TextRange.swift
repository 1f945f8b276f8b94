import Foundation
import InputRules

extension TextRange {
  /// The range that a platform sent, which a rule checks later (E4).
  /// - Parameter range: any range, in UTF-16 units.
  public init(_ range: NSRange) {
    self.init(location: range.location, length: range.length)
  }
}

extension NSRange {
  /// The same numbers as a platform's range.
  /// - Parameter range: any range, in UTF-16 units.
  public init(_ range: TextRange) {
    self.init(location: range.location, length: range.length)
  }
}

extension Instant {
  /// The instant of a date, to the nearest microsecond (chapter M).
  /// - Parameter date: the date; one that is out of range gives the first or the last instant.
  public init(_ date: Date) {
    let microseconds = (date.timeIntervalSince1970 * 1_000_000).rounded()
    self.init(
      microseconds: Int(exactly: microseconds) ?? (microseconds < 0 ? Int.min : Int.max))
  }
}

extension Date {
  /// The date of an instant, as exactly as a date's double can be.
  /// - Parameter instant: any instant.
  public init(_ instant: Instant) {
    let (seconds, rest) = instant.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    self.init(timeIntervalSince1970: Double(seconds) + Double(rest) / 1_000_000)
  }
}
