/// Why a format can't write a number (N7.4, N7.5).
public enum NumberWritingError: Error, Hashable, Sendable {
  /// It is negative, and the format has no signs.
  case signNotAllowed
  /// It takes more than so many zeros to write it without an exponent, and the format has none.
  case tooManyZeros(limit: Int)
}

extension NumberWritingError: CustomStringConvertible {
  /// A sentence a user can act on.
  public var description: String {
    switch self {
    case .signNotAllowed: "the number is negative and the format has no signs; allow the minus"
    case .tooManyZeros(let limit):
      "without an exponent the number takes more than \(limit) zeros; allow the exponent"
    }
  }
}
