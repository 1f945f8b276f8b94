/// Chapter R, as plain as the specification.
public struct ModelRuns: Sendable {
  /// The number of microseconds in a second (R1.1).
  let second = 1_000_000
  /// The number of microseconds in an hour (R1.7).
  let hour = 3_600_000_000
  /// The largest number of micrometers in a distance, and of microseconds in a time (R1.1).
  private let limit = 1_000_000_000_000_000

  /// The model.
  public init() {}

  /// A number times a factor, to the nearest whole number (R1.7, R5).
  func amount(of value: Double, times factor: Int) throws(RunProblem) -> Natural {
    if value.isNaN { throw .notANumber }
    if value.isInfinite { throw .infinite }
    if value < 0 { throw .negative }
    return (Rational(exactly: value) * Rational(factor)).rounded()
  }

  /// A decimal number times a factor, to the nearest whole number (R1.7, R5).
  func amount(of value: ExactNumber, times factor: Int) throws(RunProblem) -> Natural {
    if value.isNegative && !value.hasNoDigits { throw .negative }
    guard let amount = value.size(times: factor) else { throw .tooLarge }
    return amount
  }

  /// The distance with a number of micrometers (R1.1, R5).
  func distance(_ micrometers: Natural) throws(RunProblem) -> Distance {
    guard let word = micrometers.word, word <= limit else { throw .tooLarge }
    return Distance(unchecked: word)
  }

  /// The time with a number of microseconds (R1.1, R5).
  func time(_ microseconds: Natural) throws(RunProblem) -> ElapsedTime {
    guard let word = microseconds.word, word <= limit else { throw .tooLarge }
    return ElapsedTime(unchecked: word)
  }

  /// The speed for a distance and a time, neither of them zero, in lowest terms (R1.2, R1.3).
  func quotient(of micrometers: Int, in microseconds: Int) -> Speed {
    let common = greatestDivisor(of: micrometers, and: microseconds)
    return Speed(unchecked: micrometers / common, in: microseconds / common)
  }

  /// The greatest common divisor: each common divisor also divides the remainder of one by the
  /// other (R1.3).
  private func greatestDivisor(of one: Int, and other: Int) -> Int {
    let rest = one % other
    return rest == 0 ? other : greatestDivisor(of: other, and: rest)
  }
}

extension ModelRuns {
  /// Compares the numbers of micrometers (R1.4).
  public func isLess(_ one: Distance, than other: Distance) -> Bool {
    one.micrometers < other.micrometers
  }

  /// Compares the numbers of microseconds (R1.4).
  public func isLess(_ one: ElapsedTime, than other: ElapsedTime) -> Bool {
    one.microseconds < other.microseconds
  }

  /// Compares the quotients, multiplied by both divisors (R1.4).
  public func isLess(_ one: Speed, than other: Speed) -> Bool {
    Natural(one.micrometers) * Natural(other.microseconds) < Natural(other.micrometers)
      * Natural(one.microseconds)
  }

  /// Compares the quotients, multiplied by both divisors (R1.4).
  public func isLess(_ one: Pace, than other: Pace) -> Bool {
    Natural(one.microseconds) * Natural(other.micrometers) < Natural(other.microseconds)
      * Natural(one.micrometers)
  }
}
