/// The rule of a field with a pattern: a search among all possible fillings of the pattern.
package struct ModelPatternField: ModelFieldRule, ModelRewriting {
  /// The pattern that formats the text.
  let pattern: Pattern
  /// The policies of the field.
  let policies: PatternPolicies

  /// The model of the field with the pattern.
  public init(_ pattern: Pattern, _ policies: PatternPolicies) {
    self.pattern = pattern
    self.policies = policies
  }

  /// The pattern without a written element.
  var blank: FilledPattern { FilledPattern(pattern, placeholder: policies.placeholder) }

  /// The decision about one edit (E7, F4.7).
  public func decide(_ edit: Edit, on state: FieldState) -> Decision {
    decision(about: edit, on: state)
  }

  /// The state after an edit (F4.1 to F4.6).
  func state(after edit: Edit, at span: Span, of state: FieldState, _ plain: FieldState)
    throws(Reason) -> FieldState
  {
    let changesNothing = span.isEmpty && edit.replacement.isEmpty
    if pattern.elements.isEmpty || changesNothing { return plain }
    let parts = parts(of: Units(state.text), around: span)
    if edit.replacement.isEmpty { return deleting(parts, from: state, at: span) }
    return try inserting(edit.replacement, into: parts)
  }

  /// A pattern has no minus sign (E8.17).
  public var ownMinus: Unicode.Scalar? { nil }

  /// Whether the scalar belongs to the pattern's own format (E8.16).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    scalar == policies.placeholder
      || pattern.elements.contains { $0.isOwn(scalar) }
  }
}

extension PatternElement {
  /// Whether the scalar is the element's literal, or a member of its slot's set (E8.16).
  func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    guard case .set(let members) = slot?.content else { return literal == scalar }
    return members.contains(scalar)
  }
}
