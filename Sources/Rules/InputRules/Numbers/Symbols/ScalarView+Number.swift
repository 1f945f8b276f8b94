extension String.UnicodeScalarView {
  /// The text without the parts around a number: from the first significant scalar to the last;
  /// empty if there is none (E8.4, N4.8).
  var number: Substring.UnicodeScalarView {
    let marks = exponentMarks
    let starts = [firstIndex(where: \.isSignificant), marks.first?.lowerBound]
    let ends = [lastIndex(where: \.isSignificant), marks.last.map { index(before: $0.upperBound) }]
    guard let first = starts.compactMap(\.self).min(), let last = ends.compactMap(\.self).max()
    else { return self[startIndex..<startIndex] }
    return self[first...last]
  }

  /// The positions of words that are the exponent mark of some locale.
  private var exponentMarks: [Range<Index>] {
    var marks: [Range<Index>] = []
    var position = startIndex
    while let start = self[position...].firstIndex(where: \.isOfWord) {
      position = self[start...].firstIndex { !$0.isOfWord } ?? endIndex
      // The longest mark has two scalars, so a longer word isn't compared.
      let word = self[start..<position]
      if word.prefix(3).count < 3 && String(word).isExponentMark {
        marks.append(start..<position)
      }
    }
    return marks
  }
}

extension String {
  /// Whether some locale writes it before an exponent, in letters only (N4.8).
  fileprivate var isExponentMark: Bool {
    let marks = ["e", "E", "\u{415}", "\u{623}\u{633}", "\u{627}\u{633}", "\u{1E909}"]
    return marks.contains { hasSameUnits(as: $0) }
  }
}

extension Unicode.Scalar {
  /// Whether it is a digit, a separator or a sign in any notation of numbers, the format's or
  /// another's (N4.8).
  package var isSignificant: Bool {
    if isASCII { return isSignificantASCII }
    switch value {
    case 0x66B, 0x66C, 0x2E41: return true
    case 0xB1, 0x2213: return true
    case 0x207A, 0x208A, 0x2795, 0xFB29, 0xFE62, 0xFF0B: return true
    case 0x2010...0x2015, 0x207B, 0x208B, 0x2212, 0x2796, 0xFE63, 0xFF0D: return true
    default:
      return isPointLookalike || isCommaLookalike || isApostrophe || properties.numericType != nil
    }
  }

  private var isSignificantASCII: Bool {
    switch self {
    case "0"..."9", ".", ",", "'", "-", "+": true
    default: false
    }
  }

  /// Whether it is a letter, or a mark on one.
  fileprivate var isOfWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    case .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation,
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
      .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .surrogate,
      .privateUse, .unassigned:
      false
    @unknown default: false
    }
  }
}
