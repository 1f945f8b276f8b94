extension ConditionDescription {
  /// Whether the scalar is part of the condition's own format (E8.14).
  func isMadeOf(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .allowed(let listing, _): listing.unicodeScalars.contains(scalar)
    case .numeric(let number) where number.grammar == .scanner:
      scalar == number.format.symbols.storage.decimalSeparator
    case .numeric(let number): number.format.writtenScalars.contains(scalar)
    case .maximumLength, .banned, .otherThan: false
    }
  }

  /// The minus sign of the condition's format, or `nil` if there is none (E8.17).
  var minusSign: Unicode.Scalar? {
    switch self {
    case .numeric(let number): number.grammar == .scanner ? "-" : number.format.minusWithoutMarks
    case .maximumLength, .allowed, .banned, .otherThan: nil
    }
  }
}

extension NumberFormat {
  /// The scalars of the format's numbers, which normalization doesn't change (E8.15).
  var writtenScalars: [Unicode.Scalar] {
    let mayHaveMinus = signs != .none || allowsExponent
    let mayHavePlus = signs == .both || allowsExponent
    let words =
      (mayHaveMinus ? symbols.storage.minusSign : "")
      + (mayHavePlus ? symbols.storage.plusSign : "")
      + (allowsExponent ? symbols.storage.exponentMark : "")
    return [symbols.storage.decimalSeparator] + Alphabet.groupingSeparators(of: self)
      + symbols.storage.digits + Array(words.unicodeScalars)
  }

  /// The minus sign without bidi marks, if a number may have one (E8.17).
  var minusWithoutMarks: Unicode.Scalar? {
    if signs == .none && !allowsExponent { return nil }
    return symbols.storage.minusSign.unicodeScalars.first { !Alphabet.bidiMarks.contains($0) }
  }
}
