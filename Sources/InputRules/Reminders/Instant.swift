/// A point in time, in microseconds since the start of 1970 in universal time.
public struct Instant: Hashable, Sendable {
  /// Microseconds since 1970-01-01 00:00:00 in universal time; negative before it.
  public let microseconds: Int

  /// The instant so many microseconds after the start of 1970.
  public init(microseconds: Int) { self.microseconds = microseconds }

  /// The instant so many seconds after the start of 1970; the first or last instant, if that is out
  /// of range.
  public init(seconds: Int) {
    let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000)
    microseconds = overflows ? (seconds < 0 ? .min : .max) : product
  }
}

extension Instant: Comparable {
  /// Whether one is before the other.
  public static func < (one: Instant, other: Instant) -> Bool {
    one.microseconds < other.microseconds
  }
}

extension Instant: CustomStringConvertible {
  /// Microseconds since the start of 1970.
  public var description: String { "\(microseconds) µs" }
}
