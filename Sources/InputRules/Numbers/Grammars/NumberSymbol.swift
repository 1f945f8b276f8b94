/// The meaning of a scalar in a number of a format.
enum NumberSymbol {
  case digit(UInt8)
  case minus, plus, decimalSeparator, groupingSeparator
  /// “e” or “E”, which is a whole exponent mark.
  case mark
  /// The first scalar of the locale's own exponent mark.
  case ownMark
  case bidiMark
  case other

  var isDigit: Bool {
    if case .digit = self { true } else { false }
  }
}

extension NumberFormat {
  /// The meaning of `scalar` (N3.2).
  func symbol(_ scalar: Unicode.Scalar) -> NumberSymbol { symbol(scalar, SymbolTable(self)) }

  /// The meaning of `scalar`, by the table of this format.
  @inline(__always)
  func symbol(_ scalar: Unicode.Scalar, _ table: SymbolTable) -> NumberSymbol {
    table.symbol(scalar) ?? ownDigit(scalar)
  }

  private func ownDigit(_ scalar: Unicode.Scalar) -> NumberSymbol {
    symbols.digits.firstIndex(of: scalar).map { .digit(UInt8($0)) } ?? .other
  }

  /// Whether the scalar separates groups (N4.2).
  func isGroupingSeparator(_ scalar: Unicode.Scalar) -> Bool {
    SymbolTable(self).isGroupingSeparator(scalar)
  }
}
