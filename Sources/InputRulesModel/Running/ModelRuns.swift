import InputRules

/// Chapter R, as plain as the specification says it.
public struct ModelRuns: Sendable {
  /// Microseconds in a second (R1).
  let second = 1_000_000
  /// Microseconds in an hour (R1).
  let hour = 3_600_000_000

  /// The model.
  public init() {}

  /// A number times a factor, to the nearest whole number (R1, R5).
  func amount(of value: Double, times factor: Int) throws(RunProblem) -> Natural {
    if value.isNaN { throw .notANumber }
    if value.isInfinite { throw .infinite }
    if value < 0 { throw .negative }
    return (Rational(exactly: value) * Rational(factor)).rounded()
  }

  /// A decimal number times a factor, to the nearest whole number (R1, R5).
  func amount(of value: ExactNumber, times factor: Int) throws(RunProblem) -> Natural {
    if value.isNegative && !value.hasNoDigits { throw .negative }
    guard let amount = value.size(times: factor) else { throw .tooLarge }
    return amount
  }

  /// The distance of so many micrometres (R1, R5).
  func distance(_ micrometers: Natural) throws(RunProblem) -> Distance {
    guard let word = micrometers.word else { throw .tooLarge }
    return try Distance(micrometers: word)
  }

  /// The time of so many microseconds (R1, R5).
  func time(_ microseconds: Natural) throws(RunProblem) -> ElapsedTime {
    guard let word = microseconds.word else { throw .tooLarge }
    return try ElapsedTime(microseconds: word)
  }
}
