/// A speed: a distance in a time, neither of them zero, in lowest terms (R1.2, R1.3).
public struct Speed: Hashable, Sendable {
  /// The distance, in micrometres, from 1 to 10¹⁵.
  public let micrometers: Int
  /// The time that it takes, in microseconds, from 1 to 10¹⁵.
  public let microseconds: Int

  /// The speed of covering a distance in a time (R2).
  ///
  /// - Throws: `RunProblem.zero` if there is no distance or no time.
  public init(_ distance: Distance, in time: ElapsedTime) throws(RunProblem) {
    guard distance != .zero, time != .zero else { throw .zero }
    let common = greatestCommonDivisor(distance.micrometers, time.microseconds)
    micrometers = distance.micrometers / common
    microseconds = time.microseconds / common
  }

  /// The inverse of a pace.
  public init(_ pace: Pace) {
    micrometers = pace.micrometers
    microseconds = pace.microseconds
  }

  /// The speed of that quotient, which is in lowest terms.
  package init(unchecked micrometers: Int, in microseconds: Int) {
    self.micrometers = micrometers
    self.microseconds = microseconds
  }
}

extension Speed: Comparable {
  /// Whether one is slower than the other.
  public static func < (one: Speed, other: Speed) -> Bool {
    one.micrometers.multipliedFullWidth(by: other.microseconds)
      < other.micrometers.multipliedFullWidth(by: one.microseconds)
  }
}

extension Speed: CustomStringConvertible {
  /// The quotient in lowest terms.
  public var description: String { "\(micrometers) µm in \(microseconds) µs" }
}
