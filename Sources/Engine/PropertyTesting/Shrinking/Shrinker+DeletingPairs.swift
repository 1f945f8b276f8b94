extension Shrinker {
  /// The maximum number of elements or choices to try together with another one.
  static let reach = 8

  /// Removes two elements at once; often neither element can be removed alone, for example because
  /// one undoes the other.
  mutating func deletePairs() {
    for row in rows.indices where row < rows.count && !isSpent {
      var other = rows[row].elements.count - 1
      while other > 0 && !isSpent {
        if !deletePair(endingAt: other, of: row) { other -= 1 }
        guard row < rows.count else { return }
        other = min(other, rows[row].elements.count - 1)
      }
    }
  }

  private mutating func deletePair(endingAt other: Int, of row: Int) -> Bool {
    let elements = rows[row].elements
    for one in (max(0, other - Self.reach)..<other).reversed() {
      var candidate = values
      candidate.removeSubrange(elements[other])
      candidate.removeSubrange(elements[one])
      if consider(candidate) { return true }
    }
    return false
  }
}
