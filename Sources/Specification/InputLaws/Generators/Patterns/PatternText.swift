/// A pattern, policies, and a text to format or to read.
struct PatternText: Hashable, Sendable {
  var pattern: Pattern
  var policies: PatternPolicies
  var text: String
}

extension Generator<PatternText> {
  static func patternText(
    _ shape: PatternShape = .any, _ policies: Generator<PatternPolicies> = .any
  ) -> Generator {
    Generator { source in
      let pattern = source.pattern(shape)
      let text = source.flip(0.4) ? source.patternWord(pattern) : source.patternText(pattern)
      return PatternText(pattern: pattern, policies: source.draw(policies), text: text)
    }
  }

  static func formedText(_ shape: PatternShape, _ policies: Generator<PatternPolicies> = .standard)
    -> Generator
  {
    Generator { source in
      let pattern = source.pattern(shape)
      let text = source.formedText(pattern)
      return PatternText(pattern: pattern, policies: source.draw(policies), text: text)
    }
  }

  /// A pattern with one slot, and a scalar, which is often one that only some slots accept.
  static let scalarForSlot = Generator { source in
    let pattern = Pattern([.slot(source.patternSlot(.fixed))])
    let text =
      source.flip()
      ? source.draw(.anyScalar) : String(source.element(of: Unicode.Scalar.patternMaterial))
    return PatternText(pattern: pattern, policies: .standard, text: text)
  }

  /// A pattern, and content that fills its first slots.
  static func patternContent(
    _ shape: PatternShape = .fixed, _ policies: Generator<PatternPolicies> = .standard
  ) -> Generator {
    Generator { source in
      let pattern = source.pattern(shape)
      let text = String(scalars: source.content(for: pattern))
      return PatternText(pattern: pattern, policies: source.draw(policies), text: text)
    }
  }
}

extension ChoiceSource {
  /// A scalar that the slot accepts, or `nil` if there is none.
  mutating func fitting(_ slot: PatternSlot) -> Unicode.Scalar? {
    let fitting = Unicode.Scalar.patternMaterial.filter(slot.takes)
    return fitting.isEmpty ? nil : element(of: fitting)
  }

  /// For each of the first slots, a scalar that the slot accepts.
  mutating func content(for pattern: Pattern) -> [Unicode.Scalar] {
    var content: [Unicode.Scalar] = []
    for slot in pattern.slots {
      guard let scalar = span("slot", { $0.goesOn() ? $0.fitting(slot) : nil }) else { break }
      content.append(scalar)
    }
    return content
  }

  /// Whether another element follows; usually true.
  private mutating func goesOn() -> Bool { flip(0.92) }

  /// A formatted text for the start of the pattern, with optional slots filled or left empty.
  mutating func formedText(_ pattern: Pattern) -> String {
    var text = ""
    for element in pattern.elements {
      let more = span("element") { $0.goesOn() ? $0.scalars(for: element) : nil }
      guard let more else { break }
      text += String(scalars: more)
      // A repeating slot ends the text, because elements after it can't be reached.
      if element.slot?.occurrence == .repeating { break }
    }
    return text
  }

  /// The scalars that show the element, or `nil` if there are none.
  private mutating func scalars(for element: PatternElement) -> [Unicode.Scalar]? {
    guard let slot = element.slot else { return element.literal.map { [$0] } }
    if slot.occurrence == .optional && !flip() { return [] }
    var scalars: [Unicode.Scalar] = []
    repeated(slot.occurrence == .repeating ? 0...4 : 1...1, label: "scalar") { source in
      scalars += source.fitting(slot).map { [slot.shown(for: $0)] } ?? []
    }
    return scalars.isEmpty && slot.occurrence == .once ? nil : scalars
  }

  /// A text of scalars that the pattern contains or accepts, mixed with other scalars.
  mutating func patternPieces(_ pattern: Pattern, _ counts: ClosedRange<Int>) -> String {
    var text = ""
    repeated(counts, label: "piece") { text.unicodeScalars.append($0.piece(of: pattern)) }
    return text
  }

  /// A text that a field with the pattern may show: usually formatted, otherwise any text.
  mutating func patternText(_ pattern: Pattern) -> String {
    switch choose(upTo: 2, drawing: { $0.next(upTo: 9) < 7 ? 0 : $0.next(upTo: 2) }) {
    case 0: formedText(pattern)
    case 1: patternPieces(pattern, 0...8)
    default: formedText(pattern) + patternPieces(pattern, 1...3)
    }
  }

  /// A text to type or paste: one or several scalars, content, a formatted text, or any text.
  mutating func patternWord(_ pattern: Pattern) -> String {
    switch choose(upTo: 4) {
    case 0: String(piece(of: pattern))
    case 1: String(scalars: content(for: pattern))
    case 2: formedText(pattern)
    case 3: patternPieces(pattern, 1...4)
    default: draw(Generator<String>.text(upTo: 2))
    }
  }

