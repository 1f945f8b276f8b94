extension NumberFormat {
  /// Whether numbers of the format are written with the scalar: what normalisation leaves alone
  /// (E8.15).
  func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    scalar == symbols.decimalSeparator || isGroupingSeparator(scalar)
      || symbols.digits.contains(scalar)
      || ownMinus != nil && symbols.minusSign.unicodeScalars.contains(scalar)
      || hasPlus && symbols.plusSign.unicodeScalars.contains(scalar)
      || allowsExponent && symbols.exponentMark.unicodeScalars.contains(scalar)
  }

  /// The minus sign that a dash becomes, without bidi marks; nil where nothing may have a sign
  /// (E8.17).
  var ownMinus: Unicode.Scalar? {
    signs != .none || allowsExponent ? symbols.minus : nil
  }

  private var hasPlus: Bool { signs == .both || allowsExponent }
}
