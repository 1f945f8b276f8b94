/// What a field with a pattern is made of.
struct PatternParts: Sendable {
  /// The pattern, which has elements.
  let pattern: Pattern
  /// The policies of the field.
  let policies: PatternPolicies
}

/// An edit of a field with a pattern.
typealias PatternQuestion = FieldQuestion<PatternParts>

extension PatternQuestion {
  /// A question; nil also where the pattern has no elements.
  init?(_ pattern: Pattern, _ policies: PatternPolicies, _ edit: Edit, _ state: FieldState) {
    if pattern.elements.isEmpty { return nil }
    let parts = PatternParts(pattern: pattern, policies: policies)
    self.init(parts, ModelPatternField(pattern, policies), edit, state)
  }

  var pattern: Pattern { field.pattern }

  /// The end of the range, in UTF-16 units.
  var end: Int { edit.range.location + edit.range.length }

  /// The result of the edit without formatting.
  var plain: FieldState { (try? state.replacing(edit)) ?? state }

  /// The model's decision.
  var decision: Decision { decision(about: edit, on: state) }

  /// Whether the range holds no content, but literals or junk.
  var takesNoContent: Bool { content(of: head + replaced).count == content(of: head).count }

  func content(of text: String) -> [Unicode.Scalar] {
    ModelPatterns().content(of: text, in: pattern, policies).scalars
  }

  func formatted(_ text: String) -> String {
    ModelPatterns().formatted(text, by: pattern, policies)
  }

  /// Whether the text begins with what isn't content after the head.
  func beginsWithLiteral(_ text: String, after head: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return content(of: head + String(first)).count == content(of: head).count
  }
}

extension PatternQuestion {
  /// The model's decision about another edit of what a field shows, as said of the edit that was
  /// asked about.
  func decision(about other: Edit, on shown: FieldState) -> Decision {
    let decision = ModelPatternField(pattern, policies).decide(other, on: shown)
    return decision.newState.map(showing) ?? decision
  }

  /// The model's decision if that takes the place of the range.
  func decision(replacing range: TextRange, with text: String) -> Decision {
    decision(about: Edit(replacing: range, with: text), on: state)
  }

  /// The model's decision by other policies.
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

  /// The decision that shows some content, formatted, with the caret before the rest of it.
  func laying(_ head: [Unicode.Scalar], _ rest: [Unicode.Scalar]) -> Decision {
    let text = formatted(String(scalars: head + rest))
    let caret = min(formatted(String(scalars: head)).utf16.count, text.utf16.count)
    return showing(FieldState(text).selecting(.caret(at: caret)))
  }

  /// The model's decision, with the state that it shows changed.
  func changing(_ change: (FieldState) -> FieldState) -> Decision {
    let decision = self.decision
    return decision.newState.map { showing(change($0)) } ?? decision
  }

  /// The decision that shows a state: accepted where that is what was asked for.
  func showing(_ next: FieldState) -> Decision {
    if next == plain { return .accept(next) }
    let reason = ModelPatternField(pattern, policies).objection(to: plain.text)
    return .rewrite(next, because: reason)
  }

  /// The edit as asked, where the model allows it in any form.
  var unformatted: Decision { decision.newState == nil ? decision : .accept(plain) }
}
