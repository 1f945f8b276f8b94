import InputRules

/// A text that is being written, and the element of the pattern that comes next (F2).
struct PatternWriter {
  /// The pattern.
  let elements: [PatternElement]
  /// What is done where fields differ.
  let policies: PatternPolicies
  /// What every slot takes besides its own: the placeholder of a text that is read.
  let hole: Unicode.Scalar?
  /// Whether a text is read, in which lookalikes are literals.
  let isReading: Bool
  /// The element that comes next.
  private(set) var next = 0
  /// What was written, content and literals.
  private(set) var written: [PatternScalar] = []

  /// A writer that wrote nothing yet.
  init(
    _ pattern: Pattern, _ policies: PatternPolicies, hole: Unicode.Scalar? = nil,
    isReading: Bool = false
  ) {
    elements = pattern.elements
    self.policies = policies
    self.hole = hole
    self.isReading = isReading
  }

  /// The scalars that were written.
  var scalars: [Unicode.Scalar] { written.map(\.scalar) }

  /// The first slot from the next element on; the end of the pattern without one.
  var nextSlot: Int {
    elements[next...].firstIndex { $0.slot != nil } ?? elements.count
  }

  /// Writes the literals before the element, which comes next then; slots on the way stay empty.
  mutating func advance(to element: Int) {
    for skipped in elements[next..<element] {
      guard let literal = skipped.literal else { continue }
      written.append(
        PatternScalar(literal, .literal, isInValue: skipped.isLiteralInValue))
    }
    next = element
  }

  /// Puts a scalar: what it became, which is dropped if it is junk (F2, F5).
  @discardableResult
  mutating func put(_ scalar: PatternScalar) -> PatternPlacement {
    let placement = placement(of: scalar)
    switch placement.kind {
    case .literal: advance(to: placement.element + 1)
    case .content: fill(placement.element, with: scalar.scalar)
    case .junk, .unread: break
    }
    return placement
  }

  /// Puts scalars one by one.
  mutating func put(_ scalars: [PatternScalar]) {
    for scalar in scalars { put(scalar) }
  }

  /// Writes the scalar into the slot, and the literals before it (F2).
  private mutating func fill(_ element: Int, with scalar: Unicode.Scalar) {
    advance(to: element)
    let folded = elements[element].slot?.folded(scalar) ?? scalar
    written.append(PatternScalar(folded, .content))
    next = behind(element)
  }

  /// Whether the scalar would be content, but there is no slot any more (F5).
  func hasNoSlotLeft(for scalar: Unicode.Scalar) -> Bool {
    nextSlot == elements.count && isTakenSomewhere(scalar)
  }
}
