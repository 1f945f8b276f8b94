extension Pattern {
  /// The slots, in their order.
  package var slots: [PatternSlot] { elements.compactMap(\.slot) }

  /// The scalars of the literals, in their order.
  package var literals: [Unicode.Scalar] { elements.compactMap(\.literal) }

  /// Whether every slot must be filled: then the scalar of a text in its form stands for the
  /// element of the same place.
  var isFixed: Bool { slots.allSatisfy { $0.occurrence == .once } }

  /// Whether all slots take the same.
  var hasOneKind: Bool { Set(slots).count <= 1 }

  /// Whether some slot takes the scalar.
  func admits(_ scalar: Unicode.Scalar) -> Bool { slots.contains { $0.takes(scalar) } }

  /// Whether some slot takes a literal of the pattern.
  var hasLookalikes: Bool { literals.contains(where: admits) }

  /// Whether the scalar is content at any place, if it finds a slot.
  func isForeign(_ scalar: Unicode.Scalar) -> Bool { !admits(scalar) && !literals.contains(scalar) }

  /// The first slot of this element or after it.
  func slot(from place: Int) -> PatternSlot? {
    elements.dropFirst(place).lazy.compactMap(\.slot).first
  }

  /// Whether the text can't be content, which shows that it was formatted (F3.6).
  func showsFormatting(in text: [Unicode.Scalar]) -> Bool {
    !hasLookalikes || !text.allSatisfy(admits)
  }

  /// Whether every run of literals before a slot begins with one that the slot doesn't take, so
  /// that a typed run begins with a literal (F3.5).
  var opensItsRuns: Bool {
    elements.indices.allSatisfy { place in
      guard let literal = elements[place].literal, let slot = slot(from: place) else { return true }
      return place > 0 && elements[place - 1].literal != nil || !slot.takes(literal)
    }
  }
}

// For fixed patterns: texts in their form, element by element.
extension Pattern {
  /// The content, each scalar in a slot, with the literals before them (F2.7); no more than fits.
  func laid(_ content: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var rest = content.prefix(slots.count)
    var text: [Unicode.Scalar] = []
    for element in elements {
      guard let next = rest.first else { break }
      switch element {
      case .literal(let literal, _): text.append(literal)
      case .slot(let slot):
        text.append(slot.shown(for: next))
        rest.removeFirst()
      }
    }
    return text
  }

  /// The content of the slots of a text in its form.
  func contentByPlace(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    zip(elements, text).compactMap { element, scalar in element.slot == nil ? nil : scalar }
  }

  /// How many slots the first elements have.
  func slotCount(before place: Int) -> Int { elements.prefix(place).count { $0.slot != nil } }

  /// Whether the text has the form of the pattern as far as it goes: each scalar is the literal, or
  /// what the slot may show; `filler` stands in any slot.
  func isForm(of text: [Unicode.Scalar], filler: Unicode.Scalar? = nil) -> Bool {
    text.count <= elements.count
      && zip(elements, text).allSatisfy { element, scalar in
        switch element {
        case .literal(let literal, _): literal == scalar
        case .slot(let slot):
          scalar == filler || slot.takes(scalar) && slot.shown(for: scalar) == scalar
        }
      }
  }

  /// Whether a literal stands at the place, of the text's places.
  func isLiteral(at place: Int, of text: [Unicode.Scalar]) -> Bool {
    text.indices.contains(place) && elements.indices.contains(place)
      && elements[place].literal != nil
  }

  /// The text, and the rest of the pattern with `filler` in every slot (F5.10).
  func filled(_ text: [Unicode.Scalar], by filler: Unicode.Scalar) -> [Unicode.Scalar] {
    text + elements.dropFirst(text.count).map { $0.literal ?? filler }
  }
}
