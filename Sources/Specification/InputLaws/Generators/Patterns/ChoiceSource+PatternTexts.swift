extension ChoiceSource {
  /// A scalar that the slot accepts, or `nil` if there is none.
  mutating func fitting(_ slot: PatternSlot) -> Unicode.Scalar? {
    let fitting = Unicode.Scalar.patternMaterial.filter(slot.takes)
    return fitting.isEmpty ? nil : element(of: fitting)
  }

  /// Scalars that may be typed slot by slot: for each of the first slots, one that it accepts.
  mutating func content(for pattern: Pattern) -> [Unicode.Scalar] {
    var content: [Unicode.Scalar] = []
    for slot in pattern.slots {
      guard let scalar = span("slot", { $0.goesOn() ? $0.fitting(slot) : nil }) else { break }
      content.append(scalar)
    }
    return content
  }

  /// Whether another element follows; usually true in random cases.
  private mutating func goesOn() -> Bool { flip(0.92) }

  /// A text in the form of a prefix of the pattern: element by element, with optional slots filled
  /// or not.
  mutating func formedText(_ pattern: Pattern) -> String {
    var text = ""
    for element in pattern.elements {
      let more = span("element") { $0.goesOn() ? $0.scalars(for: element) : nil }
      guard let more else { break }
      text += String(scalars: more)
      // No element after a repeating slot is reached.
      if element.slot?.occurrence == .repeating { break }
    }
    return text
  }

  /// The scalars that the element may show, or `nil` if there are none.
  private mutating func scalars(for element: PatternElement) -> [Unicode.Scalar]? {
    guard let slot = element.slot else { return element.literal.map { [$0] } }
    if slot.occurrence == .optional && !flip() { return [] }
    var scalars: [Unicode.Scalar] = []
    repeated(slot.occurrence == .repeating ? 0...4 : 1...1, label: "scalar") { source in
      scalars += source.fitting(slot).map { [slot.shown(for: $0)] } ?? []
    }
    return scalars.isEmpty && slot.occurrence == .once ? nil : scalars
  }

  /// A text of scalars that the pattern contains or accepts, and of others.
  mutating func patternPieces(_ pattern: Pattern, _ counts: ClosedRange<Int>) -> String {
    var text = ""
    repeated(counts, label: "piece") { text.unicodeScalars.append($0.piece(of: pattern)) }
    return text
  }

  /// A text that a field with the pattern may show: usually in its form, or any other.
  mutating func patternText(_ pattern: Pattern) -> String {
    switch choose(upTo: 2, drawing: { $0.next(upTo: 9) < 7 ? 0 : $0.next(upTo: 2) }) {
    case 0: formedText(pattern)
    case 1: patternPieces(pattern, 0...8)
    default: formedText(pattern) + patternPieces(pattern, 1...3)
    }
  }

  /// A text to type or paste: a scalar, several scalars, content, a formatted text, or any text.
  mutating func patternWord(_ pattern: Pattern) -> String {
    switch choose(upTo: 4) {
    case 0: String(piece(of: pattern))
    case 1: String(scalars: content(for: pattern))
    case 2: formedText(pattern)
    case 3: patternPieces(pattern, 1...4)
    default: draw(Generator<String>.text(upTo: 2))
    }
  }

  /// Usually a scalar that a slot accepts, or a literal, or any other scalar.
  private mutating func piece(of pattern: Pattern) -> Unicode.Scalar {
    let (slots, literals) = (pattern.slots, pattern.literals)
    let kind = choose(upTo: 2) { $0.next(upTo: 9) < 6 ? 0 : $0.next(upTo: 2) }
    if kind == 0, !slots.isEmpty, let scalar = fitting(element(of: slots)) { return scalar }
    if kind == 1, !literals.isEmpty { return element(of: literals) }
    return element(of: Unicode.Scalar.patternMaterial)
  }
}
