extension Shrinker {
  /// Swaps neighbouring spans of one label where the later one is simpler, until they are in order.
  mutating func swapSiblings() {
    var index = 0
    while index < best.spans.count && !isSpent {
      if !swapWithNext(index) { index += 1 }
    }
  }

  private mutating func swapWithNext(_ index: Int) -> Bool {
    let one = best.spans[index]
    let next = best.spans[(index + 1)...].first { $0.depth == one.depth && $0.start >= one.end }
    guard let next, next.label == one.label, next.start == one.end else { return false }
    let values = best.values
    return consider(
      replacing: one.start..<next.end, by: Array(values[next.range]) + Array(values[one.range]))
  }
}
