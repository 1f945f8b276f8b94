/// The wheels of a picker, from left to right, and the number of fraction digits in their values
/// (W1, W3).
public struct WheelSet: Hashable, Sendable {
  /// The wheels, from left to right; there is at least one wheel, and each has at least one row.
  public let wheels: [Wheel]
  /// The number of fraction digits in the value of a position, from 0 to 9.
  package let fractionDigits: Int

  /// Creates a set of wheels.
  /// - Parameters:
  ///   - wheels: the wheels, from left to right.
  ///   - fractionDigits: the number of fraction digits in a value, such as 2 for hundredths.
  /// - Throws: `WheelSetError` if the wheels don't form a valid set (W1).
  public init(_ wheels: [Wheel], fractionDigits: Int = 0) throws(WheelSetError) {
    if let problem = WheelSetError.problem(of: wheels, fractionDigits: fractionDigits) {
      throw problem
    }
    self.init(unchecked: wheels, fractionDigits: fractionDigits)
  }

  package init(unchecked wheels: [Wheel], fractionDigits: Int) {
    self.wheels = wheels
    self.fractionDigits = fractionDigits
  }

  /// Wheels that show values from 000.00 to 999.99 (W2).
  public static let decimal = WheelSet(
    unchecked: [.digit(), .digit(), .digit(), .separator("."), .digit(), .digit()],
    fractionDigits: 2)

  /// Wheels that show times from 00:00 to 59:59; their value is in seconds (W2).
  public static let minutesSeconds = WheelSet(
    unchecked: [.digit(to: 5), .digit(), .separator(":"), .digit(to: 5), .digit()],
    fractionDigits: 0)

  /// Wheels that show times from 00:00:00 to 99:59:59; their value is in seconds (W2).
  public static let hoursMinutesSeconds = WheelSet(
    unchecked: [.digit(), .digit(), .separator(":")] + minutesSeconds.wheels, fractionDigits: 0)
}
