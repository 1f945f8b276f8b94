/// A pattern's element in the form that the writer uses, which is plain data without references.
struct PatternStep {
  let isLiteral: Bool
  /// Whether a literal belongs to the value.
  let isInValue: Bool
  let letterCase: PatternSlot.LetterCase
  let occurrence: PatternSlot.Occurrence
  let scalar: Unicode.Scalar
  /// The ASCII scalars that a slot accepts.
  let plain: PlainScalars

  init(_ element: PatternElement, taking plain: PlainScalars) {
    self.plain = plain
    switch element {
    case .literal(let scalar, let isInValue):
      (isLiteral, self.isInValue, self.scalar) = (true, isInValue, scalar)
      (letterCase, occurrence) = (.kept, .once)
    case .slot(let slot):
      (isLiteral, isInValue, scalar) = (false, false, "\0")
      (letterCase, occurrence) = (slot.letterCase, slot.occurrence)
    }
  }

  var isOptional: Bool { occurrence == .optional }

  /// Whether a complete text may end before this element (F2.13).
  var isOptionalTail: Bool { isLiteral ? !isInValue : occurrence != .once }
}

extension [PatternStep] {
  /// For each step and for the end: the index of the first slot from there on, the index of the
  /// first required slot, and the number of scalars that fit.
  var ahead: (slots: [Int], needed: [Int], room: [Int]) {
    let ends = [Int](repeating: count, count: count + 1)
    var (slots, needed, room) = (ends, ends, [Int](repeating: 0, count: count + 1))
    for index in indices.reversed() {
      let step = self[index]
      let taken = step.isLiteral ? 0 : step.occurrence == .repeating ? Int.max : 1
      slots[index] = step.isLiteral ? slots[index + 1] : index
      needed[index] = step.isLiteral || step.isOptional ? needed[index + 1] : index
      room[index] = Swift.min(room[index + 1], .max - taken) + taken
    }
    return (slots, needed, room)
  }
}
