extension Shrinker {
  /// The largest distance between two elements or choices that are changed together.
  static let reach = 8

  /// Removes two elements at once; often neither can be removed alone, for example because one
  /// undoes the other.
  mutating func deletePairs() {
    var row = 0
    while row < rows.count && !isSpent {
      var other = rows[row].elements.count - 1
      while other > 0 && !isSpent {
        if !deletePair(endingAt: other, of: row) { other -= 1 }
        guard row < rows.count else { return }
        other = min(other, rows[row].elements.count - 1)
      }
      row += 1
    }
  }

  /// Removes three or four consecutive elements at once.
  mutating func deleteBlocks() {
    for count in [3, 4] {
      var row = 0
      while row < rows.count && !isSpent {
        var place = rows[row].elements.count
        while place >= count && rows[row].elements.count > 7 && !isSpent {
          if !delete(rows[row].elements[(place - count)..<place]) { place -= 1 }
          guard row < rows.count else { return }
          place = min(place, rows[row].elements.count)
        }
        row += 1
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
