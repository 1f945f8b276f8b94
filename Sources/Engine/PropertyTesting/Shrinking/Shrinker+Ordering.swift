extension Shrinker {
  /// Swaps neighboring spans with the same label until simpler spans come first.
  mutating func sortElements() {
    for row in rows.indices where row < rows.count && rows[row].elements.count > 2 && !isSpent {
      let elements = rows[row].elements.map { Array(values[$0]) }
      consider(
        replacing: rows[row].range,
        by: Array(elements.sorted { $0.isShortlexLess(than: $1) }.joined()))
    }
    var index = 0
    while index < best.spans.count && !isSpent {
      index = swapWithNext(index) ? max(0, index - 1) : index + 1
    }
  }

  private mutating func swapWithNext(_ index: Int) -> Bool {
    let one = best.spans[index]
    let next = best.spans[(index + 1)...].first { $0.depth <= one.depth }
    guard let next, next.depth == one.depth, next.kind == one.kind, !one.range.isEmpty else {
      return false
    }
    let between = values[one.end..<next.start]
    return consider(
      replacing: one.start..<next.end,
      by: Array(values[next.range] + between + values[one.range]))
  }
}
