extension Shrinker {
  /// Replaces each span with an inner span that has the same label, if possible.
  mutating func replaceSpansByDescendants() {
    var index = 0
    while index < best.spans.count && !isSpent {
      if !replaceSpanByDescendant(index) { index += 1 }
    }
  }

  private mutating func replaceSpanByDescendant(_ index: Int) -> Bool {
    let outer = best.spans[index]
    var candidates = 0
    for inner in best.spans[(index + 1)...] {
      if inner.start >= outer.end || candidates >= Self.reach { break }
      guard inner.kind == outer.kind, inner.range.count < outer.range.count else { continue }
      candidates += 1
      if consider(replacing: outer.range, by: Array(values[inner.range])) { return true }
    }
    return false
  }
}
