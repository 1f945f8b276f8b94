/// A writer that formats text with a pattern, scalar by scalar (F2.1, F2.7, F2.8).
struct PatternWriter {
  let plan: PatternPlan
  private(set) var cells: [PatternCell] = []
  /// The index of the next element.
  private(set) var at = 0

  init(_ plan: PatternPlan) {
    self.plan = plan
    cells.reserveCapacity(plan.steps.count)
  }

  /// The index of the next slot, or the number of elements if there is none.
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

  /// The role of the scalar to write next, and the index of the element that gives it this role; a
  /// placeholder that hasn't been read is never content.
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

  /// Writes a scalar whose role is known, at `element` if that is also known.
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

  /// The number of written scalars, and the index of the next element.
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

  /// Whether an unread scalar is read as a following literal that equals it (F3.5).
  private func readsLiteral(_ scalar: Unicode.Scalar) -> Bool {
    let slot = nextSlot
    guard slot < plan.steps.count, scalar != plan.policies.placeholder,
      plan.takes(scalar, at: slot)
    else { return true }
    return cells.last?.kind == .literal || plan.quirks.takesLookalikes
  }

  /// Drops the literals at the end, unless there is a placeholder: then the elements after the
  /// content are always shown (F3.3, F5.3).
  /// - Parameter isWhole: whether literals of the value stay, as they do in a complete text.
  mutating func dropTrailingLiterals(isWhole: Bool) {
    if plan.quirks.keepsTrailingLiterals || plan.policies.placeholder != nil { return }
    while let last = cells.last, last.kind == .literal, !(isWhole && last.isInValue) {
      cells.removeLast()
    }
  }
}
