extension PatternField {
  /// A text, formatted: what fits is kept, in its order (F3.1 to F3.7).
  public func formatted(_ text: String) -> String {
    if plan.steps.isEmpty { return text }
    return plan.written(plan.cells(of: text), leavesText: !text.isEmpty).text
  }

  /// What stands in the slots of a field's text (F2.10).
  public func content(of text: String) -> String {
    plan.steps.isEmpty ? text : plan.read(text).filter { $0.kind == .content }.text
  }

  /// What stands in the slots of a field's text, and the literals that belong to the value (F2.11).
  public func value(of text: String) -> String {
    plan.steps.isEmpty ? text : plan.value(of: text).text
  }

  /// Whether nothing must be filled any more after what a field's text holds; nothing after a
  /// repeating slot must (F2.13).
  public func isComplete(_ text: String) -> Bool {
    let rest = plan.steps[plan.writer(of: text).at...]
    return rest.prefix { $0.occurrence != .repeating }.allSatisfy(\.isDispensable)
  }
}
