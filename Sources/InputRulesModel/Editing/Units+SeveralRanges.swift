import InputRules

extension Units {
  /// The ranges, checked and widened (E4, E5); there must be one, and no two may overlap (E11).
  func spans(of ranges: [TextRange]) throws(Reason) -> [Span] {
    if ranges.isEmpty { throw .noRanges }
    var spans: [Span] = []
    for range in ranges { spans.append(try span(of: range)) }
    if overlap(spans) { throw .rangesOverlap }
    return spans
  }

  /// Whether, from left to right, some span starts before the previous one ends (E11).
  private func overlap(_ spans: [Span]) -> Bool {
    let ordered = spans.sorted { $0.isBefore($1) }
    for (previous, next) in zip(ordered, ordered.dropFirst()) where next.start < previous.end {
      return true
    }
    return false
  }

  /// The same change as one edit, from the first of the spans to the last (E11).
  func edit(deleting spans: [Span], putting replacement: String, at chosen: Span) -> Edit {
    let start = spans.map(\.start).min() ?? chosen.start
    let end = spans.map(\.end).max() ?? chosen.end
    let result = Units(state(deleting: spans, putting: replacement, at: chosen).text)
    let kept = Span(start: start, end: result.array.count - (array.count - end))
    return Edit(replacing: Span(start: start, end: end).range, with: result.text(in: kept))
  }
}
