/// The frequently used scalars of a format, only as bits, so that reading a text counts no
/// references.
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

  /// The meaning of `scalar`, first ASCII's own, then the locale's; nil for a scalar that can only
  /// be a digit of the locale's own (N3.2).
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

  /// Whether the scalar separates groups, if the format has any.
  ///
  /// A lenient format accepts the lookalikes of its separator too (N4.6).
  @inline(__always)
  func isGroupingSeparator(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == groupingSeparator { return true }
    return lookalikes != .none && lookalikes.contains(scalar)
  }
}
