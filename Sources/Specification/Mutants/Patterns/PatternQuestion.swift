/// The description of a field with a pattern.
struct PatternParts: Sendable {
  /// The pattern, which isn't empty.
  let pattern: Pattern
  /// The policies of the field.
  let policies: PatternPolicies
}

/// An edit of a field with a pattern.
typealias PatternQuestion = FieldQuestion<PatternParts>

extension PatternQuestion {
  /// A question, or `nil`, also if the pattern is empty.
  init?(_ pattern: Pattern, _ policies: PatternPolicies, _ edit: Edit, _ state: FieldState) {
    if pattern.elements.isEmpty { return nil }
    let parts = PatternParts(pattern: pattern, policies: policies)
    self.init(parts, ModelPatternField(pattern, policies), edit, state)
  }

  var pattern: Pattern { field.pattern }

  var policies: PatternPolicies { field.policies }

  /// Whether the range contains no content, only literals or junk.
  var takesNoContent: Bool { content(of: head + replaced).count == content(of: head).count }

  func content(of text: String) -> [Unicode.Scalar] {
    ModelPatterns().content(of: text, in: pattern, policies).scalars
  }

  func formatted(_ text: String) -> String {
    ModelPatterns().formatted(text, by: pattern, policies)
  }

  /// Whether the text begins with a scalar that isn't content after the head.
  func beginsWithLiteral(_ text: String, after head: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return content(of: head + String(first)).count == content(of: head).count
  }

  /// The model's decision under other policies.
  func decision(by change: (inout PatternPolicies) -> Void) -> Decision {
    var changed = policies
    change(&changed)
    return ModelPatternField(pattern, changed).decide(edit, on: state)
  }

  /// The decision of a field with a quirk of other libraries.
  func quirkyDecision(_ change: (inout PatternQuirks) -> Void) -> Decision {
    var quirks = PatternQuirks()
    change(&quirks)
    return PatternField(pattern, policies, quirks).decide(edit, on: state)
  }

  /// The decision that shows some content, formatted, with the caret before `rest`.
  func laying(_ head: [Unicode.Scalar], _ rest: [Unicode.Scalar]) -> Decision {
    let text = formatted(String(scalars: head + rest))
    let caret = min(formatted(String(scalars: head)).utf16.count, text.utf16.count)
    return showing(FieldState(text).selecting(.caret(at: caret)))
  }
}
