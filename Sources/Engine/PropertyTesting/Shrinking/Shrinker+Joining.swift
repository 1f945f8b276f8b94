extension Shrinker {
  /// Appends a list's elements to those of the list before it.
  ///
  ///     1 [1 a][1 b][0]  1 [1 c][0]  0
  ///                 └──────┘              taken out: 1 [1 a][1 b][1 c][0]  0
  mutating func joinRows() {
    for row in rows.indices.reversed() where row < rows.count {
      guard let closer = rows[row].closer, let end = rows[row].elements.last?.upperBound else {
        continue
      }
      let next = rows[(row + 1)...].first {
        $0.depth == rows[row].depth && $0.label == rows[row].label && !$0.elements.isEmpty
      }
      guard let next, next.elements[0].lowerBound >= closer.upperBound else { continue }
      consider(replacing: end..<next.elements[0].lowerBound)
    }
  }
}
