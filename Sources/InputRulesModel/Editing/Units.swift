import InputRules

/// A text as the plain array of its UTF-16 units (E2).
struct Units {
  /// The units, in text order.
  let array: [UInt16]

  /// The units of `text`.
  init(_ text: String) {
    array = Array(text.utf16)
  }

  /// The range, checked to be inside the text (E4) and widened to whole scalars (E5).
  func span(of range: TextRange) throws(Reason) -> Span {
    guard holds(range) else {
      throw .rangeOutsideText(range, length: array.count)
    }
    return widened(Span(start: range.location, end: range.location + range.length))
  }

  /// Whether the range is inside the text, checked in an order in which nothing overflows (E4).
  private func holds(_ range: TextRange) -> Bool {
    guard range.location >= 0 && range.length >= 0 else { return false }
    guard range.location <= array.count else { return false }
    return range.length <= array.count - range.location
  }

  /// The span, with its start moved one left and its end one right where they cut a pair (E5).
  private func widened(_ span: Span) -> Span {
    let start = cutsPair(at: span.start) ? span.start - 1 : span.start
    let end = cutsPair(at: span.end) ? span.end + 1 : span.end
    return Span(start: start, end: end)
  }

  /// Whether `index` is between the two halves of a surrogate pair (E5).
  private func cutsPair(at index: Int) -> Bool {
    guard index > 0 && index < array.count else { return false }
    let isAfterHighHalf = 0xD800 <= array[index - 1] && array[index - 1] <= 0xDBFF
    let isBeforeLowHalf = 0xDC00 <= array[index] && array[index] <= 0xDFFF
    return isAfterHighHalf && isBeforeLowHalf
  }
}
