/// A pace, stored as the quotient of a time and a distance in lowest terms; both are above zero
/// (R1.2, R1.3).
///
/// Pedometers report a pace, in seconds per meter. A speed would be in meters per second (R6.5).
public struct Pace: Hashable, Sendable {
  /// The time, in microseconds, from 1 to 10¹⁵.
  package let microseconds: Int
  /// The distance that takes this time, in micrometers, from 1 to 10¹⁵.
  package let micrometers: Int

  /// Creates the pace at which a distance is covered in a time (R2).
  /// - Parameters:
  ///   - time: the time, above zero.
  ///   - distance: the distance covered in the time, above zero.
  /// - Throws: `RunProblem.zero` if the distance or the time is zero.
  public init(_ time: ElapsedTime, for distance: Distance) throws(RunProblem) {
    self.init(try Speed(distance, in: time))
  }

  /// Creates the pace that is the inverse of a speed.
  /// - Parameter speed: the speed to convert.
  public init(_ speed: Speed) {
    micrometers = speed.micrometers
    microseconds = speed.microseconds
  }

  package init(unchecked microseconds: Int, for micrometers: Int) {
    self.microseconds = microseconds
    self.micrometers = micrometers
  }
}

extension Pace: Comparable {
  /// Whether the first pace takes less time than the second.
  public static func < (one: Pace, other: Pace) -> Bool { Speed(one) > Speed(other) }
}

extension Pace: CustomStringConvertible {
  /// The quotient in lowest terms.
  public var description: String { "\(microseconds) µs for \(micrometers) µm" }
}

extension Pace {
  /// Creates a pace from a number of seconds per unit, to the nearest microsecond per thousand
  /// units (R1.7).
  /// - Parameters:
  ///   - seconds: a number above zero, which is converted exactly. Pedometers report seconds per
  ///     meter.
  ///   - unit: the unit of distance.
  /// - Throws: `RunProblem` if the number can't be a pace (R5).
  public init(seconds: Double, per unit: DistanceUnit) throws(RunProblem) {
    if seconds == 0 { throw .zero }
    let microseconds = try seconds.parts(1_000_000_000)
    if microseconds == 0 { throw .tooSmall }
    try self.init(
      ElapsedTime(microseconds: microseconds),
      for: Distance(micrometers: unit.micrometers * 1_000))
  }

  /// The pace in seconds per unit, as the nearest double (R1.9).
  /// - Parameter unit: the unit of distance, such as a kilometer.
  public func seconds(per unit: DistanceUnit) -> Double {
    let (factor, divisor) = unit.terms
    return Double(
      nearest: microseconds.magnitude.multipliedFullWidth(by: factor.magnitude),
      over: (micrometers * divisor).magnitude)
  }
}

extension DistanceUnit {
  /// The factor and the divisor that convert microseconds per micrometer to seconds per unit.
  ///
  /// They are in lowest terms, so the product of the divisor and a pace's distance, which is at
  /// most 10¹⁵, fits in an `Int`.
  var terms: (factor: Int, divisor: Int) {
    let common = greatestCommonDivisor(micrometers, 1_000_000)
    return (micrometers / common, 1_000_000 / common)
  }
}

extension Pace {
  /// The time that one unit takes, as text in minutes and seconds (R4.6).
  /// - Parameters:
  ///   - unit: the unit of distance.
  ///   - isPadded: whether minutes have at least two digits, as in the *Running* articles.
  ///   - rounding: how a fraction of a second is rounded.
  public func text(
    per unit: DistanceUnit, isPadded: Bool = false, rounding: ValueRounding = .nearest
  ) -> String {
    let (factor, divisor) = unit.terms
    // The result fits in an `Int`: the slowest pace, 10⁹ seconds per micrometer, is 1.6 × 10¹⁸
    // seconds per mile.
    let seconds = microseconds.scaled(by: factor, over: micrometers * divisor, rounding)
    return TimeForm(.minutesSeconds, isPadded: isPadded).text(ofSeconds: seconds ?? .max)
  }

  /// Creates a pace from text (R4.6).
  /// - Parameters:
  ///   - text: minutes and seconds.
  ///   - unit: the unit of distance.
  /// - Throws: `RunProblem.unreadable` if the text isn't a time, or the reason the time can't be a
  ///   pace (R5).
  public init(_ text: String, per unit: DistanceUnit) throws(RunProblem) {
    let time = try ElapsedTime(text, as: .minutesSeconds)
    try self.init(time, for: Distance(micrometers: unit.micrometers))
  }
}
