extension NumberSymbols: CustomStringConvertible {
  /// The symbols, invisible ones escaped.
  public var description: String {
    let separators = (String(decimalSeparator) + " " + String(groupingSeparator)).escaped
    let sizes = "\(grouping.secondary);\(grouping.primary) from \(grouping.minimum)"
    return "symbols \(separators) \((minusSign + plusSign).escaped) \(exponentMark.escaped) "
      + "\(String(String.UnicodeScalarView(digits)).escaped) by \(sizes)"
  }
}
