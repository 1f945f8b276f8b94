import InputRules

extension ModelSession {
  /// The text with typographic characters made plain, except those of the field's own format; a
  /// dash becomes the format's minus sign (E8.14, E8.17).
  func plain(_ text: String) -> String {
    normalisation.plain(text, minus: rule.ownMinus) { rule.isOwn($0) }
  }

  /// The edit with its replacement made plain (E8.11).
  func plain(_ edit: Edit) -> Edit {
    Edit(replacing: edit.range, with: plain(edit.replacement))
  }
}
