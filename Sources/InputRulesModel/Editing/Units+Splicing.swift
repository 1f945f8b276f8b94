import InputRules

extension Units {
  /// The text with the span replaced by `replacement`: the exact splice (E3).
  func text(replacing span: Span, by replacement: String) -> String {
    let before = Array(array[..<span.start])
    let after = Array(array[span.end...])
    return String(decoding: before + Array(replacement.utf16) + after, as: UTF16.self)
  }

  /// The state after the splice: the caret after the inserted units, nothing marked (E3).
  func state(replacing span: Span, by replacement: String) -> FieldState {
    let caret = span.start + replacement.utf16.count
    return FieldState(
      trusting: text(replacing: span, by: replacement),
      selection: TextRange(location: caret, length: 0), marked: nil)
  }

  /// The state with all of `spans` deleted and `replacement` in place of `chosen` (E11).
  ///
  /// The caret is after the replacement, as after any edit (E3).
  func state(
    deleting spans: [Span], putting replacement: String, at chosen: Span
  ) -> FieldState {
    let (result, caret) = units(deleting: spans, putting: replacement, at: chosen)
    return FieldState(
      trusting: String(decoding: result, as: UTF16.self),
      selection: TextRange(location: caret, length: 0), marked: nil)
  }

  /// Every unit outside `spans`, with the replacement at the start of `chosen`; and the
  /// replacement's end (E11).
  private func units(
    deleting spans: [Span], putting replacement: String, at chosen: Span
  ) -> (units: [UInt16], end: Int) {
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
}
