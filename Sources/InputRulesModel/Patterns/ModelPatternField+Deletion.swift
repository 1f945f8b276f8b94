import InputRules

extension ModelPatternField {
  /// The state after a deletion: the head and the tail (F4).
  func afterDeletion(in parts: PatternParts, of span: Span, selected: Span) -> FieldState {
    let isForward = selected.isEmpty && span.start >= selected.start
    var writer = PatternWriter(pattern, policies)
    writer.put(parts.head)
    let touched = writer.written.count
    _ = writer.putTail(parts.tail)
    let result = shown(writer.withoutTrailingLiterals, by: writer, isEmpty: parts.isWhole)
    if parts.takesNoContent && result == parts.text {
      return state(of: result, caretAt: isForward ? parts.end : min(parts.start, touched))
    }
    return state(of: result, caretAt: touched)
  }
}
