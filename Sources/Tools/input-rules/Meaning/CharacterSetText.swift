import PropertyConsole

/// Sets of characters as options write them.
enum CharacterSetText {
  /// The scalars of a set such as `0-9a-f`; a backslash makes the next one a plain member.
  static func members(of text: String) throws(UsageError) -> String {
    var members = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let first = try member(&rest) {
      // A hyphen at the end is a member.
      guard rest.first == "-", rest.count > 1 else {
        members.append(first)
        continue
      }
      rest.removeFirst()
      if let last = try member(&rest) { members += try range(first, last) }
    }
    return String(members)
  }

  /// The scalars of a range, which are all digits, or all letters of one case.
  ///
  /// Nobody means the 59 characters from `+` to `e` by `+-e`.
  private static func range(
    _ first: Unicode.Scalar, _ last: Unicode.Scalar
  ) throws(UsageError) -> [Unicode.Scalar] {
    if first > last { throw UsageError("the range ends before it begins; swap its ends") }
    let all = (first.value...last.value).compactMap(Unicode.Scalar.init)
    if let kind = first.kindInRange, all.allSatisfy({ $0.kindInRange == kind }) { return all }
    throw UsageError(
      "\(first)-\(last) isn't a range of digits or of letters of one case; write a hyphen as \\-, "
        + "or put it at the end")
  }

  /// Reads a member of a set; nil at the end.
  private static func member(_ rest: inout Substring.UnicodeScalarView) throws(UsageError)
    -> Unicode.Scalar?
  {
    guard let scalar = rest.popFirst() else { return nil }
    guard scalar == "\\" else { return scalar }
    guard let escaped = rest.popFirst() else {
      throw UsageError("the backslash at the end of the set escapes nothing; write two")
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// Whether it is a digit or a letter, and of which case; nil if neither.
  ///
  /// Between the letters of two scripts are others, or signs.
  fileprivate var kindInRange: Unicode.GeneralCategory? {
    switch properties.generalCategory {
    case .modifierLetter: .otherLetter
    case .decimalNumber, .lowercaseLetter, .uppercaseLetter, .otherLetter:
      properties.generalCategory
    default: nil
    }
  }
}
