/// A pace: the time for a distance, neither of them zero, in lowest terms (R1.2, R1.3).
///
/// Seconds per meter, which pedometers give, are a pace; meters per second are a speed (R6.5).
public struct Pace: Hashable, Sendable {
  /// The time, in microseconds, from 1 to 10¹⁵.
  public let microseconds: Int
  /// The distance that takes it, in micrometres, from 1 to 10¹⁵.
  public let micrometers: Int

  /// The pace of covering a distance in a time (R2).
  ///
  /// - Throws: `RunProblem.zero` if there is no distance or no time.
  public init(_ time: ElapsedTime, for distance: Distance) throws(RunProblem) {
    self.init(try Speed(distance, in: time))
  }

  /// The inverse of a speed.
  public init(_ speed: Speed) {
    micrometers = speed.micrometers
    microseconds = speed.microseconds
  }

  /// The pace of that quotient, which is in lowest terms.
  package init(unchecked microseconds: Int, for micrometers: Int) {
    self.microseconds = microseconds
    self.micrometers = micrometers
  }
}

extension Pace: Comparable {
  /// Whether one takes less time than the other.
  public static func < (one: Pace, other: Pace) -> Bool { Speed(one) > Speed(other) }
}

extension Pace: CustomStringConvertible {
  /// The quotient in lowest terms.
  public var description: String { "\(microseconds) µs for \(micrometers) µm" }
}
