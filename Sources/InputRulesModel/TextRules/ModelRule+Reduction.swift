import InputRules

extension ModelRule {
  /// What the insertion policy leaves of `replacement` (E8).
  func reduced(_ replacement: String, at span: Span, of units: Units) -> String {
    switch field.insertion {
    case .whole: replacement
    case .filtered: filtered(replacement)
    case .truncated: truncated(replacement, at: span, of: units)
    case .filteredAndTruncated: truncated(filtered(replacement), at: span, of: units)
    }
  }

  /// The replacement without what is not allowed: first by scalars, then by characters (E8).
  private func filtered(_ replacement: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in replacement.unicodeScalars where everyConditionAdmits(scalar) {
      scalars.append(scalar)
    }
    var characters: [Character] = []
    for character in String(scalars) where everyConditionAdmits(character) {
      characters.append(character)
    }
    return String(characters)
  }

  private func everyConditionAdmits(_ scalar: Unicode.Scalar) -> Bool {
    field.conditions.allSatisfy { $0.admits(scalar) }
  }

  private func everyConditionAdmits(_ character: Character) -> Bool {
    field.conditions.allSatisfy { $0.admits(character) }
  }

  /// The longest beginning, of whole characters, with which the text keeps every limit (E8, T1).
  private func truncated(_ replacement: String, at span: Span, of units: Units) -> String {
    let characters = Array(replacement)
    for count in (0...characters.count).reversed() {
      let beginning = String(characters.prefix(count))
      let text = units.text(replacing: span, by: beginning)
      if field.conditions.allSatisfy({ $0.keepsLimit(text) }) { return beginning }
    }
    return ""
  }
}
