extension Shrinker {
  /// Removes elements at the same indices from two lists with the same label, because such lists
  /// may have to stay equal.
  ///
  ///     [a][b][c]  [a][b][c]      [a][c]  [a][c]
  mutating func deleteFromTwoRows() {
    for one in rows.indices where one < rows.count {
      var (other, tried) = (one + 1, 0)
      while other < rows.count && tried < Self.reach && !isSpent {
        work(on: 1)
        if rows[one].isLike(rows[other]) {
          deleteSameElements(of: one, other)
          tried += 1
        }
        other += 1
      }
    }
  }

  private mutating func deleteSameElements(of one: Int, _ other: Int) {
    var (end, stride) = (Int.max, Stride())
    while other < rows.count, rows[one].isLike(rows[other]), !isSpent {
      end = min(end, rows[one].elements.count, rows[other].elements.count)
      let count = min(stride.count, end)
      if count == 0 { return }
      if delete((end - count)..<end, of: rows[one], rows[other]) {
        stride.worked()
        end -= count
      } else if stride.failed() || count == 1 {
        end -= 1
      }
    }
  }

  private mutating func delete(_ places: Range<Int>, of one: SpanRow, _ other: SpanRow) -> Bool {
    let (left, right) = (one.choices(of: places), other.choices(of: places))
    work(on: left.count)
    guard values[left] == values[right] else { return false }
    var candidate = values
    candidate.removeSubrange(right)
    candidate.removeSubrange(left)
    return consider(candidate)
  }
}

extension SpanRow {
  /// Returns whether `other` is a later list with the same label, and neither is empty.
  fileprivate func isLike(_ other: SpanRow) -> Bool {
    kind == other.kind && !elements.isEmpty && !other.elements.isEmpty
      && range.upperBound <= other.range.lowerBound
  }
}
