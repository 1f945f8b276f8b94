/// Patterns (chapter F), implemented directly from the specification.
public struct ModelPatterns: Sendable {
  /// The model.
  public init() {}

  /// The pattern that a text means: parts, and perhaps a tail of optional parts in brackets (F1.5
  /// to F1.8).
  ///
  /// - Throws: `PatternError` for the first invalid scalar.
  public func pattern(_ text: String, in notation: PatternNotation) throws(PatternError) -> Pattern
  {
    let parts = NotationPart.all(of: text)
    let opening = parts.firstIndex { $0.means("[") } ?? parts.count
    let closing = parts.indices.first { $0 > opening && parts[$0].means("]") } ?? parts.count
    for (place, part) in parts.enumerated() where place != opening && place != closing {
      if place > closing { throw .afterTail(offset: part.offset) }
      if part.means("[") || part.means("]") { throw .unpairedBracket(offset: part.offset) }
      if part.means("\\") { throw .nothingEscaped(offset: part.offset) }
    }
    if opening < closing && closing == parts.count {
      throw .unpairedBracket(offset: parts[opening].offset)
    }
    let required = parts[..<opening].map { $0.element(in: notation) }
    let tail = parts[opening...].dropFirst().prefix { !$0.means("]") }
    return Pattern(required + tail.map { $0.element(in: notation).optional })
  }

  /// The notation for a pattern; reading it gives the same pattern (F1.9 to F1.11).
  ///
  /// - Throws: `PatternError` for the first element that can't be written.
  public func text(of pattern: Pattern, in notation: PatternNotation) throws(PatternError) -> String
  {
    let tail = pattern.elements.firstIndex {
      $0.slot?.occurrence == .optional && spelling(of: $0, inTail: false, notation) == nil
    }
    var text = ""
    for (place, element) in pattern.elements.enumerated() {
      let isInTail = place >= tail ?? pattern.elements.count
      guard let spelling = spelling(of: element, inTail: isInTail, notation) else {
        throw .unwritable(element: place)
      }
      text += (place == tail ? "[" : "") + spelling
    }
    return tail == nil ? text : text + "]"
  }

  /// The first notation that stands for only this element, outside or inside a tail; `nil` if there
  /// is none (F1.10, F1.11).
  private func spelling(of element: PatternElement, inTail: Bool, _ notation: PatternNotation)
    -> String?
  {
    let slots = notation.slots.keys.sorted().map { String($0) }
    let literals = element.literal.map { [String($0), "\\" + String($0)] } ?? []
    return (slots + literals).first { spelling in
      let text = inTail ? "[" + spelling + "]" : spelling
      do throws(PatternError) {
        return try self.pattern(text, in: notation).elements == [element]
      } catch { return false }
    }
  }
}

/// A part of a notation: a scalar, or a backslash and the scalar after it (F1.7).
private struct NotationPart {
  /// The offset of the part, in UTF-16 units.
  let offset: Int
  let scalars: [Unicode.Scalar]

  static func all(of text: String) -> [NotationPart] {
    var rest = Array(text.unicodeScalars)
    var parts: [NotationPart] = []
    while let first = rest.first {
      let offset = text.utf16.count - rest.map { $0.utf16.count }.reduce(0, +)
      let scalars = rest.prefix(first == "\\" ? 2 : 1)
      parts.append(NotationPart(offset: offset, scalars: Array(scalars)))
      rest = Array(rest.dropFirst(scalars.count))
    }
    return parts
  }

  /// Whether the part is this scalar without a backslash.
  func means(_ scalar: Unicode.Scalar) -> Bool { scalars == [scalar] }

  /// The literal or the slot that the part stands for.
  func element(in notation: PatternNotation) -> PatternElement {
    let slot = scalars.count == 1 ? notation.slots[scalars[0]] : nil
    return slot.map { .slot($0) } ?? .literal(scalars[scalars.count - 1], inValue: false)
  }
}

extension PatternElement {
  /// The element as used in a tail, where slots are optional (F1.6).
  package var optional: PatternElement {
    slot.map { .slot($0.with(occurrence: .optional)) } ?? self
  }
}

extension PatternSlot {
  /// The slot with some parts replaced.
  package func with(
    content: Content? = nil, letterCase: LetterCase? = nil, occurrence: Occurrence? = nil
  ) -> PatternSlot {
    PatternSlot(
      content ?? self.content, letterCase: letterCase ?? self.letterCase,
      occurrence: occurrence ?? self.occurrence)
  }

  /// The scalar that the slot shows for `scalar`: in the slot's case, if the result is one scalar
  /// (F1.3).
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

  /// Whether the slot accepts the scalar, possibly in another letter case (F1.3).
  package func takes(_ scalar: Unicode.Scalar) -> Bool { content.includes(shown(for: scalar)) }
}

extension PatternSlot.Content {
  /// Whether the slot's content may be this scalar (F1.2).
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
  /// Whether the scalar's general category is Nd (F1.2).
  fileprivate var isDecimalDigit: Bool { properties.generalCategory == .decimalNumber }

  /// Whether the scalar's general category begins with L (F1.2).
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

  /// Whether later elements can be reached only if this slot accepts a scalar, or can't be reached
  /// at all (F1.4, F2.4).
  var endsWalks: Bool {
    switch slot?.occurrence {
    case .once, .repeating: true
    case .optional, nil: false
    }
  }

  /// Whether the element is a required slot (F1.4).
  var mustBeFilled: Bool { slot?.occurrence == .once }

  /// Whether the element is a slot for any number of scalars (F1.4).
  var isRepeating: Bool { slot?.occurrence == .repeating }
}
