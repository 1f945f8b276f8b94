import InputRules

extension Units {
  /// The units as a text.
  var text: String { String(decoding: array, as: UTF16.self) }

  /// The text in the span.
  func text(in span: Span) -> String {
    String(decoding: Array(array[span.start..<span.end]), as: UTF16.self)
  }

  /// The text in the spans, one after another.
  func text(in spans: [Span]) -> String {
    spans.map { text(in: $0) }.joined()
  }

  /// The span of every scalar, in text order.
  var scalars: [Span] {
    let boundaries = boundaries(of: .scalar)
    return zip(boundaries, boundaries.dropFirst()).map { Span(start: $0, end: $1) }
  }

  /// The spans of some scalars, where scalars that form one cluster without the others are joined
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
}
