extension PatternSlot {
  /// The scalar that the slot shows for another: in its case, if that is one scalar (F1.3).
  package func shown(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    let folded: String =
      switch letterCase {
      case .kept: String(scalar)
      case .upper: scalar.properties.uppercaseMapping
      case .lower: scalar.properties.lowercaseMapping
      }
    let scalars = Array(folded.unicodeScalars)
    return scalars.count == 1 ? scalars[0] : scalar
  }

  /// Whether the slot's form of the scalar is of its kind (F1.3).
  package func takes(_ scalar: Unicode.Scalar) -> Bool { content.includes(shown(for: scalar)) }
}

extension PatternSlot.Content {
  /// Whether the scalar is of the kind (F1.2).
  fileprivate func includes(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .digit: ("0"..."9").contains(scalar)
    case .anyDigit: scalar.isDecimalDigit
    case .letter: scalar.isLetter
    case .letterOrDigit: scalar.isLetter || scalar.isDecimalDigit
    case .any: true
    case .set(let members): members.contains(scalar)
    case .anyExcept(let members): !members.contains(scalar)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar's category is Nd (F1.2).
  fileprivate var isDecimalDigit: Bool { properties.generalCategory == .decimalNumber }

  /// Whether the scalar's category is L… (F1.2).
  fileprivate var isLetter: Bool {
    let letters: [Unicode.GeneralCategory] = [
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    ]
    return letters.contains(properties.generalCategory)
  }
}

extension PatternElement {
  /// The literal, if the element is one (F1.1).
  package var literal: Unicode.Scalar? {
    if case .literal(let scalar, _) = self { scalar } else { nil }
  }

  /// The slot, if the element is one (F1.1).
  package var slot: PatternSlot? { if case .slot(let slot) = self { slot } else { nil } }

  /// Whether the element is a literal that belongs to the value (F1.1).
  package var isInValue: Bool { if case .literal(_, true) = self { true } else { false } }

  /// Whether no element after this one is reached before it took a scalar, or ever (F1.4, F2.4).
  var endsWalks: Bool {
    switch slot?.occurrence {
    case .once, .repeating: true
    case .optional, nil: false
    }
  }

  /// Whether the element is a required slot (F1.4).
  var mustBeFilled: Bool { slot?.occurrence == .once }

  /// Whether the element is a slot that accepts any number of scalars (F1.4).
  var isRepeating: Bool { slot?.occurrence == .repeating }
}
