/// Symbols in the form in which they are compared: scalar by scalar.
struct SymbolParts: Hashable {
  let separators: [Unicode.Scalar]
  let signs: [[Unicode.Scalar]]
  let digits: [Unicode.Scalar]
  let grouping: NumberGrouping

  init(_ symbols: NumberSymbols) {
    separators = [symbols.decimalSeparator, symbols.groupingSeparator]
    signs = [symbols.minusSign, symbols.plusSign, symbols.exponentMark].map {
      Array($0.unicodeScalars)
    }
    digits = symbols.digits
    grouping = symbols.grouping
  }
}
