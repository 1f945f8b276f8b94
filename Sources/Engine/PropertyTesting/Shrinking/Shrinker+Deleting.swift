extension Shrinker {
  /// Keeps as few of each list's first elements as possible, by trying none, one, two, four and so
  /// on.
  ///
  ///     [ a ][ b ][ c ][ d ][ e ][ f ][ g ]     b and e matter: 0, 1, 2 and 4 are too
  ///     └──────4 no──────┘   │                  few; all suffice; between these, 5
  ///     └─────────5──────────┘                  also suffices
  mutating func keepFirstElements() {
    for row in rows.indices where row < rows.count && !isSpent {
      keepFirstElements(of: row)
    }
  }

  private mutating func keepFirstElements(of row: Int) {
    var refused = -1
    var count = 0
    while count < rows[row].elements.count {
      let all = rows[row].elements.count
      if keep(count, of: row) {
        // The list doesn't become shorter if its length is fixed.
        guard row < rows.count, rows[row].elements.count < all else { return }
        break
      }
      refused = count
      count = max(1, count * 2)
    }
    while row < rows.count, rows[row].elements.count - refused > 1 {
      let middle = (rows[row].elements.count + refused) / 2
      if !keep(middle, of: row) { refused = middle }
    }
  }

  private mutating func keep(_ count: Int, of row: Int) -> Bool {
    let range = rows[row].elements[count].lowerBound..<rows[row].range.upperBound
    // The simplest input rarely fails, and if it does, other passes find it.
    let isSimplest =
      count == 0 && values.indices.allSatisfy { range.contains($0) || values[$0] == 0 }
    return !isSimplest && consider(replacing: range)
  }

  /// Removes elements of lists, from the last to the first, and several at once after a success.
  ///
  /// At first, short lists are skipped, and lists with too many unsuccessful removals are
  /// abandoned, because other passes soon make their elements simpler.
  mutating func deleteElements(
    ofRowsLongerThan length: Int = 0, givingUpAfter refusals: Int = .max
  ) {
    for row in rows.indices where row < rows.count && !isSpent {
      if rows[row].elements.count > length { deleteElements(of: row, givingUpAfter: refusals) }
    }
  }

  private mutating func deleteElements(of row: Int, givingUpAfter limit: Int) {
    var refusals = 0
    var place = rows[row].elements.count
    var stride = Stride()
    while place > 0 && refusals < limit && !isSpent {
      let count = min(stride.count, place)
      if delete((place - count)..<place, of: row) {
        stride.worked()
        refusals = 0
        place -= count
        guard row < rows.count else { return }
        place = min(place, rows[row].elements.count)
      } else if stride.failed() || count == 1 {
        refusals += 1
        place = startOfEquals(before: place - 1, in: row)
      }
    }
  }

  /// Returns the first of the equal elements up to `place`, because removing any of them leads to
  /// the same input.
  private func startOfEquals(before place: Int, in row: Int) -> Int {
    let elements = rows[row].elements
    var start = place
    while start > 0, values[elements[start - 1]] == values[elements[place]] { start -= 1 }
    return start
  }

  mutating func delete(_ places: Range<Int>, of row: Int) -> Bool {
    consider(replacing: rows[row].choices(of: places))
  }
}
