extension PatternField {
  /// The text, formatted with the pattern; characters that fit are kept, in order (F3.1 to F3.7).
  /// - Parameter text: any text.
  public func formatted(_ text: String) -> String {
    if plan.steps.isEmpty { return text }
    return plan.written(plan.cells(of: text), leavesText: !text.isEmpty).text
  }

  /// The content of a field's text, which is the text in its slots (F2.10).
  /// - Parameter text: the field's text.
  public func content(of text: String) -> String {
    plan.steps.isEmpty ? text : plan.read(text).filter { $0.kind == .content }.text
  }

  /// The value of a field's text: its content and the literals that belong to the value (F2.11).
  /// - Parameter text: the field's text.
  public func value(of text: String) -> String {
    plan.steps.isEmpty ? text : plan.value(of: text).text
  }

  /// Whether a field's text has all required slots and literals before any repeating slot (F2.13).
  /// - Parameter text: the field's text.
  public func isComplete(_ text: String) -> Bool {
    let rest = plan.steps[plan.writer(of: text).at...]
    return rest.prefix { $0.occurrence != .repeating }.allSatisfy(\.isOptionalTail)
  }

  /// Whether the scalar is a literal, the placeholder, or a member of a slot's set (E8.16).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { plan.isOwn(scalar) }
}
