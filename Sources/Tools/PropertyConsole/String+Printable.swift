extension String {
  /// The text, with the characters that a person can read as they are in place of their numbers:
  /// `€` for `\u{20AC}`.
  package var withPrintableCharacters: String {
    replacing(/\\\\|\\u\{([0-9A-F]{2,8})\}/) { match in
      let scalar = match.output.1.flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
      return scalar.map { $0.isPrintable ? String($0) : String(match.output.0) }
        ?? String(match.output.0)
    }
  }
}

extension Unicode.Scalar {
  /// Whether a person can read it alone: it is a letter, a number or a sign.
  var isPrintable: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation,
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      !properties.isDefaultIgnorableCodePoint
    default: false
    }
  }
}
