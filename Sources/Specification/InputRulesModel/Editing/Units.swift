/// A text as a plain array of its UTF-16 units (E2).
struct Units {
  let array: [UInt16]

  init(_ text: String) { array = Array(text.utf16) }

  /// The range as a span: it must be inside the text (E4), and is widened to whole scalars (E5).
  func span(of range: TextRange) throws(Reason) -> Span {
    guard holds(range) else { throw .rangeOutsideText(range, length: array.count) }
    return widened(Span(start: range.location, end: range.location + range.length))
  }

  /// Whether the range is inside the text; the order of the comparisons prevents overflow (E4).
  private func holds(_ range: TextRange) -> Bool {
    guard range.location >= 0 && range.length >= 0 else { return false }
    guard range.location <= array.count else { return false }
    return range.length <= array.count - range.location
  }

  /// The span, with each end that splits a surrogate pair moved by one unit (E5).
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

extension Units {
  var text: String { String(decoding: array, as: UTF16.self) }

  func text(in span: Span) -> String {
    String(decoding: Array(array[span.start..<span.end]), as: UTF16.self)
  }

  func text(in spans: [Span]) -> String { spans.map { text(in: $0) }.joined() }

  var scalars: [Span] {
    let boundaries = boundaries(of: .scalar)
    return zip(boundaries, boundaries.dropFirst()).map { Span(start: $0, end: $1) }
  }

  /// The spans of these scalars, grouped into the clusters that they form without all other scalars
  /// (E12.9).
  func clusters(of scalars: [Span]) -> [[Span]] {
    var rest = scalars
    var clusters: [[Span]] = []
    for character in text(in: scalars) {
      let count = character.unicodeScalars.count
      clusters.append(Array(rest.prefix(count)))
      rest = Array(rest.dropFirst(count))
    }
    return clusters
  }

  /// The offsets between units of this kind, including the start and the end of the text (E9.4).
  func boundaries(of unit: DeletionUnit) -> [Int] {
    lengths(of: unit).reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  /// The lengths of the clusters or of the scalars, in UTF-16 units (E2).
  private func lengths(of unit: DeletionUnit) -> [Int] {
    switch unit {
    case .character: text.map { $0.utf16.count }
    case .scalar: text.unicodeScalars.map { $0.utf16.count }
    }
  }

  /// The text, with exactly the span replaced (E3).
  func text(replacing span: Span, by replacement: String) -> String {
    let before = Array(array[..<span.start])
    let after = Array(array[span.end...])
    return String(decoding: before + Array(replacement.utf16) + after, as: UTF16.self)
  }

  /// The state after the replacement: the caret is after the inserted units, and there is no mark
  /// (E3).
  func state(replacing span: Span, by replacement: String) -> FieldState {
    let caret = span.start + replacement.utf16.count
    return FieldState(showing: text(replacing: span, by: replacement), caret: caret)
  }

  /// The state with all of `spans` deleted, and `replacement` at the place of `chosen` (E11).
  ///
  /// The caret is after the replacement, as after any edit (E3).
  func state(deleting spans: [Span], putting replacement: String, at chosen: Span) -> FieldState {
    let (result, caret) = units(deleting: spans, putting: replacement, at: chosen)
    return FieldState(showing: String(decoding: result, as: UTF16.self), caret: caret)
  }

  /// The units outside `spans`, with the replacement at the place of `chosen`, and the offset after
  /// the replacement (E11).
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

  /// The spans of the ranges (E4, E5); there must be at least one, and they must not overlap (E11).
  func spans(of ranges: [TextRange]) throws(Reason) -> [Span] {
    if ranges.isEmpty { throw .noRanges }
    var spans: [Span] = []
    for range in ranges { spans.append(try span(of: range)) }
    if overlap(spans) { throw .rangesOverlap }
    return spans
  }

  /// Whether any span starts before the span to its left ends (E11).
  private func overlap(_ spans: [Span]) -> Bool {
    let ordered = spans.sorted { $0.isBefore($1) }
    return zip(ordered, ordered.dropFirst()).contains { $1.start < $0.end }
  }

  /// A single edit with the same result; it replaces everything from the first to the last span
  /// (E11).
  func edit(deleting spans: [Span], putting replacement: String, at chosen: Span) -> Edit {
    let start = spans.map(\.start).min() ?? chosen.start
    let end = spans.map(\.end).max() ?? chosen.end
    let result = Units(state(deleting: spans, putting: replacement, at: chosen).text)
    let kept = Span(start: start, end: result.array.count - (array.count - end))
    return Edit(replacing: Span(start: start, end: end).range, with: result.text(in: kept))
  }
}

extension FieldState {
  /// The state after each of the ranges is replaced by the same text, starting with the last one
  /// (E3).
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
  /// The span's new place after an earlier span is replaced with text that ends at `newEnd` (E3).
  fileprivate func following(_ replaced: Span, to newEnd: Int) -> Span {
    Span(start: start.following(replaced, to: newEnd), end: end.following(replaced, to: newEnd))
  }
}

extension Int {
  /// The offset's new place after an earlier span is replaced with text that ends at `newEnd` (E3).
  fileprivate func following(_ replaced: Span, to newEnd: Int) -> Int {
    if self <= replaced.start { return self }
    return self < replaced.end ? newEnd : newEnd + (self - replaced.end)
  }
}

/// A range that is inside a text and doesn't split surrogate pairs (E4, E5).
struct Span {
  let start: Int
  let end: Int

  func holds(_ index: Int) -> Bool { start <= index && index < end }

  /// Whether the span is before `other` by its start or, with equal starts, by its end (E11).
  func isBefore(_ other: Span) -> Bool {
    start == other.start ? end < other.end : start < other.start
  }
}

extension Span {
  /// The span of a valid range, such as a state's selection (E1).
  init(_ range: TextRange) { self.init(start: range.location, end: range.location + range.length) }

  /// The span as a range (E2).
  var range: TextRange { TextRange(location: start, length: length) }

  var length: Int { end - start }

  var isEmpty: Bool { start == end }

  /// Whether the span is inside `other`; an empty span at either end counts (E10.4).
  func isWithin(_ other: Span) -> Bool { other.start <= start && end <= other.end }

  func moved(by distance: Int) -> Span { Span(start: start + distance, end: end + distance) }
}

extension String {
  /// Whether the code units are the same, which is stricter than canonical equivalence (E1).
  func isSame(as other: String) -> Bool { Array(utf16) == Array(other.utf16) }
}

extension FieldState {
  /// The state of a new field: an empty text with a caret (E1).
  static var nothing: FieldState { FieldState(showing: "") }

  /// Creates the state with this text and caret, and without a mark (E1).
  init(showing text: String, caret: Int = 0) {
    self.init(trusting: text, selection: TextRange(location: caret, length: 0), marked: nil)
  }

  /// The state with another text and no mark; the selection is moved to the new text (E12.10).
  func carried(to text: String, by carried: (Int) -> Int) -> FieldState {
    let (start, end) = (carried(Span(selection).start), carried(Span(selection).end))
    return FieldState(
      trusting: text, selection: Span(start: start, end: end).range, marked: nil)
  }

  /// Whether the code units, the selection and the mark are the same (E1).
  func isSame(as other: FieldState) -> Bool {
    selection == other.selection && marked == other.marked && text.isSame(as: other.text)
  }
}
