/// A text as the plain array of its UTF-16 units (E2).
struct Units {
  /// The units, in text order.
  let array: [UInt16]

  /// The units of `text`.
  init(_ text: String) { array = Array(text.utf16) }

  /// The range, checked to be inside the text (E4) and widened to whole scalars (E5).
  func span(of range: TextRange) throws(Reason) -> Span {
    guard holds(range) else { throw .rangeOutsideText(range, length: array.count) }
    return widened(Span(start: range.location, end: range.location + range.length))
  }

  /// Whether the range is inside the text, checked in an order without overflows (E4).
  private func holds(_ range: TextRange) -> Bool {
    guard range.location >= 0 && range.length >= 0 else { return false }
    guard range.location <= array.count else { return false }
    return range.length <= array.count - range.location
  }

  /// The span, widened by one unit at each end that cuts a surrogate pair (E5).
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
  /// The units as a text.
  var text: String { String(decoding: array, as: UTF16.self) }

  func text(in span: Span) -> String {
    String(decoding: Array(array[span.start..<span.end]), as: UTF16.self)
  }

  /// The joined texts of the spans.
  func text(in spans: [Span]) -> String { spans.map { text(in: $0) }.joined() }

  /// The span of every scalar, in text order.
  var scalars: [Span] {
    let boundaries = boundaries(of: .scalar)
    return zip(boundaries, boundaries.dropFirst()).map { Span(start: $0, end: $1) }
  }

  /// The spans of some scalars, grouped by the clusters that these scalars form without the others
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

  /// The offsets between units of the given kind, including the start and the end of the text
  /// (E9.4).
  func boundaries(of unit: DeletionUnit) -> [Int] {
    var boundaries = [0]
    var end = 0
    for length in lengths(of: unit) {
      end += length
      boundaries.append(end)
    }
    return boundaries
  }

  /// The length of each cluster or of each scalar, in UTF-16 units (E2).
  private func lengths(of unit: DeletionUnit) -> [Int] {
    switch unit {
    case .character: text.map { $0.utf16.count }
    case .scalar: text.unicodeScalars.map { $0.utf16.count }
    }
  }
}
