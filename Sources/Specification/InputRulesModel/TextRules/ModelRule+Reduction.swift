extension ModelRule {
  /// The part of `replacement` that the insertion policy keeps (E8.1, E8.7).
  func reduced(_ replacement: String, at span: Span, of units: Units) -> String {
    switch field.insertion {
    case .truncated where isHeldToNumber: return replacement
    case .filteredAndTruncated where isHeldToNumber: return filtered(replacement)
    case .whole: return replacement
    case .filtered: return typed(filtered(replacement), at: span, of: units)
    case .truncated: return truncated(replacement, at: span, of: units)
    case .filteredAndTruncated:
      let beginning = truncated(filtered(replacement), at: span, of: units)
      return typed(beginning, at: span, of: units)
    }
  }

  /// The part that is kept if a condition checks whole texts: each accepted character (E8.3).
  private func typed(_ replacement: String, at span: Span, of units: Units) -> String {
    let judgesWholeTexts = field.conditions.contains { condition in
      switch condition {
      case .otherThan, .numeric: true
      case .maximumLength, .allowed, .banned: false
      }
    }
    if isHeldToNumber || !judgesWholeTexts { return replacement }
    if replacement.count > 4_096 { return "" }
    var kept = ""
    for character in replacement {
      let longer = kept + String(character)
      if isAcceptable(units.text(replacing: span, by: longer)) { kept = longer }
    }
    return kept
  }

  /// The replacement without disallowed scalars, and then without disallowed characters; in a field
  /// for numbers, without the parts around the number (E8.2, E8.4).
  private func filtered(_ replacement: String) -> String {
    if isHeldToNumber { return Significance(of: replacement).number }
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

  /// Whether some condition requires a number (T4).
  var isHeldToNumber: Bool {
    field.conditions.contains { condition in
      switch condition {
      case .numeric: true
      case .maximumLength, .allowed, .banned, .otherThan: false
      }
    }
  }

  /// Whether every condition admits the scalar (E8.2).
  func everyConditionAdmits(_ scalar: Unicode.Scalar) -> Bool {
    field.conditions.allSatisfy { $0.admits(scalar) }
  }

  /// Whether every condition admits the character (E8.2).
  func everyConditionAdmits(_ character: Character) -> Bool {
    field.conditions.allSatisfy { $0.admits(character) }
  }

  /// The longest prefix of whole characters with which the text is within every limit (E8.6, T1).
  private func truncated(_ replacement: String, at span: Span, of units: Units) -> String {
    let characters = Array(replacement)
    for count in (0...characters.count).reversed() {
      let beginning = String(characters.prefix(count))
      let text = units.text(replacing: span, by: beginning)
      if keepsEveryLimit(text) { return beginning }
    }
    return ""
  }

  /// Whether no limit is exceeded (T1).
  func keepsEveryLimit(_ text: String) -> Bool {
    field.conditions.allSatisfy { $0.keepsLimit(text) }
  }
}
