import InputRules

extension PatternSlot {
  /// Whether the slot takes the scalar: whether what it shows of it is of its kind (F1).
  func takes(_ scalar: Unicode.Scalar) -> Bool { isOfItsKind(folded(scalar)) }

  /// Whether the scalar, as it is, is what the slot lists (F1).
  private func isOfItsKind(_ scalar: Unicode.Scalar) -> Bool {
    switch content {
    case .digit: "0" <= scalar && scalar <= "9"
    case .anyDigit: isDigit(scalar)
    case .letter: isLetter(scalar)
    case .letterOrDigit: isLetter(scalar) || isDigit(scalar)
    case .any: true
    case .set(let scalars): scalars.contains(scalar)
    case .anyExcept(let scalars): !scalars.contains(scalar)
    }
  }

  /// The scalar in the case of the slot, where that is one scalar (F1).
  func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch letterCase {
    case .kept: scalar
    case .upper: only(of: scalar.properties.uppercaseMapping) ?? scalar
    case .lower: only(of: scalar.properties.lowercaseMapping) ?? scalar
    }
  }

  /// Whether the slot may stay empty (F1).
  var mayStayEmpty: Bool { occurrence == .optional }

  /// Whether the slot takes any number of scalars (F1).
  var repeats: Bool { occurrence == .repeating }

  /// The same slot, which may stay empty (F1).
  var asOptional: PatternSlot {
    PatternSlot(content, letterCase: letterCase, occurrence: .optional)
  }

  /// Whether the scalar is of category Nd (F1).
  private func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .decimalNumber
  }

  /// Whether the scalar is of one of the categories L… (F1).
  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    let letters: [Unicode.GeneralCategory] = [
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    ]
    return letters.contains(scalar.properties.generalCategory)
  }

  /// The scalar of a text that has but one.
  private func only(of text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }
}
