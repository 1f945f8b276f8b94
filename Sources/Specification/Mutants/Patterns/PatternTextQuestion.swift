/// A text that a wrong implementation formats, reads or checks, and the model's answer.
struct PatternTextQuestion {
  let text: String
  let pattern: Pattern
  /// The policies of the field.
  let policies: PatternPolicies

  init(_ text: String, _ pattern: Pattern, _ policies: PatternPolicies) {
    self.text = text
    self.pattern = pattern
    self.policies = policies
  }

  var formatted: String { ModelPatterns().formatted(text, by: pattern, policies) }

  /// The text, formatted under other policies.
  func formatted(by change: (inout PatternPolicies) -> Void) -> String {
    var changed = policies
    change(&changed)
    return ModelPatterns().formatted(text, by: pattern, changed)
  }

  /// The text, formatted by a field with a quirk of other libraries.
  func quirkyFormat(_ change: (inout PatternQuirks) -> Void) -> String {
    var quirks = PatternQuirks()
    change(&quirks)
    return PatternField(pattern, policies, quirks).formatted(text)
  }

  /// The scalars of the formatted text that some slot accepts.
  var formattedContent: String {
    if pattern.elements.isEmpty { return text }
    let content = String(scalars: text.scalars.filter(pattern.takes))
    return ModelPatterns().formatted(content, by: pattern, policies)
  }

  /// The text after typing it into the empty field scalar by scalar.
  var typed: String {
    text.unicodeScalars.reduce(FieldState.empty) { state, scalar in
      field.apply(Edit(replacing: state.selection, with: String(scalar)), to: state)
    }.text
  }

  var content: String { ModelPatterns().content(of: text, in: pattern, policies) }

  var value: String { ModelPatterns().value(of: text, in: pattern, policies) }

  var isComplete: Bool { ModelPatterns().isComplete(text, in: pattern, policies) }

  /// The reason the text isn't allowed in the field, or nil.
  var objection: Reason? { field.objection(to: text) }

  /// The reason the text isn't allowed in the field at the end, or nil.
  var finalObjection: Reason? { field.finalObjection(to: text) }

  private var field: ModelPatternField { ModelPatternField(pattern, policies) }
}
