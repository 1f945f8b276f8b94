/// Why a number has no value of a type (N5).
public enum NumberConversionError: Error, Hashable, Sendable {
  /// It has a fraction, and the type has none.
  case notWhole
  /// It is beyond the type's greatest or least value.
  case outOfRange
  /// It has more digits than the type keeps.
  case tooManyDigits
}

extension NumberConversionError: CustomStringConvertible {
  /// A sentence a user can act on.
  public var description: String {
    switch self {
    case .notWhole: "the number is not whole; round it first"
    case .outOfRange: "the number is beyond what the type holds; take another type"
    case .tooManyDigits: "the number has more digits than the type keeps; take a more exact type"
    }
  }
}
