import InputRules

extension ModelPatterns {
  /// The pattern of a text in a notation (F1).
  public func pattern(
    _ text: String, in notation: PatternNotation
  ) throws(PatternError) -> Pattern {
    let text = NotationText(text)
    if let problem = text.problem { throw problem }
    return Pattern(text.elements(in: notation))
  }

  /// The text of a pattern in a notation; its tail begins at its first optional slot that the
  /// notation doesn't list (F1).
  public func text(
    of pattern: Pattern, in notation: PatternNotation
  ) throws(PatternError) -> String {
    let elements = pattern.elements
    let tail = elements.firstIndex { element in
      element.slot.map { $0.mayStayEmpty && !notation.slots.values.contains($0) } ?? false
    }
    var text = ""
    for index in elements.indices {
      let isInTail = tail.map { $0 <= index } ?? false
      guard let written = self.text(of: elements[index], isInTail: isInTail, in: notation)
      else { throw .unwritable(element: index) }
      text += (index == tail ? "[" : "") + written
    }
    return text + (tail == nil ? "" : "]")
  }

  /// The text of an element; nil if it can't be written (F1).
  private func text(
    of element: PatternElement, isInTail: Bool, in notation: PatternNotation
  ) -> String? {
    switch element {
    case .literal(let scalar, let inValue):
      return inValue ? nil : self.text(ofLiteral: scalar, in: notation)
    case .slot(let slot):
      // In the tail every slot that is listed means an optional one.
      let listed = notation.slots.filter { (isInTail ? $1.asOptional : $1) == slot }
      return listed.keys.min().map { String($0) }
    }
  }

  /// A literal, behind a backslash where it would be something else (F1).
  private func text(ofLiteral scalar: Unicode.Scalar, in notation: PatternNotation) -> String {
    let isSpecial = "[]\\".unicodeScalars.contains(scalar) || notation.slots[scalar] != nil
    return (isSpecial ? "\\" : "") + String(scalar)
  }
}
