extension ModelNumberField {
  /// Whether the scalar separates groups in this format (N4.1).
  func isGroupingSeparator(_ scalar: Unicode.Scalar) -> Bool {
    Alphabet(of: format).holds(scalar, as: .groupingSeparator)
  }

  /// Whether the text contains a grouping separator (N7.9).
  func hasGroupingSeparators(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: isGroupingSeparator)
  }

  /// The text without any grouping separator (N7.9).
  func withoutGroupingSeparators(_ text: String) -> String {
    String(text.unicodeScalars.filter { !isGroupingSeparator($0) })
  }

  /// Whether the text, which has no grouping separators, is a prefix of a number, or would be if
  /// leading zeros were allowed: as a deletion may leave it (N7.13).
  func isPartialButForZeros(_ bare: String) -> Bool {
    var format = format
    format.allowsLeadingZeros = true
    return numbers.problem(of: bare, as: .partial, in: format) == nil
  }

  /// The text without grouping separators, for checks; nil if it has some and is neither in its
  /// form nor complete, because then it isn't a number (N7.9).
  func bare(_ text: String) -> String? {
    if !hasGroupingSeparators(text) || isInForm(text) || isComplete(text) {
      return withoutGroupingSeparators(text)
    }
    return nil
  }

  /// Whether the text is a complete number, including grouping separators (N7.9).
  func isComplete(_ text: String) -> Bool {
    numbers.problem(of: text, as: .complete, in: format) == nil
  }

  /// Whether groups have begun in the text: it is neither in its form nor complete, but more digits
  /// can make it a number within the bounds (N7.18).
  func isBegun(_ text: String) -> Bool {
    let own = format.symbols.storage
    let mayBeDecimals =
      format.mostPlaces > own.grouping.primary && format.mostPlaces != .max
      && [".", ","].contains(own.groupingSeparator)
    let isStopped = mayBeDecimals && !(text.unicodeScalars.last.map(isGroupingSeparator) ?? false)
    return bare(text) == nil && numbers.problem(of: text, as: .partial, in: format) == nil
      && numbers.canBeCompleted(text, in: format, to: bounds) && !isStopped
  }

  /// Whether the text is in the form that the field writes (N7.8).
  func isInForm(_ text: String) -> Bool {
    let bare = withoutGroupingSeparators(text)
    return isPartialButForZeros(bare) && form(of: bare).isSame(as: text)
  }

  /// A partial number in its form: its integer digits in groups, unless a zero comes first, without
  /// invisible scalars (N7.8).
  func form(of bare: String) -> String {
    let alphabet = Alphabet(of: format)
    let kept = bare.unicodeScalars.filter { !alphabet.holds($0, as: .bidiMark) }
    let signs = kept.prefix { !isDigit($0) && $0 != alphabet.decimalSeparator }
    let integer = kept.dropFirst(signs.count).prefix { isDigit($0) }
    let rest = kept.dropFirst(signs.count + integer.count)
    let separator = [format.symbols.storage.groupingSeparator]
    let startsWithZero = integer.first.map { alphabet.holds($0, as: .zero) } ?? false
    let groups = startsWithZero ? [Array(integer)] : format.groups(of: Array(integer))
    let grouped = groups.joined(separator: separator)
    return String(String.UnicodeScalarView(Array(signs) + Array(grouped) + Array(rest)))
  }

  /// Whether the scalar is a digit (N3.2).
  func isDigit(_ scalar: Unicode.Scalar) -> Bool { Alphabet(of: format).holds(scalar, as: .digit) }
}
