extension Shrinker {
  /// Lowers a choice; if other choices depend on it, tries to keep the choices that follow them.
  ///
  ///     kind 2: [2 [x x][y y]] z       is lowered to kind 0, which needs only one choice
  ///             [0 x] x y y z          not aligned: z isn't at the right index
  ///             [0 x] z                aligned
  ///             [0 0] z                aligned, and zero
  mutating func set(_ index: Int, to value: UInt64) -> Bool {
    var candidate = values
    candidate[index] = value
    let before = values
    if consider(candidate) { return true }
    guard let lastMade, !lastMade.isAlike(best) else { return false }
    guard let span = best.innermostSpan(around: index) else {
      return consider(Array(candidate[...index]))
    }
    let end = best.spans[span].end
    var zeros = candidate
    for place in (index + 1)..<max(index + 1, end) { zeros[place] = 0 }
    for content in [candidate, zeros] {
      let made = claim.recording(options: content).recording
      guard span < made.spans.count, made.spans[span].end != end else { return false }
      if consider(Array(made.values[..<made.spans[span].end]) + before[end...]) { return true }
    }
    return false
  }
}

extension Recording {
  /// Returns whether the choices of `other` have the same bounds.
  fileprivate func isAlike(_ other: Recording) -> Bool {
    choices.lazy.map(\.maximum).elementsEqual(other.choices.lazy.map(\.maximum))
  }

  fileprivate func innermostSpan(around index: Int) -> Int? {
    spans.lastIndex { $0.range.contains(index) }
  }
}
