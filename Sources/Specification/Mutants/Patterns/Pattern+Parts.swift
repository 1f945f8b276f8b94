extension Pattern {
  /// The literals before the first slot.
  var firstLiterals: [Unicode.Scalar] { elements.prefix { $0.slot == nil }.compactMap(\.literal) }

  /// Whether some slot accepts the scalar.
  func takes(_ scalar: Unicode.Scalar) -> Bool { slots.contains { $0.takes(scalar) } }

  /// Whether some slot accepts the scalar, or it is one of the literals.
  func knows(_ scalar: Unicode.Scalar) -> Bool { literals.contains(scalar) || takes(scalar) }
}

extension PatternSlot {
  /// The same slot with other content.
  func taking(_ content: Content) -> PatternSlot {
    PatternSlot(content, letterCase: letterCase, occurrence: occurrence)
  }

  /// The same slot with another case.
  func casing(_ letterCase: LetterCase) -> PatternSlot {
    PatternSlot(content, letterCase: letterCase, occurrence: occurrence)
  }

  /// The same slot with another occurrence.
  func occurring(_ occurrence: Occurrence) -> PatternSlot {
    PatternSlot(content, letterCase: letterCase, occurrence: occurrence)
  }
}

extension Set<Unicode.Scalar> {
  /// The scalars of the first four planes for which `isSo` is true.
  static func scalars(where isSo: (Unicode.Scalar.Properties) -> Bool) -> Set {
    Set((0...0x3_FFFF).compactMap(Unicode.Scalar.init).filter { isSo($0.properties) })
  }

  /// The letters of the first four planes.
  static let letters = scalars { properties in
    let categories: [Unicode.GeneralCategory] = [
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    ]
    return categories.contains(properties.generalCategory)
  }
}

extension String {
  /// The text of a pattern with each scalar written by `write`, from the scalar and whether it is
  /// escaped; the backslash belongs to the scalar.
  func rewritingNotation(_ write: (Unicode.Scalar, Bool) -> String) -> String {
    var (text, isEscaped) = ("", false)
    for scalar in unicodeScalars {
      if scalar == "\\" && !isEscaped {
        isEscaped = true
      } else {
        text += write(scalar, isEscaped)
        isEscaped = false
      }
    }
    return text + (isEscaped ? "\\" : "")
  }

  /// The text of a pattern without the brackets of its tail; escaped brackets stay.
  var withoutBrackets: String {
    rewritingNotation { scalar, isEscaped in
      if isEscaped { return "\\" + String(scalar) }
      return scalar == "[" || scalar == "]" ? "" : String(scalar)
    }
  }
}

extension PatternError {
  /// The same error with another offset.
  func moving(_ move: (Int) -> Int) -> PatternError {
    switch self {
    case .nothingEscaped(let offset): .nothingEscaped(offset: move(offset))
    case .unpairedBracket(let offset): .unpairedBracket(offset: move(offset))
    case .afterTail(let offset): .afterTail(offset: move(offset))
    case .unwritable: self
    }
  }
}
