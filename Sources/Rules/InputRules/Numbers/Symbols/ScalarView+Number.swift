extension String.UnicodeScalarView {
  /// The text without the droppable scalars (`isIdle`) before and after its number (E8.4).
  var number: Substring.UnicodeScalarView {
    guard let first = firstIndex(where: { !$0.isIdle }), let last = lastIndex(where: { !$0.isIdle })
    else { return self[startIndex..<startIndex] }
    return self[first...last]
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a digit, a separator or a sign in any notation for numbers (N4.8).
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

  /// Whether the scalar may be dropped before or after a number: it is white space, a format
  /// character or a currency sign (E8.4).
  fileprivate var isIdle: Bool {
    if isASCII { return self == " " || self == "$" || "\t"..."\r" ~= self }
    let category = properties.generalCategory
    return category == .format || category == .currencySymbol || properties.isWhitespace
  }
}
