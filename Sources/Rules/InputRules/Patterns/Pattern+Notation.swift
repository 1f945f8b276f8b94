extension Pattern {
  /// Creates a pattern from text (F1.5 to F1.8).
  /// - Parameters:
  ///   - text: literals, scalars that stand for slots, and `[` and `]` around an optional tail.
  ///   - notation: the scalars that stand for slots.
  /// - Throws: `PatternError` for the first mistake, with its offset.
  public init(
    _ text: String, in notation: PatternNotation = .digits
  ) throws(PatternError) {
    var (elements, offset) = ([PatternElement](), 0)
    var (opening, isClosed) = (Int?.none, false)
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let start = offset
      offset += UTF16.width(scalar)
      if isClosed { throw .afterTail(offset: start) }
      switch scalar {
      case "[":
        if opening != nil { throw .unpairedBracket(offset: start) }
        opening = start
      case "]":
        if opening == nil { throw .unpairedBracket(offset: start) }
        isClosed = true
      case "\\":
        guard let literal = rest.popFirst() else { throw .nothingEscaped(offset: start) }
        offset += UTF16.width(literal)
        elements.append(.literal(literal))
      default:
        elements.append(notation.element(scalar, isOptional: opening != nil))
      }
    }
    if let opening, !isClosed { throw .unpairedBracket(offset: opening) }
    self.init(elements)
  }

  /// Returns the pattern as text; “[” precedes the first optional slot for which the
  /// notation has no scalar (F1.9 to F1.11).
  /// - Parameter notation: the scalars that stand for slots.
  /// - Throws: `PatternError.unwritable` for the first element that can't be written in the
  ///   notation.
  public func text(in notation: PatternNotation = .digits) throws(PatternError) -> String {
    var (text, isTail) = ("", false)
    let (slots, tailSlots) = (notation.scalars(inTail: false), notation.scalars(inTail: true))
    for (index, element) in elements.enumerated() {
      if !isTail, case .slot(let slot) = element, slot.occurrence == .optional, slots[slot] == nil {
        text += "["
        isTail = true
      }
      guard let part = notation.text(of: element, among: isTail ? tailSlots : slots) else {
        throw .unwritable(element: index)
      }
      text += part
    }
    return text + (isTail ? "]" : "")
  }
}

extension PatternNotation {
  fileprivate func element(_ scalar: Unicode.Scalar, isOptional: Bool) -> PatternElement {
    slots[scalar].map { .slot(isOptional ? $0.optional : $0) } ?? .literal(scalar)
  }

  /// For each slot, the smallest scalar that stands for it.
  fileprivate func scalars(inTail isTail: Bool) -> [PatternSlot: Unicode.Scalar] {
    let pairs = slots.map { (isTail ? $0.value.optional : $0.value, $0.key) }
    return Dictionary(pairs, uniquingKeysWith: min)
  }

  /// The text of an element, where `scalars` stand for slots; `nil` if it can't be written.
  fileprivate func text(
    of element: PatternElement, among scalars: [PatternSlot: Unicode.Scalar]
  ) -> String? {
    switch element {
    case .literal(let scalar, let isInValue): isInValue ? nil : text(ofLiteral: scalar)
    case .slot(let slot): scalars[slot].map { String($0) }
    }
  }

  /// The text of a literal, with a backslash if the literal would otherwise have another meaning.
  fileprivate func text(ofLiteral scalar: Unicode.Scalar) -> String {
    let isSpecial = slots[scalar] != nil || "[]\\".unicodeScalars.contains(scalar)
    return (isSpecial ? "\\" : "") + String(scalar)
  }
}

extension PatternSlot {
  fileprivate var optional: PatternSlot {
    PatternSlot(content, letterCase: letterCase, occurrence: .optional)
  }
}
