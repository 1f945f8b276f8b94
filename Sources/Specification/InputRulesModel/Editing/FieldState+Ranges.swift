extension FieldState {
  /// The state with each of several ranges replaced by the same text, from the last range to the
  /// first (E3).
  package func replacingEach(of ranges: [TextRange], with replacement: String) throws(Reason)
    -> FieldState
  {
    var spans: [Span] = []
    for range in ranges {
      let span = try Units(text).span(of: range)
      if let previous = spans.last, span.start < previous.end { throw .rangesOverlap }
      spans.append(span)
    }
    return spans.reversed().reduce(self) { $0.replacing($1, with: replacement) }
  }

  private func replacing(_ span: Span, with replacement: String) -> FieldState {
    let end = span.start + replacement.utf16.count
    let mark = marked.map { Span($0).following(span, to: end) }
    return FieldState(
      trusting: Units(text).text(replacing: span, by: replacement),
      selection: Span(selection).following(span, to: end).range,
      marked: mark.flatMap { $0.isEmpty ? nil : $0.range })
  }
}

extension Span {
  /// The span after another one was replaced by text that ends at `newEnd` (E3).
  fileprivate func following(_ replaced: Span, to newEnd: Int) -> Span {
    Span(start: start.following(replaced, to: newEnd), end: end.following(replaced, to: newEnd))
  }
}

extension Int {
  /// The offset after a span was replaced by text that ends at `newEnd` (E3).
  fileprivate func following(_ replaced: Span, to newEnd: Int) -> Int {
    if self <= replaced.start { return self }
    return self < replaced.end ? newEnd : newEnd + (self - replaced.end)
  }
}
