import InputRules

/// The text of a pattern, scalar by scalar (F1).
struct NotationText {
  /// What is written, in its order.
  private(set) var scalars: [NotationScalar] = []

  /// The text, a backslash and the scalar behind it together.
  init(_ text: String) {
    var offset = 0
    var escape: Int?
    for scalar in text.unicodeScalars {
      if scalar == "\\" && escape == nil {
        escape = offset
      } else {
        scalars.append(
          NotationScalar(scalar: scalar, isEscaped: escape != nil, offset: escape ?? offset))
        escape = nil
      }
      offset += scalar.utf16.count
    }
    if let escape {
      scalars.append(NotationScalar(scalar: nil, isEscaped: true, offset: escape))
    }
  }

  /// The elements that it writes; what is behind the opening bracket is optional (F1).
  func elements(in notation: PatternNotation) -> [PatternElement] {
    let tail = scalars.firstIndex { $0.isBracket("[") } ?? scalars.count
    return scalars.enumerated().compactMap { index, scalar in
      scalar.element(in: notation, isOptional: index > tail)
    }
  }

  /// The first that can't stand where it stands; else the bracket that is never closed (F1).
  var problem: PatternError? {
    let opening = scalars.firstIndex { $0.isBracket("[") }
    let closing = scalars.firstIndex { $0.isBracket("]") }
    for (index, scalar) in scalars.enumerated() {
      if let closing, index > closing { return .behindTail(offset: scalar.offset) }
      let isInside = opening.map { $0 < index } ?? false
      if scalar.isBracket(isInside ? "[" : "]") { return .unpairedBracket(offset: scalar.offset) }
      if scalar.scalar == nil { return .nothingEscaped(offset: scalar.offset) }
    }
    guard let opening, closing == nil else { return nil }
    return .unpairedBracket(offset: scalars[opening].offset)
  }
}
