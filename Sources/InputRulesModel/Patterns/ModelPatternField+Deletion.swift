import InputRules

extension ModelPatternField {
  /// The state after a deletion: the head and the tail (F4).
  func afterDeletion(in parts: PatternParts, of span: Span, selected: Span) -> FieldState {
    let isForward = selected.isEmpty && span.start >= selected.start
    let answer = answer(to: parts, isForward: isForward, isSelection: !selected.isEmpty)
    var parts = parts
    if answer == .takes { parts.takeContent(isForward: isForward) }
    var writer = PatternWriter(pattern, policies)
    writer.put(parts.head)
    let touched = writer.written.count
    let following = writer.putTail(parts.tail)
    let result = shown(kept(by: writer), by: writer, isEmpty: parts.isWhole)
    if answer == .moves && result == parts.text {
      return state(of: result, caretAt: isForward ? parts.end : min(parts.start, touched))
    }
    if answer == .skips {
      let caret = writer.pastLiterals(touched, isForward: isForward)
      return state(of: result, caretAt: caret)
    }
    let caret = caret(
      policies.deletionCaret, in: writer, touched: touched, following: following,
      isForward: isForward)
    return state(of: result, caretAt: caret ?? result.count)
  }

  /// What the field does about a deletion: what it does about any, if content goes (F5).
  private func answer(
    to parts: PatternParts, isForward: Bool, isSelection: Bool
  ) -> PatternPolicies.OnLiterals {
    if !parts.takesNoContent { return .erases }
    if isSelection { return policies.selection }
    return isForward ? policies.forward : policies.backspace
  }

  /// What is kept of what was written: all of it, or all up to its last content (F5).
  private func kept(by writer: PatternWriter) -> [Unicode.Scalar] {
    switch policies.trailing {
    case .dropped: writer.withoutTrailingLiterals
    case .kept: writer.scalars
    }
  }

  /// Where the caret stands by a policy; nil at the end (F6).
  func caret(
    _ policy: PatternPolicies.Caret, in writer: PatternWriter, touched: Int, following: Int,
    isForward: Bool
  ) -> Int? {
    switch policy {
    case .beforeNext: return following
    case .exact: return touched
    case .afterTouched:
      let isBehindContent = writer.written.prefix(touched).last?.kind == .content
      return isBehindContent ? touched : writer.pastLiterals(touched, isForward: true)
    case .afterPrevious: return writer.pastLiterals(touched, isForward: isForward)
    case .end: return nil
    }
  }
}
