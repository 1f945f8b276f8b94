/// Why a quantity of the run model isn't one, or can't be derived (R5).
public enum RunProblem: Error, Hashable, Sendable {
  /// The value isn't a number.
  case notANumber
  /// The value is infinite.
  case infinite
  /// The value is below zero.
  case negative
  /// The value is zero where something must be divided by it, or come of it.
  case zero
  /// The quantity is beyond what there is.
  case tooLarge
  /// The quantity rounds to zero, and must not be zero.
  case tooSmall
  /// What was changed can't be derived as well (R2).
  case derivesChanged
  /// There is no interval (R3).
  case noIntervals
  /// Hours above 99, minutes above 59 or seconds above 59, or any of them below 0 (R1.8).
  case noClockTime
  /// The text isn't the form's: at the offset, in UTF-16 units, something else should stand (R4.3,
  /// R4.5).
  case unreadable(offset: Int)
}

extension RunProblem: CustomStringConvertible {
  /// A sentence a user can act on.
  public var description: String {
    switch self {
    case .notANumber: "the value is not a number; give one"
    case .infinite: "the value is infinite; give a finite one"
    case .negative: "the value is below zero; give one above it"
    case .zero: "the value is zero; give one above it"
    case .tooLarge: "the value is too large; give a smaller one"
    case .tooSmall: "the value is too small; give a larger one"
    case .derivesChanged: "what is changed can't be derived as well; name another quantity"
    case .noIntervals: "there is no interval; add one"
    case .noClockTime:
      "hours go from 0 to 99, minutes and seconds from 0 to 59; correct what is beyond"
    case .unreadable(let offset): "the text can't be read at offset \(offset); correct it there"
    }
  }
}
