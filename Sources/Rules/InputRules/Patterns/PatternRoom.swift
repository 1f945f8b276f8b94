/// Whether a tail has room after an element: asked for scalar after scalar, of which many move
/// nothing, so an answer is kept until another element is asked about.
struct PatternRoom {
  private let tail: ArraySlice<PatternCell>
  private var last: (element: Int, isThere: Bool)?

  init(for tail: ArraySlice<PatternCell>) { self.tail = tail }

  /// Whether there is room from that element on.
  mutating func isThere(from element: Int, by plan: PatternPlan) -> Bool {
    if tail.isEmpty { return true }
    if let last, last.element == element { return last.isThere }
    let isThere = plan.hasRoom(for: tail, from: element)
    last = (element, isThere)
    return isThere
  }
}
