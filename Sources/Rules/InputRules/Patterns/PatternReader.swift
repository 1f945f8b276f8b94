/// Reads the text of a field, scalar by scalar (F2.9).
struct PatternReader {
  /// The element that comes next.
  private var at = 0
  /// Whether a writer of what was read, without junk, is at the same element: it isn't after
  /// placeholders, which are junk and take a slot.
  private(set) var isInStep = true

  /// What the next scalar is, and at which element that shows: every one that equals a literal
  /// ahead is that literal, and a placeholder fills its slot, and is junk.
  @inline(__always)
  mutating func read(
    _ scalar: Unicode.Scalar, by plan: PatternPlan
  ) -> (kind: PatternCell.Kind, element: Int) {
    let hole = plan.policies.placeholder
    let (kind, element) = plan.place(
      scalar, from: at, isLiteral: true, isContent: true, hole: hole)
    switch kind {
    case .literal: at = element + 1
    case .content: at = plan.element(after: element)
    case .junk, .unread: break
    }
    guard kind == .content, scalar == hole else { return (kind, element) }
    isInStep = false
    return (.junk, element)
  }
}
