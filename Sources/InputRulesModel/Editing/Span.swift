/// A range that is known to be inside a text and to cut no surrogate pair (E4, E5).
struct Span {
  /// The first UTF-16 unit.
  let start: Int
  /// The UTF-16 unit after the last one.
  let end: Int

  /// Whether the unit at `index` belongs to the span.
  func holds(_ index: Int) -> Bool {
    start <= index && index < end
  }

  /// Whether the span comes before `other`, by its start and then by its end (E11).
  func isBefore(_ other: Span) -> Bool {
    start == other.start ? end < other.end : start < other.start
  }
}
