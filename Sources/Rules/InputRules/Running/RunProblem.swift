/// The reason that a quantity of a run is invalid, or that it can't be derived from others (R5).
public enum RunProblem: Error, Hashable, Sendable {
  /// The value is NaN.
  case notANumber
  /// The value is infinite.
  case infinite
  /// The value is below zero.
  case negative
  /// The value is zero, which isn't allowed.
  case zero
  /// The quantity is above its limit.
  case tooLarge
  /// The quantity is so small that it is rounded to zero, which isn't allowed.
  case tooSmall
  /// The same quantity is to be changed and derived, which is impossible (R2).
  case derivesChanged
  /// The list of intervals is empty (R3).
  case noIntervals
  /// The hours aren't from 0 to 99, or the minutes or seconds aren't from 0 to 59 (R1.8).
  case noClockTime
  /// The text isn't in the required form; the first mistake is at the offset, in UTF-16 units
  /// (R4.3, R4.5).
  case unreadable(offset: Int)
}

extension RunProblem: Explained {
  var sentence: String {
    switch self {
    case .notANumber: "the value is NaN; give a finite number"
    case .infinite: "the value is infinite; give a finite number"
    case .negative: "the value is below zero; give a positive value"
    case .zero: "the value is zero; give a positive value"
    case .tooLarge: "the value is too large; give a smaller one"
    case .tooSmall: "the value is too small; give a larger one"
    case .derivesChanged: "the changed quantity can't also be derived; derive another one"
    case .noIntervals: "the list of intervals is empty; add an interval"
    case .noClockTime:
      "the time is out of range; give hours up to 99, and minutes and seconds up to 59"
    case .unreadable(let offset): "the text is invalid at offset \(offset); correct the text there"
    }
  }
}

extension ExactNumber {
  /// The number times `parts`, rounded to the nearest integer (R1.7, R5).
  func parts(_ parts: Int) throws(RunProblem) -> Int {
    if isNegative && !isZero { throw .negative }
    guard let count = scaled(by: parts) else { throw .tooLarge }
    return count
  }
}

extension Double {
  /// The number times `parts`, rounded to the nearest integer (R1.7, R5).
  func parts(_ parts: Int) throws(RunProblem) -> Int {
    if isNaN { throw .notANumber }
    if isInfinite { throw .infinite }
    if self < 0 { throw .negative }
    guard let count = scaled(by: parts) else { throw .tooLarge }
    return count
  }
}
