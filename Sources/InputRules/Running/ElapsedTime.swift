/// A duration: a whole number of microseconds, from 0 to 10¹⁵ (R1.1).
public struct ElapsedTime: Hashable, Sendable {
  /// The time, in microseconds.
  public let microseconds: Int

  /// The longest time, in microseconds.
  public static let limit = 1_000_000_000_000_000

  /// No time.
  public static let zero = ElapsedTime(unchecked: 0)

  /// A time of so many microseconds.
  ///
  /// - Throws: `RunProblem.negative` or `.tooLarge` for a value out of range (R5).
  public init(microseconds: Int) throws(RunProblem) {
    if microseconds < 0 { throw .negative }
    if microseconds > Self.limit { throw .tooLarge }
    self.microseconds = microseconds
  }

  package init(unchecked microseconds: Int) { self.microseconds = microseconds }
}

extension ElapsedTime: Comparable {
  /// Whether one time is shorter than the other.
  public static func < (one: ElapsedTime, other: ElapsedTime) -> Bool {
    one.microseconds < other.microseconds
  }
}

extension ElapsedTime: CustomStringConvertible {
  /// The time in microseconds.
  public var description: String { "\(microseconds) µs" }
}
