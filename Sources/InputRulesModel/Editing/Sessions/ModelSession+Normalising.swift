import InputRules

extension ModelSession {
  /// The text with typographic characters made plain, but for what the field's own format is made
  /// of; a dash becomes the format's minus sign (E8).
  func plain(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      if rule.isOwn(scalar) { return String(scalar) }
      if normalisation.makesDashesPlain, isDash(scalar), let minus = rule.ownMinus {
        return String(minus)
      }
      return normalisation.plain(scalar)
    }
    .joined()
  }

  /// The edit with what it inserts made plain (E8).
  func plain(_ edit: Edit) -> Edit {
    Edit(replacing: edit.range, with: plain(edit.replacement))
  }

  /// “dashes (U+2010–U+2013, U+2015, U+2212)”, and “U+2014 too” (E8).
  private func isDash(_ scalar: Unicode.Scalar) -> Bool {
    "\u{2010}" <= scalar && scalar <= "\u{2015}" || scalar == "\u{2212}"
  }
}
