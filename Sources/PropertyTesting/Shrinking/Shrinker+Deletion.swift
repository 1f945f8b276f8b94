extension Shrinker {
  /// Takes out spans, from the last to the first, and where that works twice as many of them at
  /// once.
  ///
  ///     [ a ][ b ][ c ][ d ][ e ]      1, then 2, then 4 … siblings, back to 1 where it fails
  ///                          └1┘
  ///                └───2────┘
  mutating func deleteSpans() {
    var index = best.spans.count - 1
    var count = 1
    while index >= 0 && !isSpent {
      index = min(index, best.spans.count - 1)
      guard index >= 0 else { return }
      let range = best.siblings(before: index, count)
      if !range.isEmpty && consider(replacing: range) {
        count *= 2
        index = best.spans.lastIndex { $0.start < range.lowerBound } ?? -1
      } else if count > 1 {
        count = 1
      } else {
        index -= 1
      }
    }
    consider(best.values.droppingZerosAtEnd())
  }

  /// Takes out two or three siblings at once, where none can go alone: what one does, the next
  /// undoes.
  mutating func deleteSiblings() {
    for count in [3, 2] {
      var index = best.spans.count - 1
      while index >= 0 && !isSpent {
        index = min(index, best.spans.count - 1)
        guard index >= 0 else { return }
        let range = best.siblings(before: index, count)
        if range.isEmpty || !consider(replacing: range) { index -= 1 }
      }
    }
  }

  /// Lowers a choice a little, or to zero, and takes out a span behind it or before it.
  ///
  /// Repairs a length that was chosen before what it is the length of, and a place in a text that
  /// loses something before that place.
  mutating func deleteWhileLowering() {
    var index = 0
    while index < best.choices.count && !isSpent {
      if best.choices[index].value == 0 || !deleteSpan(lowering: index) { index += 1 }
    }
  }

  private mutating func deleteSpan(lowering index: Int) -> Bool {
    let value = best.choices[index].value
    for span in best.spans where !span.range.isEmpty && !span.range.contains(index) {
      for amount in [1, 2, 3, value] where amount <= value {
        var candidate = best.values
        candidate[index] = value - amount
        candidate.removeSubrange(span.range)
        if consider(candidate) { return true }
      }
    }
    return false
  }

  /// Puts a span into the place of one of the same label that encloses it.
  mutating func replaceSpansByDescendants() {
    var index = 0
    while index < best.spans.count && !isSpent {
      if !replaceSpanByDescendant(index) { index += 1 }
    }
  }

  private mutating func replaceSpanByDescendant(_ index: Int) -> Bool {
    let outer = best.spans[index]
    let values = best.values
    for inner in best.spans[(index + 1)...] {
      if inner.start >= outer.end { break }
      guard inner.label == outer.label, inner.range.count < outer.range.count else { continue }
      if consider(replacing: outer.range, by: Array(values[inner.range])) { return true }
    }
    return false
  }
}

extension Recording {
  /// The choices of up to `count` siblings of one label, the last of them at `index`.
  fileprivate func siblings(before index: Int, _ count: Int) -> Range<Int> {
    let last = spans[index]
    var start = last.start
    var left = count - 1
    for span in spans[..<index].reversed() where left > 0 {
      if span.depth < last.depth { break }
      guard span.depth == last.depth else { continue }
      guard span.label == last.label, span.end == start else { break }
      start = span.start
      left -= 1
    }
    return start..<last.end
  }
}

extension [UInt64] {
  /// A dry source answers zero, so zeros at the end say nothing.
  fileprivate func droppingZerosAtEnd() -> [UInt64] {
    Array(self[..<((lastIndex { $0 != 0 } ?? -1) + 1)])
  }
}
