import InputRules

extension PatternSlot {
  /// The same slot for something else.
  func taking(_ content: Content) -> PatternSlot {
    PatternSlot(content, letterCase: letterCase, occurrence: occurrence)
  }

  /// The same slot in another case.
  func casing(_ letterCase: LetterCase) -> PatternSlot {
    PatternSlot(content, letterCase: letterCase, occurrence: occurrence)
  }

  /// The same slot, filled as often as that.
  func occurring(_ occurrence: Occurrence) -> PatternSlot {
    PatternSlot(content, letterCase: letterCase, occurrence: occurrence)
  }
}

extension Set<Unicode.Scalar> {
  /// The scalars of the first four planes that are so.
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
