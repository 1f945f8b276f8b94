extension Shrinker {
  /// Tries all inputs up to a small size, if a part of the input contains a part with the same
  /// label.
  ///
  /// No other pass can rotate a tree, because a rotation moves most subtrees. But there are few
  /// small trees, so all are tried.
  mutating func enumerateTrees() {
    let size = values.reduce(UInt64(0)) { $0 + min($1, Self.smallSize + 1) }
    guard size <= Self.smallSize, isTree else { return }
    var source = ChoiceSource(enumeratingUpTo: size)
    var inputs = 0
    repeat {
      claim.generate(&source)
      consider(source.enumeration.visited)
      inputs += 1
    } while inputs < Self.fewInputs && !isSpent && source.advance()
  }

  private static let smallSize: UInt64 = 6
  private static let fewInputs = 1_000

  /// Whether a part that isn't an element of a list contains a part with the same label.
  private var isTree: Bool {
    best.spans.indices.contains { index in
      let outer = best.spans[index]
      let isElement = !outer.range.isEmpty && isFlag[outer.start]
      return !isElement
        && best.spans[(index + 1)...].prefix { $0.start < outer.end }
          .contains { $0.label == outer.label }
    }
  }
}
