import InputRules

extension PatternWriter {
  /// Puts the tail: where its first scalar stands then, or would; the end without one (F6).
  mutating func putTail(_ tail: [PatternScalar]) -> Int {
    guard let first = tail.first else { return written.count }
    let placement = put(first)
    let place = placement.kind == .junk ? written.count : written.count - 1
    put(Array(tail.dropFirst()))
    return place
  }

  /// What was written, up to its last content (F5).
  var withoutTrailingLiterals: [Unicode.Scalar] {
    let end = written.lastIndex { $0.kind == .content }.map { $0 + 1 } ?? 0
    return Array(scalars.prefix(end))
  }
}
