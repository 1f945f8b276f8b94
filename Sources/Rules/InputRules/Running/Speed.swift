/// A speed, stored as the quotient of a distance and a time in lowest terms; both are above zero
/// (R1.2, R1.3).
public struct Speed: Hashable, Sendable {
  /// The distance, in micrometers, from 1 to 10¹⁵.
  package let micrometers: Int
  /// The time that this distance takes, in microseconds, from 1 to 10¹⁵.
  package let microseconds: Int

  /// Creates the speed at which a distance is covered in a time (R2).
  /// - Parameters:
  ///   - distance: the distance, above zero.
  ///   - time: the time that the distance takes, above zero.
  /// - Throws: `RunProblem.zero` if the distance or the time is zero.
  public init(_ distance: Distance, in time: ElapsedTime) throws(RunProblem) {
    guard distance != .zero, time != .zero else { throw .zero }
    let common = greatestCommonDivisor(distance.micrometers, time.microseconds)
    micrometers = distance.micrometers / common
    microseconds = time.microseconds / common
  }

  /// Creates the speed that is the inverse of a pace.
  /// - Parameter pace: the pace to convert.
  public init(_ pace: Pace) {
    micrometers = pace.micrometers
    microseconds = pace.microseconds
  }

  package init(unchecked micrometers: Int, in microseconds: Int) {
    self.micrometers = micrometers
    self.microseconds = microseconds
  }
}

extension Speed: Comparable {
  /// Whether the first speed is slower than the second.
  public static func < (one: Speed, other: Speed) -> Bool {
    one.micrometers.multipliedFullWidth(by: other.microseconds)
      < other.micrometers.multipliedFullWidth(by: one.microseconds)
  }
}

extension Speed: CustomStringConvertible {
  /// The quotient in lowest terms.
  public var description: String { "\(micrometers) µm in \(microseconds) µs" }
}

extension Speed {
  /// The distance that is covered in a time at this speed, to the nearest micrometer (R2).
  /// - Parameter time: the time, above zero.
  /// - Throws: `RunProblem.zero` if the time is zero; `.tooLarge` or `.tooSmall` if the result is
  ///   out of range.
  public func distance(in time: ElapsedTime) throws(RunProblem) -> Distance {
    if time == .zero { throw .zero }
    let product = micrometers.scaled(by: time.microseconds, over: microseconds)
    guard let product else { throw .tooLarge }
    if product == 0 { throw .tooSmall }
    return try Distance(micrometers: product)
  }

  /// The time that a distance takes at this speed, to the nearest microsecond (R2).
  /// - Parameter distance: the distance, above zero.
  /// - Throws: `RunProblem.zero` if the distance is zero; `.tooLarge` or `.tooSmall` if the result
  ///   is out of range.
  public func time(for distance: Distance) throws(RunProblem) -> ElapsedTime {
    if distance == .zero { throw .zero }
    let quotient = distance.micrometers.scaled(by: microseconds, over: micrometers)
    guard let quotient else { throw .tooLarge }
    if quotient == 0 { throw .tooSmall }
    return try ElapsedTime(microseconds: quotient)
  }
}

extension Speed {
  /// The speed in a unit, as text with two decimal places (R4.4).
  /// - Parameters:
  ///   - unit: the unit of the number.
  ///   - symbols: the locale's symbols.
  public func text(in unit: SpeedUnit, with symbols: NumberSymbols = .posix) -> String {
    let (factor, divisor) = unit.terms
    let hundredths = micrometers.scaled(by: factor * 100, over: microseconds * divisor)
    return symbols.text(ofHundredths: hundredths ?? .max)
  }

  /// Creates a speed from text (R4.5).
  /// - Parameters:
  ///   - text: a number without a sign, with or without decimal places.
  ///   - unit: the unit of the number.
  ///   - symbols: the locale's symbols.
  /// - Throws: `RunProblem.unreadable` if the text isn't such a number, or the reason the number
  ///   can't be a speed (R5).
  public init(
    _ text: String, in unit: SpeedUnit, with symbols: NumberSymbols = .posix
  ) throws(RunProblem) {
    try self.init(exactly: symbols.number(in: text), unit)
  }
}
