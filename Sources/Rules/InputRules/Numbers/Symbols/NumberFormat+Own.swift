extension NumberFormat {
  /// Whether numbers in the format may contain the scalar; if so, normalization keeps it (E8.15).
  func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    scalar == symbols.decimalSeparator || isGroupingSeparator(scalar)
      || symbols.digits.contains(scalar)
      || ownMinus != nil && symbols.minusSign.unicodeScalars.contains(scalar)
      || hasPlus && symbols.plusSign.unicodeScalars.contains(scalar)
      || allowsExponent && symbols.exponentMark.unicodeScalars.contains(scalar)
  }

  /// The minus sign that replaces a dash, without bidi marks; `nil` if no sign is allowed (E8.17).
  var ownMinus: Unicode.Scalar? {
    signs != .none || allowsExponent ? symbols.minus : nil
  }

  private var hasPlus: Bool { signs == .both || allowsExponent }
}
