extension Shrinker {
  /// Lowers a choice and removes elements of a list in one step.
  ///
  /// This keeps two kinds of choices valid: a length that is chosen separately from its list, and
  /// an index into a text in which an earlier part is removed.
  ///
  /// - Parameter isWithin: whether the choice is in a later element of the same list, such as an
  ///   index in a command.
  mutating func deleteWhileLowering(isWithin: Bool = false) {
    var index = 0
    while let next = lowerable(from: index, 1).first, !isSpent {
      if !deleteElements(lowering: next, isWithin) { index = next + 1 }
    }
  }

  private mutating func deleteElements(lowering index: Int, _ isWithin: Bool) -> Bool {
    for row in rows.reversed() where isLengthLike(index, of: row, isWithin) {
      let elements = row.elements
      var count = isWithin ? 0 : elements.count
      while count > 0 && !isSpent {
        for start in [0, elements.count - count] {
          if delete(elements[start..<(start + count)], lowering: index) { return true }
        }
        count /= 2
      }
      for place in elements.indices.reversed()
      where !isSpent && (!isWithin || elements[place].upperBound <= index) {
        if delete(elements[place...place], lowering: index) { return true }
      }
    }
    return false
  }

  private func isLengthLike(_ index: Int, of row: SpanRow, _ isWithin: Bool) -> Bool {
    guard let first = row.elements.first, row.range.contains(index) == isWithin else {
      return false
    }
    if !isWithin { return values[index] <= UInt64(row.elements.count * 4) }
    // The first two choices of an element are "another?" and the element's kind. An index rarely
    // has very many options.
    return first.count > 2 && best.choices[index].maximum < 1 << 16
      && row.elements.contains { $0.contains(index) && index > $0.lowerBound + 1 }
  }

  /// Lowers the choice by one per removed element, by two if it may be a signed number, or to zero.
  private mutating func delete(
    _ elements: ArraySlice<Range<Int>>, lowering index: Int
  ) -> Bool {
    guard let first = elements.first, let last = elements.last else { return false }
    let range = first.lowerBound..<last.upperBound
    let count = UInt64(elements.count)
    for amount in [count, count * 2, 3, values[index]] where amount <= values[index] {
      var candidate = values
      candidate[index] -= amount
      candidate.removeSubrange(range)
      if consider(candidate) { return true }
    }
    return false
  }
}

extension Shrinker {
  /// Removes elements of a list, and lowers all numbers that may be the list's length or later
  /// indices.
  ///
  ///     3 [0][2][1]        three elements, of which the last two refer to each other
  ///     2 [1][0]           after removal of the first
  mutating func deleteWhileRenumbering() {
    var row = 0
    while row < rows.count && !isSpent {
      var place = rows[row].elements.count
      var stride = Stride()
      while place > 0 && row < rows.count && !isSpent {
        work(on: values.count)
        let count = min(stride.count, place)
        if deleteRenumbering((place - count)..<place, of: row) {
          stride.worked()
          place -= count
        } else if stride.failed() || count == 1 {
          place -= 1
        }
        guard row < rows.count else { return }
        place = min(place, rows[row].elements.count)
      }
      row += 1
    }
  }

  private mutating func deleteRenumbering(_ places: Range<Int>, of row: Int) -> Bool {
    let elements = rows[row].elements
    let (end, count) = (UInt64(places.upperBound), UInt64(places.count))
    var candidate = values
    var isNumbered = false
    for index in values.indices where isLowerable(index) && best.choices[index].maximum > 1 {
      // The value may be an index after the removed elements, the number of elements, or one less.
      guard (count...UInt64(elements.count)).contains(values[index]), values[index] + 1 >= end
      else { continue }
      candidate[index] -= count
      isNumbered = true
    }
    candidate.removeSubrange(
      elements[places.lowerBound].lowerBound..<elements[places.upperBound - 1].upperBound)
    return isNumbered && consider(candidate)
  }
}
