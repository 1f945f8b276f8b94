/// The meaning of a scalar in a number.
package enum NumberSymbol {
  case digit(UInt8)
  case minus, plus, decimalSeparator, groupingSeparator
  /// The letter “e” or “E”, which is a whole exponent mark.
  case mark
  /// The first scalar of the locale's own exponent mark.
  case ownMark
  case bidiMark
  case other

  package var isDigit: Bool {
    if case .digit = self { true } else { false }
  }
}

extension NumberFormat {
  /// The meaning of `scalar` (N3.2).
  package func symbol(_ scalar: Unicode.Scalar) -> NumberSymbol {
    symbol(scalar, SymbolTable(self))
  }

  /// The meaning of `scalar`, where `table` is this format's table.
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

/// The scalars that a format needs most, stored without references so that reading them is fast.
struct SymbolTable: Sendable {
  private let decimalSeparator: Unicode.Scalar
  private let groupingSeparator: Unicode.Scalar?
  private let lookalikes: SeparatorLookalikes
  private let minus: Unicode.Scalar
  private let plus: Unicode.Scalar
  private let ownMark: Unicode.Scalar?

  init(_ format: borrowing NumberFormat) {
    let symbols = format.symbols
    decimalSeparator = symbols.decimalSeparator
    groupingSeparator = format.grouping == .refused ? nil : symbols.groupingSeparator
    lookalikes = format.grouping == .lenient ? symbols.storage.lookalikes : .none
    minus = symbols.minus
    plus = symbols.plus
    ownMark = symbols.ownMark.first
  }

  /// The meaning of `scalar`, or `nil` if the table doesn't list it; then it can only be one of the
  /// locale's own digits (N3.2).
  @inline(__always)
  func symbol(_ scalar: Unicode.Scalar) -> NumberSymbol? {
    let digit = scalar.value &- 48
    if digit < 10 { return .digit(UInt8(truncatingIfNeeded: digit)) }
    if scalar == decimalSeparator { return .decimalSeparator }
    if isGroupingSeparator(scalar) { return .groupingSeparator }
    if scalar == "-" || scalar == minus { return .minus }
    if scalar == "+" || scalar == plus { return .plus }
    if scalar == "e" || scalar == "E" { return .mark }
    if scalar == ownMark { return .ownMark }
    if scalar.isASCII { return .other }
    return scalar.isBidiMark ? .bidiMark : nil
  }

  /// Whether the scalar separates groups in the format; a lenient format also accepts scalars that
  /// look like its separator (N4.6).
  @inline(__always)
  func isGroupingSeparator(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == groupingSeparator { return true }
    return lookalikes != .none && lookalikes.contains(scalar)
  }
}
