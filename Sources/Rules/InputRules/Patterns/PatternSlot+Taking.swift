extension PatternSlot {
  /// Whether the slot accepts a scalar, which must be of the slot's kind in the letter case in
  /// which it is shown (F1.2, F1.3).
  private func takes(_ scalar: Unicode.Scalar) -> Bool {
    let shown = scalar.folded(to: letterCase)
    return switch content {
    case .digit: shown.isPlainDigit
    case .anyDigit: shown.isDecimalDigit
    case .letter: shown.isLetter
    case .letterOrDigit: shown.isLetter || shown.isDecimalDigit
    case .any: true
    case .set(let members): members.contains(shown)
    case .anyExcept(let others): !others.contains(shown)
    }
  }

  /// Whether the slot accepts a scalar in a field that may have a placeholder.
  ///
  /// A scalar that would be shown as the placeholder isn't accepted, because the slot would look
  /// empty (F5.11).
  package func takes(_ scalar: Unicode.Scalar, placeholder: Unicode.Scalar?) -> Bool {
    takes(scalar) && scalar.folded(to: letterCase) != placeholder
  }
}

extension Unicode.Scalar {
  /// The scalar in uppercase or lowercase if that is one scalar; otherwise, this scalar (F1.3).
  @inline(__always)
  package func folded(to letterCase: PatternSlot.LetterCase) -> Unicode.Scalar {
    letterCase == .kept ? self : folded(isUpper: letterCase == .upper)
  }

  /// This is a separate function, because code that reads scalar properties slows down its caller
  /// even if the code isn't executed.
  @inline(never)
  private func folded(isUpper: Bool) -> Unicode.Scalar {
    let mapping = isUpper ? properties.uppercaseMapping : properties.lowercaseMapping
    return mapping.unicodeScalars.count == 1 ? mapping.unicodeScalars.first ?? self : self
  }

  fileprivate var isPlainDigit: Bool { 48...57 ~= value }

  fileprivate var isDecimalDigit: Bool { properties.generalCategory == .decimalNumber }

  fileprivate var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
