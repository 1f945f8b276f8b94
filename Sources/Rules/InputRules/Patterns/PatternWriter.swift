/// Writes text in the form of a pattern, scalar by scalar (F2.1, F2.7, F2.8).
struct PatternWriter {
  let plan: PatternPlan
  private(set) var cells: [PatternCell] = []
  /// The next element.
  private(set) var at = 0

  init(_ plan: PatternPlan) {
    self.plan = plan
    cells.reserveCapacity(plan.steps.count)
  }

  /// The next slot, or the end.
  var nextSlot: Int { plan.nextSlots[at] }

  /// Writes the literals before an element, and leaves optional slots empty.
  @inline(__always)
  mutating func advance(to element: Int) {
    while at < element {
      let step = plan.steps[at]
      if step.isLiteral {
        cells.append(
          PatternCell(scalar: step.scalar, kind: .literal, isInValue: step.isInValue))
      }
      at += 1
    }
  }

  /// The role of the scalar to write next, and the element that determines the role; an unread
  /// placeholder is never content.
  @inline(__always)
  func place(_ cell: PatternCell) -> (kind: PatternCell.Kind, element: Int) {
    let isUnread = cell.kind == .unread
    let isPlaceholder = isUnread && cell.scalar == plan.policies.placeholder
    return plan.place(
      cell.scalar, from: at,
      isLiteral: cell.kind == .literal || isUnread && readsLiteral(cell.scalar),
      isContent: cell.kind != .literal && !isPlaceholder)
  }

  /// Whether a scalar neither fits a later slot nor is a later literal.
  func isJunk(_ cell: PatternCell) -> Bool { place(cell).kind == .junk }

  /// Writes a scalar, and returns its role.
  @discardableResult mutating func put(_ cell: PatternCell) -> PatternCell.Kind {
    let (kind, element) = place(cell)
    put(cell, as: kind, at: element)
    return kind
  }

  /// Writes a scalar with a known role, at its element if the element is also known.
  mutating func put(_ cell: PatternCell, at element: Int?) {
    if let element { put(cell, as: cell.kind, at: element) } else { put(cell) }
  }

  /// Writes a scalar whose role and element are known.
  @inline(__always)
  mutating func put(_ cell: PatternCell, as kind: PatternCell.Kind, at element: Int) {
    switch kind {
    case .literal: advance(to: element + 1)
    case .content:
      advance(to: element)
      let scalar = cell.scalar.folded(to: plan.steps[element].letterCase)
      cells.append(PatternCell(scalar: scalar, kind: .content))
      at = plan.element(after: element)
    case .junk, .unread:
      if plan.quirks.writesLiteralsBeforeJunk && cell.kind == .unread { advance(to: element) }
    }
  }

  /// The number of written scalars, and the next element.
  var mark: (count: Int, at: Int) { (cells.count, at) }

  /// Removes the cells that were written after a mark.
  mutating func takeBack(to mark: (count: Int, at: Int)) {
    cells.removeSubrange(mark.count...)
    at = mark.at
  }

  /// Whether a scalar could be content, but no slot is left.
  func isLost(_ scalar: Unicode.Scalar) -> Bool {
    nextSlot == plan.steps.count && plan.takesSomewhere(scalar)
  }

  /// Whether an unread scalar that equals a literal ahead is read as that literal (F3.5).
  private func readsLiteral(_ scalar: Unicode.Scalar) -> Bool {
    let slot = nextSlot
    guard slot < plan.steps.count, scalar != plan.policies.placeholder,
      plan.takes(scalar, at: slot)
    else { return true }
    return cells.last?.kind == .literal || plan.quirks.takesLookalikes
  }

  /// Drops the literals at the end; with placeholders, the elements after the content are always
  /// shown (F3.3, F5.3).
  /// - Parameter isWhole: whether literals that belong to the value stay, as in complete text.
  mutating func dropTrailingLiterals(isWhole: Bool) {
    if plan.quirks.keepsTrailingLiterals || plan.policies.placeholder != nil { return }
    while let last = cells.last, last.kind == .literal, !(isWhole && last.isInValue) {
      cells.removeLast()
    }
  }
}
