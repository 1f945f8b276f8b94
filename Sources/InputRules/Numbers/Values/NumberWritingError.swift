/// Why a format can't write a number (N7.4, N7.5).
public enum NumberWritingError: Error, Hashable, Sendable {
  /// It is negative, and the format has no signs.
  case signNotAllowed
  /// Without an exponent it needs more than so many zeros, and the format has no exponent.
  case tooManyZeros(limit: Int)
}

extension NumberWritingError: CustomStringConvertible {
  /// A sentence a user can act on.
  public var description: String {
    switch self {
    case .signNotAllowed: "the number is negative and the format has no signs; allow the minus"
    case .tooManyZeros(let limit):
      "without an exponent the number needs more than \(limit) zeros; allow the exponent"
    }
  }
}
