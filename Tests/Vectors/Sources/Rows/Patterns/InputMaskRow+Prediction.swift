import InputRules

/// What input-mask documents and what F5.2 says, told without the reference.
extension InputMaskRow {
  /// Both answers if nothing is typed into an empty field, and literals are completed.
  var predictionOfNothing: VectorPrediction? {
    guard gravity == .forwardCompleting, parts.head.isEmpty, parts.tail.isEmpty else { return nil }
    var (text, value) = ("", "")
    let rest = pattern.elements.drop { element in
      guard case .literal(let scalar, let isInValue) = element else { return false }
      text.unicodeScalars.append(scalar)
      if isInValue { value.unicodeScalars.append(scalar) }
      return true
    }
    let isComplete = rest.unrepeated.allSatisfy(\.isOptionalSlot)
    return VectorPrediction(
      peers: Self.words(text, caret: text.count, value: value, isComplete: isComplete),
      ours: Self.words(
        "", caret: 0, value: "", isComplete: pattern.elements[...].unrepeated.allSatisfy(\.mayLack))
    )
  }
}

extension ArraySlice<PatternElement> {
  /// The part before a repeating slot.
  fileprivate var unrepeated: ArraySlice<PatternElement> {
    prefix { element in
      if case .slot(let slot) = element { slot.occurrence != .repeating } else { true }
    }
  }
}

extension PatternElement {
  fileprivate var isOptionalSlot: Bool {
    if case .slot(let slot) = self { slot.occurrence != .once } else { false }
  }

  /// Whether a complete text may lack it: an empty slot, or a literal that doesn't belong to the
  /// value.
  fileprivate var mayLack: Bool {
    switch self {
    case .slot(let slot): slot.occurrence != .once
    case .literal(_, let isInValue): !isInValue
    }
  }
}
