extension Shrinker {
  /// The largest distance between two things that are tried together.
  static let reach = 8

  /// Removes two elements at once if neither can go alone, because one undoes what the other does.
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

  /// Removes three or four neighbours at once.
  mutating func deleteBlocks() {
    for count in [3, 4] {
      var row = 0
      while row < rows.count && !isSpent {
        var place = rows[row].elements.count
        while place >= count && rows[row].elements.count >= 6 && !isSpent {
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

  /// Removes as many elements of one group of equal ones as of another.
  ///
  ///     put put put put  x  get get get get      put put  x  get get
  mutating func deleteFromEqualRuns() {
    for row in rows.indices where row < rows.count {
      let runs = equalRuns(in: row)
      for (index, one) in runs.enumerated() {
        for other in runs[(index + 1)...].prefix(Self.reach) {
          var count = min(one.count, other.count)
          while count > 0 && !isSpent {
            if delete(one.prefix(count), other.prefix(count), of: row) { return }
            count /= 2
          }
        }
      }
    }
  }

  private mutating func delete(_ one: Range<Int>, _ other: Range<Int>, of row: Int) -> Bool {
    guard row < rows.count, other.upperBound <= rows[row].elements.count else { return false }
    let elements = rows[row].elements
    var candidate = values
    for places in [other, one] {
      candidate.removeSubrange(
        elements[places.lowerBound].lowerBound..<elements[places.upperBound - 1].upperBound)
    }
    return consider(candidate)
  }

  /// The positions of groups of two or more equal neighbours.
  private func equalRuns(in row: Int) -> [Range<Int>] {
    let elements = rows[row].elements
    var runs: [Range<Int>] = []
    var start = 0
    for place in elements.indices {
      let next = place + 1
      if next < elements.count, values[elements[next]] == values[elements[place]] { continue }
      if next - start > 1 { runs.append(start..<next) }
      start = next
    }
    return runs
  }
}
