/// A range that is known to be inside a text and to cut no surrogate pair (E4, E5).
struct Span {
  /// The index of the first UTF-16 unit.
  let start: Int
  /// The index after the last UTF-16 unit.
  let end: Int

  /// Whether the unit at `index` belongs to the span.
  func holds(_ index: Int) -> Bool { start <= index && index < end }

  /// Whether the span comes before `other`, ordered by start and then by end (E11).
  func isBefore(_ other: Span) -> Bool {
    start == other.start ? end < other.end : start < other.start
  }
}

extension Span {
  /// The span of a range that is known to be inside the text, such as a state's selection (E1).
  init(_ range: TextRange) { self.init(start: range.location, end: range.location + range.length) }

  /// The span as a range (E2).
  var range: TextRange { TextRange(location: start, length: length) }

  /// The number of UTF-16 units.
  var length: Int { end - start }

  /// Whether the span is a caret.
  var isEmpty: Bool { start == end }

  /// Whether every unit of the span is inside `other`; an empty span at an end is inside (E10.4).
  func isWithin(_ other: Span) -> Bool { other.start <= start && end <= other.end }

  /// The span with both ends moved to the right.
  func moved(by distance: Int) -> Span { Span(start: start + distance, end: end + distance) }
}
