extension Shrinker {
  /// Removes an element and adds its value to its neighbour: 5, 3 becomes 8.
  ///
  /// If the signs differ, 5, -3 becomes 2. The maximum is tried as well.
  mutating func mergeElements(boldly: Bool = true) {
    for row in rows.indices where row < rows.count && !(boldly && hasSimpleElements(row)) {
      var place = 0
      while row < rows.count, place + 1 < min(rows[row].elements.count, Self.reach), !isSpent {
        if !mergeElements(at: place, of: row) { place += 1 }
      }
    }
  }

  /// Whether elements have been lowered to small options already, each alone.
  private func hasSimpleElements(_ row: Int) -> Bool {
    rows[row].elements.contains { element in element.allSatisfy { values[$0] <= 4 } }
  }

  private mutating func mergeElements(at place: Int, of row: Int) -> Bool {
    let (one, other) = (rows[row].elements[place], rows[row].elements[place + 1])
    guard one.count == other.count, let offset = one.indices.firstIndex(where: isLowerable) else {
      return false
    }
    let index = other.lowerBound + one.distance(from: one.startIndex, to: offset)
    let (had, has, last) = (values[offset], values[index], best.choices[index].maximum)
    guard last == best.choices[offset].maximum, max(had, has) > 4 else { return false }
    let (sum, overflows) = had.addingReportingOverflow(has)
    let difference = max(had, has) - min(had, has)
    for option in [last, overflows ? last : sum, sum &+ 1, difference, difference &- 1] {
      var candidate = values
      candidate[index] = option
      candidate.removeSubrange(one)
      if option <= last && consider(candidate) {
        settled.insert(option)
        return true
      }
    }
    return false
  }
}
