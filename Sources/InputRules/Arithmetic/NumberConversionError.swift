/// Why a number has no value of a type (N5).
public enum NumberConversionError: Error, Hashable, Sendable {
  /// It has a fraction, and the type has none.
  case notWhole
  /// It is outside the type's range.
  case outOfRange
  /// It has more digits than the type keeps.
  case tooManyDigits
}

extension NumberConversionError: CustomStringConvertible {
  /// A sentence a user can act on.
  public var description: String {
    switch self {
    case .notWhole: "the number is not whole; round it first"
    case .outOfRange: "the number is outside the type's range; use another type"
    case .tooManyDigits: "the number has more digits than the type keeps; use a larger type"
    }
  }
}
