extension Units {
  /// The text with the span replaced exactly by `replacement` (E3).
  func text(replacing span: Span, by replacement: String) -> String {
    let before = Array(array[..<span.start])
    let after = Array(array[span.end...])
    return String(decoding: before + Array(replacement.utf16) + after, as: UTF16.self)
  }

  /// The state after the replacement: the caret is after the inserted units, without a mark (E3).
  func state(replacing span: Span, by replacement: String) -> FieldState {
    let caret = span.start + replacement.utf16.count
    return FieldState(
      trusting: text(replacing: span, by: replacement),
      selection: TextRange(location: caret, length: 0), marked: nil)
  }

  /// The state with all of `spans` deleted, and `replacement` in the position of `chosen` (E11).
  ///
  /// The caret is after the replacement, as after any edit (E3).
  func state(deleting spans: [Span], putting replacement: String, at chosen: Span) -> FieldState {
    let (result, caret) = units(deleting: spans, putting: replacement, at: chosen)
    return FieldState(
      trusting: String(decoding: result, as: UTF16.self),
      selection: TextRange(location: caret, length: 0), marked: nil)
  }

  /// Every unit outside `spans`, with the replacement at the start of `chosen`; and the end of the
  /// replacement (E11).
  private func units(deleting spans: [Span], putting replacement: String, at chosen: Span) -> (
    units: [UInt16], end: Int
  ) {
    var result: [UInt16] = []
    var end = 0
    for index in 0...array.count {
      if index == chosen.start {
        result += Array(replacement.utf16)
        end = result.count
      }
      let isKept = index < array.count && !spans.contains { $0.holds(index) }
      if isKept { result.append(array[index]) }
    }
    return (result, end)
  }

  /// The ranges, checked and widened (E4, E5); there must be at least one, and no overlaps (E11).
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

  /// The same change as one edit from the first to the last of the spans (E11).
  func edit(deleting spans: [Span], putting replacement: String, at chosen: Span) -> Edit {
    let start = spans.map(\.start).min() ?? chosen.start
    let end = spans.map(\.end).max() ?? chosen.end
    let result = Units(state(deleting: spans, putting: replacement, at: chosen).text)
    let kept = Span(start: start, end: result.array.count - (array.count - end))
    return Edit(replacing: Span(start: start, end: end).range, with: result.text(in: kept))
  }
}
