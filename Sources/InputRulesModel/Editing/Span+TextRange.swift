import InputRules

extension Span {
  /// The span of a range that is known to be inside the text, such as a state's selection (E1).
  init(_ range: TextRange) {
    self.init(start: range.location, end: range.location + range.length)
  }

  /// The span as a range (E2).
  var range: TextRange { TextRange(location: start, length: length) }

  /// The number of its UTF-16 units.
  var length: Int { end - start }

  /// Whether it is a caret.
  var isEmpty: Bool { start == end }

  /// Whether every unit of the span is inside `other`; a span at its ends counts as inside (E10.4).
  func isWithin(_ other: Span) -> Bool {
    other.start <= start && end <= other.end
  }

  /// The span with both ends moved to the right.
  func moved(by distance: Int) -> Span {
    Span(start: start + distance, end: end + distance)
  }
}
