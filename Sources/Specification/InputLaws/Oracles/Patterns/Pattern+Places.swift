extension Pattern {
  package var slots: [PatternSlot] { elements.compactMap(\.slot) }

  package var literals: [Unicode.Scalar] { elements.compactMap(\.literal) }

  /// Whether every slot must be filled; if so, each scalar of a formatted text belongs to the
  /// element with the same index.
  var isFixed: Bool { slots.allSatisfy { $0.occurrence == .once } }

  var hasOneKind: Bool { Set(slots).count <= 1 }

  package var firstLiterals: [Unicode.Scalar] {
    elements.prefix { $0.literal != nil }.compactMap(\.literal)
  }

  /// Whether any slot accepts the scalar.
  package func admits(_ scalar: Unicode.Scalar) -> Bool { slots.contains { $0.takes(scalar) } }

  /// Whether any slot accepts one of the pattern's literals.
  var hasLookalikes: Bool { literals.contains(where: admits) }

  /// Whether the scalar isn't a literal and isn't accepted by any slot.
  func isForeign(_ scalar: Unicode.Scalar) -> Bool { !admits(scalar) && !literals.contains(scalar) }

  func slot(from place: Int) -> PatternSlot? {
    elements.dropFirst(place).lazy.compactMap(\.slot).first
  }

  /// Whether the text must be formatted, because it isn't only content (F3.6).
  func showsFormatting(in text: [Unicode.Scalar]) -> Bool {
    !hasLookalikes || !text.allSatisfy(admits)
  }

  /// Whether each slot refuses the first literal of the sequence before it, so that this literal
  /// isn't read as content when it is typed (F3.5).
  var opensItsRuns: Bool {
    elements.indices.allSatisfy { place in
      guard let literal = elements[place].literal, let slot = slot(from: place) else { return true }
      return place > 0 && elements[place - 1].literal != nil || !slot.takes(literal)
    }
  }
}

// The formatted texts, element by element, of patterns in which every slot must be filled.
extension Pattern {
  /// The formatted text of as much content as the slots can show, with the literals before filled
  /// slots (F2.7).
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

  /// The content in the slots of a formatted text.
  func contentByPlace(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    zip(elements, text).compactMap { element, scalar in element.slot == nil ? nil : scalar }
  }

  func slotCount(before place: Int) -> Int { elements.prefix(place).count { $0.slot != nil } }

  /// Whether the text is a formatted text for the start of the pattern.
  ///
  /// Each scalar must be the element's literal, a scalar that its slot may show, or `filler` for an
  /// empty slot.
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

  /// Whether the element that the scalar at this index belongs to is a literal.
  func isLiteral(at place: Int, of text: [Unicode.Scalar]) -> Bool {
    text.indices.contains(place) && elements.indices.contains(place)
      && elements[place].literal != nil
  }

  /// The text, followed by the rest of the pattern with `filler` for each slot (F5.10).
  func filled(_ text: [Unicode.Scalar], by filler: Unicode.Scalar) -> [Unicode.Scalar] {
    text + elements.dropFirst(text.count).map { $0.literal ?? filler }
  }
}

/// An edit of a text formatted by a pattern in which every slot must be filled.
///
/// It also stores the content before, in and after the replaced range (F4.2).
struct PlacedEdit {
  let pattern: Pattern
  let text: [Unicode.Scalar]
  let places: Range<Int>
  let head: [Unicode.Scalar]
  let removed: [Unicode.Scalar]
  let tail: [Unicode.Scalar]
  let inserted: [Unicode.Scalar]

  /// Creates the parts of an edit; `nil` if the range is outside the text, or the text isn't
  /// formatted by a fixed pattern.
  init?(_ edit: Edit, of state: FieldState, in pattern: Pattern, filler: Unicode.Scalar? = nil) {
    let text = state.text.scalars
    guard pattern.isFixed, pattern.isForm(of: text, filler: filler),
      let places = state.places(of: edit.range)
    else { return nil }
    (self.pattern, self.text, self.places) = (pattern, text, places)
    inserted = edit.replacement.scalars
    let content = zip(pattern.elements, text).map { element, scalar in
      element.slot == nil || scalar == filler ? nil : scalar
    }
    head = content[..<places.lowerBound].compactMap { $0 }
    removed = content[places].compactMap { $0 }
    tail = content[places.upperBound...].compactMap { $0 }
  }

  /// The inserted scalars that the slots accept, if all slots are of the same kind.
  var fitting: [Unicode.Scalar] { inserted.filter(pattern.admits) }

  /// Whether a slot follows the slots that the content before the edit fills.
  var hasSlotAfterHead: Bool { head.count < pattern.slots.count }

  /// The number of slots that the content before and after the edit leaves empty.
  var room: Int { pattern.slots.count - head.count - tail.count }
}

extension [Unicode.Scalar] {
  var halves: [[Unicode.Scalar]] {
    [Array(prefix(count / 2)), Array(dropFirst(count / 2))]
  }
}

extension Collection<Unicode.Scalar> {
  /// Whether another list contains these scalars in the same order, possibly with other scalars
  /// between them.
  func isSubsequence(of others: [Unicode.Scalar]) -> Bool {
    var rest = others[...]
    return allSatisfy { scalar in
      guard let place = rest.firstIndex(of: scalar) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}

extension Pattern: Worded {
  /// The pattern as text: `*` for a digit, other slots in braces, and literals as they are, or
  /// between bars if they belong to the value.
  package var words: String {
    elements.isEmpty ? "without elements" : elements.map(\.words).joined()
  }
}

extension PatternElement {
  fileprivate var words: String {
    switch self {
    case .literal(let scalar, inValue: false): scalar.words
    case .literal(let scalar, inValue: true): "|\(scalar.words)|"
    case .slot(.digit): "*"
    case .slot(let slot): "{\(slot.words)}"
    }
  }
}

extension PatternSlot {
  var words: String {
    let kind =
      switch content {
      case .digit: "digit"
      case .anyDigit: "any digit"
      case .letter: "letter"
      case .letterOrDigit: "letter or digit"
      case .any: "any"
      case .set(let members): "of \(members.words)"
      case .anyExcept(let others): "any but \(others.words)"
      }
    return kind + (letterCase == .kept ? "" : ", \(letterCase)")
      + (occurrence == .once ? "" : ", \(occurrence)")
  }
}

extension Unicode.Scalar {
  /// The scalar, preceded by a backslash if it has a meaning in this notation.
  fileprivate var words: String {
    let word = String(String(self).escaped.dropFirst().dropLast())
    return "*{}|".unicodeScalars.contains(self) ? "\\" + word : word
  }
}

extension Set<Unicode.Scalar> {
  fileprivate var words: String { String(scalars: sorted()).escaped }
}

extension PatternPolicies: Worded {
  package var words: String {
    let standard = Mirror(reflecting: PatternPolicies.standard).children
    let differing = zip(standard, Mirror(reflecting: self).children).filter {
      "\($0.value)" != "\($1.value)"
    }
    if differing.isEmpty { return "standard" }
    return differing.map { "\($1.label ?? "?") \($1.value)" }.joined(separator: ", ")
  }
}
