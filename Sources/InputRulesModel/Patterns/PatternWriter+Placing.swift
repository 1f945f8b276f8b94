import InputRules

extension PatternWriter {
  /// What the scalar becomes if it is put now (F2).
  func placement(of scalar: PatternScalar) -> PatternPlacement {
    place(
      scalar.scalar, from: next,
      asLiteral: scalar.kind == .literal || scalar.kind == .unread && readsLiteral(scalar.scalar),
      asContent: scalar.kind != .literal && !isPlaceholder(scalar))
  }

  /// Whether the scalar is a placeholder that was typed, which is never content (F5).
  private func isPlaceholder(_ scalar: PatternScalar) -> Bool {
    scalar.kind == .unread && scalar.scalar == policies.placeholder
  }

  /// Walks from an element to the first that the scalar may be, over literals and optional slots
  /// (F2).
  private func place(
    _ scalar: Unicode.Scalar, from start: Int, asLiteral: Bool, asContent: Bool
  ) -> PatternPlacement {
    for (index, element) in elements.enumerated().dropFirst(start) {
      if let slot = element.slot {
        if asContent && takes(slot, scalar) {
          return PatternPlacement(kind: .content, element: index)
        }
        if !slot.mayStayEmpty { return PatternPlacement(kind: .junk, element: index) }
      } else if asLiteral && element.literal == scalar {
        return PatternPlacement(kind: .literal, element: index)
      }
    }
    return PatternPlacement(kind: .junk, element: elements.count)
  }

  /// The element that comes next where one was put: a repeating slot itself (F2).
  func behind(_ element: Int) -> Int {
    elements[element].slot?.repeats == true ? element : element + 1
  }

  /// Whether each scalar of the tail that is known to be content finds a slot, from the element on
  /// (F5).
  func hasRoom(for tail: [PatternScalar], from element: Int) -> Bool {
    var next = element
    for scalar in tail where scalar.kind == .content {
      let placement = place(scalar.scalar, from: next, asLiteral: false, asContent: true)
      if placement.kind == .junk { return false }
      next = behind(placement.element)
    }
    return true
  }

  /// Whether some slot takes the scalar; none takes the placeholder.
  func isTakenSomewhere(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == policies.placeholder { return false }
    return elements.contains { element in element.slot.map { takes($0, scalar) } ?? false }
  }

  /// Whether an unread scalar that equals a literal ahead is that literal (F3).
  private func readsLiteral(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == policies.placeholder { return true }
    guard nextSlot < elements.count, let slot = elements[nextSlot].slot, takes(slot, scalar)
    else { return true }
    return isReading || written.last?.kind == .literal
  }

  /// Whether the slot takes the scalar, or it is what stands for an empty slot.
  private func takes(_ slot: PatternSlot, _ scalar: Unicode.Scalar) -> Bool {
    scalar == hole || slot.takes(scalar)
  }
}
