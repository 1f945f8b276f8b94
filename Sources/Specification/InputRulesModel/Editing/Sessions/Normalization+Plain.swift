extension Normalization {
  /// The text with plain characters instead of typographic ones, except those that the format uses;
  /// a dash becomes the format's minus sign, if any (E8.14, E8.17).
  package func plain(
    _ text: String, minus: Unicode.Scalar?, leaving isOwn: (Unicode.Scalar) -> Bool
  ) -> String {
    text.unicodeScalars.map { scalar in
      if isOwn(scalar) { return String(scalar) }
      if isOn(.dashes), isDash(scalar), let minus { return String(minus) }
      return plain(scalar)
    }.joined()
  }

  /// The scalar's plain form, or the scalar itself if no selected kind includes it (E8.13).
  private func plain(_ scalar: Unicode.Scalar) -> String {
    if isOn(.spaces) && isNoBreakSpace(scalar) { return " " }
    if isOn(.bidiMarks) && isBidiMark(scalar) { return "" }
    if isOn(.dashes) && scalar == "\u{2014}" { return "--" }
    if isOn(.dashes) && isShortDash(scalar) { return "-" }
    if isOn(.quotes) && isSingleQuote(scalar) { return "'" }
    if isOn(.quotes) && isDoubleQuote(scalar) { return "\"" }
    return String(scalar)
  }

  /// Whether this kind of characters is replaced; each kind is one bit (E8.10).
  private func isOn(_ kind: Kind) -> Bool { rawValue & kind.rawValue != 0 }

  /// The kinds of typographic characters, with their bits (E8.13).
  private enum Kind: UInt8 {
    case spaces = 0b0001
    case bidiMarks = 0b0010
    case dashes = 0b0100
    case quotes = 0b1000
  }

  /// “a no-break space (U+00A0, U+2007, U+202F) with a space” (E8.13).
  private func isNoBreakSpace(_ scalar: Unicode.Scalar) -> Bool {
    ["\u{A0}", "\u{2007}", "\u{202F}"].contains(scalar)
  }

  /// “a bidi mark or control (U+061C, U+200E, U+200F, U+202A–U+202E, U+2066–U+2069)”
  /// (E8.13).
  private func isBidiMark(_ scalar: Unicode.Scalar) -> Bool {
    ["\u{61C}", "\u{200E}", "\u{200F}"].contains(scalar)
      || isBetween("\u{202A}", scalar, "\u{202E}") || isBetween("\u{2066}", scalar, "\u{2069}")
  }

  /// “a dash (U+2010–U+2013, U+2015, U+2212) with a hyphen” (E8.13).
  private func isShortDash(_ scalar: Unicode.Scalar) -> Bool {
    isBetween("\u{2010}", scalar, "\u{2013}") || scalar == "\u{2015}" || scalar == "\u{2212}"
  }

  /// “a dash (U+2010–U+2013, U+2015, U+2212)”, and “including U+2014” (E8.13, E8.17).
  private func isDash(_ scalar: Unicode.Scalar) -> Bool {
    isShortDash(scalar) || scalar == "\u{2014}"
  }

  /// “a single quote (U+2018–U+201B) with an apostrophe” (E8.13).
  private func isSingleQuote(_ scalar: Unicode.Scalar) -> Bool {
    isBetween("\u{2018}", scalar, "\u{201B}")
  }

  /// “a double quote (U+201C–U+201F) with a straight double quote” (E8.13).
  private func isDoubleQuote(_ scalar: Unicode.Scalar) -> Bool {
    isBetween("\u{201C}", scalar, "\u{201F}")
  }

  private func isBetween(_ first: Unicode.Scalar, _ scalar: Unicode.Scalar, _ last: Unicode.Scalar)
    -> Bool
  { first <= scalar && scalar <= last }
}

extension ModelSession {
  /// The text with plain characters instead of typographic ones, except those that the rule uses; a
  /// dash becomes the rule's minus sign (E8.14, E8.17).
  func plain(_ text: String) -> String {
    normalization.plain(text, minus: rule.ownMinus) { rule.isOwn($0) }
  }

  /// The edit, with plain characters in its replacement (E8.11).
  func plain(_ edit: Edit) -> Edit { Edit(replacing: edit.range, with: plain(edit.replacement)) }
}
