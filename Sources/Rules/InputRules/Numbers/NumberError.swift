/// The reason a number, symbols or bounds can't be created.
public enum NumberError: Error, Hashable, Sendable {
  /// The symbols are ambiguous, or a symbol is invalid; the string describes the problem (N3.6).
  case ambiguousSymbols(String)
  /// The minimum is larger than the maximum (N9).
  case reversedBounds
  /// The step is zero or less (N9).
  case stepNotPositive
  /// The step and its base together span more than 18 digits (N9).
  case stepTooFine
  /// A bound, the step or the base has a digit that is more than 1,000 places from the decimal
  /// point (N9).
  case boundTooFar
  /// The digit at index `offset` is above 9 (N5).
  case noDigit(UInt8, offset: Int)
}

extension NumberError: Explained {
  var sentence: String {
    switch self {
    case .ambiguousSymbols(let clash): "the symbols have \(clash); give valid, distinct symbols"
    case .reversedBounds: "the minimum is larger than the maximum; swap them"
    case .stepNotPositive: "the step isn't greater than zero; give a positive step, or omit it"
    case .stepTooFine: "the step and its base span more than 18 digits; round them"
    case .boundTooFar: "a bound has a digit over 1,000 places from the decimal point; round it"
    case .noDigit(let digit, let offset):
      "\(digit) at index \(offset) isn't a decimal digit; give digits from 0 to 9"
    }
  }
}
