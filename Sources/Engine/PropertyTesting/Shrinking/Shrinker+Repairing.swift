extension Shrinker {
  /// Lowers a choice and removes elements of a list in one step.
  ///
  /// This keeps two kinds of choices valid: a length that is chosen separately from its list, and
  /// an index into a text from which an earlier part is removed.
  mutating func deleteWhileLowering() {
    for index in values.indices {
      while isLowerable(index), !isSpent, deleteElements(lowering: index) {}
    }
  }

  private mutating func deleteElements(lowering index: Int) -> Bool {
    for row in rows.reversed() where isLength(index, of: row) {
      var count = row.elements.count
      while count > 0 && !isSpent {
        for start in [0, row.elements.count - count] {
          if delete(start..<(start + count), of: row, lowering: index) { return true }
        }
        count /= 2
      }
      for place in row.elements.indices.reversed() where !isSpent {
        if delete(place..<place + 1, of: row, lowering: index) { return true }
      }
    }
    return false
  }

  /// Returns whether a choice may be the length of a list, or an index in it.
  private func isLength(_ index: Int, of row: SpanRow) -> Bool {
    !row.elements.isEmpty && !row.range.contains(index)
      && values[index] <= UInt64(row.elements.count * 4)
  }

  /// Lowers the choice by one or, for a signed number, two per removed element; by 3; or to zero.
  private mutating func delete(
    _ places: Range<Int>, of row: SpanRow, lowering index: Int
  ) -> Bool {
    let count = UInt64(places.count)
    for amount in [count, count * 2, 3, values[index]] where amount <= values[index] {
      var candidate = values
      candidate[index] -= amount
      candidate.removeSubrange(row.choices(of: places))
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
    for row in rows.indices where row < rows.count && !isSpent {
      var place = rows[row].elements.count
      var stride = Stride()
      while place > 0 && !isSpent {
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
    }
  }

  private mutating func deleteRenumbering(_ places: Range<Int>, of row: Int) -> Bool {
    let (end, count) = (UInt64(places.upperBound), UInt64(places.count))
    let all = UInt64(rows[row].elements.count)
    var candidate = values
    var isNumbered = false
    for index in values.indices where isLowerable(index) && best.choices[index].maximum > 1 {
      // The value may be an index after the removed elements, the number of elements, or one less.
      guard (count...all).contains(values[index]), values[index] + 1 >= end
      else { continue }
      candidate[index] -= count
      isNumbered = true
    }
    candidate.removeSubrange(rows[row].choices(of: places))
    return isNumbered && consider(candidate)
  }
}