  /// Usually a scalar that a slot accepts; otherwise, a literal or another scalar.
  private mutating func piece(of pattern: Pattern) -> Unicode.Scalar {
    let (slots, literals) = (pattern.slots, pattern.literals)
    let kind = choose(upTo: 2) { $0.next(upTo: 9) < 6 ? 0 : $0.next(upTo: 2) }
    if kind == 0, !slots.isEmpty, let scalar = fitting(element(of: slots)) { return scalar }
    if kind == 1, !literals.isEmpty { return element(of: literals) }
    return element(of: Unicode.Scalar.patternMaterial)
  }
}

struct PatternSource: Hashable, Sendable {
  var notation: PatternNotation
  var text: String
  var elements: [PatternElement]
}

extension PatternSource: CustomStringConvertible {
  var description: String {
    "notation \(notation.words)\ntext     \(text.escaped)\npattern  \(Pattern(elements).words)"
  }
}

extension PatternNotation {
  /// The notation's scalars, in order, with the slot that each stands for.
  var words: String {
    slots.sorted { $0.key < $1.key }.map { "\(String($0.key).escaped) \($0.value.words)" }
      .joined(separator: ", ")
  }
}

extension Generator<PatternSource> {
  /// A pattern's text assembled from parts, with or without an optional tail.
  static func patternSource(tail: Bool? = nil) -> Generator {
    Generator { source in
      let notation = source.notation()
      var (text, elements) = source.parts(in: notation, isOptional: false)
      if tail ?? source.flip(0.4) {
        let end = source.parts(in: notation, isOptional: true)
        text += "[\(end.text)]"
        elements += end.elements
      }
      return PatternSource(notation: notation, text: text, elements: elements)
    }
  }
}

extension ChoiceSource {
  /// A text that may be a valid pattern in the notation.
  mutating func notationText() -> String {
    var text = ""
    let pieces = Array("*0aA?[]\\-7 (")
    repeated(0...8, label: "piece") { source in
      let piece = source.element(of: pieces)
      text += source.flip(0.1) ? source.draw(Generator<String>.text(upTo: 1)) : String(piece)
    }
    return text
  }

  /// The `digits` or `wide` notation, or a notation that uses random scalars.
  mutating func notation() -> PatternNotation {
    switch choose(upTo: 2) {
    case 0: return .digits
    case 1: return .wide
    default:
      let signs: [Unicode.Scalar] = ["#", "9", "x", "\u{1F600}", "]", "\\", "\u{663}"]
      var slots: [Unicode.Scalar: PatternSlot] = [:]
      repeated(0...4, label: "slot") { source in
        let slot = source.plainSlot()
        if !slots.values.contains(slot) { slots[source.element(of: signs)] = slot }
      }
      return PatternNotation(slots)
    }
  }

  private mutating func plainSlot() -> PatternSlot {
    let contents: [PatternSlot.Content] = [
      .digit, .letter, .anyDigit, .letterOrDigit, .any, .set(["a", "7"]), .anyExcept(["-"]),
    ]
    let content = element(of: contents)
    return PatternSlot(
      content, letterCase: element(of: PatternSlot.LetterCase.allCases),
      occurrence: element(of: PatternSlot.Occurrence.allCases))
  }

  /// A text of random parts, and the pattern elements that these parts stand for.
  fileprivate mutating func parts(in notation: PatternNotation, isOptional: Bool) -> (
    text: String, elements: [PatternElement]
  ) {
    var text = ""
    var elements: [PatternElement] = []
    let signs = notation.slots.keys.sorted()
    repeated(0...6, label: "part") { source in
      if !signs.isEmpty && source.flip(0.6) {
        let sign = source.element(of: signs)
        text += String(sign)
        let slots = notation.slots[sign].map { [PatternElement.slot($0)] } ?? []
        elements += isOptional ? slots.map(\.optional) : slots
      } else {
        let scalar = source.element(of: Self.notationLiterals)
        let means = signs.contains(scalar) || "[]\\".unicodeScalars.contains(scalar)
        text += (means || source.flip(0.2) ? "\\" : "") + String(scalar)
        elements.append(.literal(scalar))
      }
    }
    return (text, elements)
  }

  private static let notationLiterals: [Unicode.Scalar] = [
    "-", " ", "(", "7", "*", "[", "]", "\\", "0", "a", "#", "\u{1F600}", "\u{E9}", "\u{301}", "\n",
  ]
}

enum NotationQuestion: Hashable, Sendable {
  case read(String, PatternNotation)
  case write(Pattern, PatternNotation)
}

extension NotationQuestion: CustomStringConvertible {
  var description: String {
    switch self {
    case .read(let text, let notation): "read  \(text.escaped)\nin    \(notation.words)"
    case .write(let pattern, let notation): "write \(pattern.words)\nin    \(notation.words)"
    }
  }
}

extension Generator<NotationQuestion> {
  static let notationQuestion = Generator { source in
    let notation = source.notation()
    return source.flip()
      ? .write(source.pattern(.any), notation) : .read(source.notationText(), notation)
  }
}
