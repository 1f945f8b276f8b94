extension Shrinker {
  /// Appends a list's elements to the elements of the previous list.
  ///
  ///     1 [1 a][1 b][0]  1 [1 c][0]  0
  ///                 └──────┘              removed:   1 [1 a][1 b][1 c][0]  0
  ///
  /// A later choice may be an index in the joined list, so candidates with a later choice raised
  /// from 0 to 1 are tried, too.
  mutating func joinRows() {
    for row in rows.indices.reversed() where row < rows.count {
      guard let closer = rows[row].closer, let end = rows[row].elements.last?.upperBound else {
        continue
      }
      let next = rows[(row + 1)...].first {
        $0.depth == rows[row].depth && $0.kind == rows[row].kind && !$0.elements.isEmpty
      }
      guard let next, next.range.lowerBound >= closer.upperBound else { continue }
      let start = next.range.lowerBound
      var joined = values
      // In a list that can't be empty, the choice before the first element has no effect.
      if isFlag[start] { joined[start] = 1 }
      let later = (next.range.upperBound..<values.count).prefix(Self.reach)
      for raised in [nil] + later.filter({ joined[$0] == 0 && best.choices[$0].maximum > 1 }) {
        var candidate = joined
        if let raised { candidate[raised] = 1 }
        candidate.removeSubrange(end..<start)
        if consider(candidate) { break }
      }
    }
  }
}
