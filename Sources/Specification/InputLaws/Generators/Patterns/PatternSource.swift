/// A notation, the text of a pattern in it, and the text's meaning.
struct PatternSource: Hashable, Sendable {
  var notation: PatternNotation
  var text: String
  var elements: [PatternElement]
}

extension PatternSource: CustomStringConvertible {
  /// The notation, the text and the pattern, each on a line of its own.
  var description: String {
    "notation \(notation.words)\ntext     \(text.escaped)\npattern  \(Pattern(elements).words)"
  }
}

extension PatternNotation {
  /// The scalars with their slots, in the order of their numbers.
  var words: String {
    slots.sorted { $0.key < $1.key }.map { "\(String($0.key).escaped) \($0.value.words)" }
      .joined(separator: ", ")
  }
}

extension Generator<PatternSource> {
  /// A text built part by part, with or without an optional tail.
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
  /// A text that might be a pattern's.
  mutating func notationText() -> String {
    var text = ""
    let pieces = Array("*0aA?[]\\-7 (")
    repeated(0...8, label: "piece") { source in
      let piece = source.element(of: pieces)
      text += source.flip(0.1) ? source.draw(Generator<String>.text(upTo: 1)) : String(piece)
    }
    return text
  }

  /// The notation with only digits, the wide one, or any different slots for any scalars.
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

  /// Parts of a text, and the elements that they mean.
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
        elements += notation.slots[sign].map { [.slot($0.occurring(isOptional))] } ?? []
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

extension PatternSlot {
  /// The slot as it is in the tail, or outside the tail.
  fileprivate func occurring(_ isOptional: Bool) -> PatternSlot {
    isOptional ? PatternSlot(content, letterCase: letterCase, occurrence: .optional) : self
  }
}
