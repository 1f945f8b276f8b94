extension Law {
  package static let normalizingKeepsPatternTexts = Law(
    """
    Normalization doesn't change how a field handles a text in the field's own format that \
    contains typographic characters. The text can be set, cut and pasted back, or typed.
    """, clauses: ["E8.11", "E8.14", "E8.16"],
    Property(forAll: .typographicPattern) { subject, input in
      let field = subject.patterns.fieldOfPattern(input.pattern, input.policies)
      var session = FieldSession(field, normalization: input.normalization)
      for word in input.words { _ = session.perform(.paste(word)) }
      let text = session.state.text
      let ways: [[Action]] = [
        [.set(FieldState(text)), .select(session.state.whole), .cut, .paste(text)], [.paste(text)],
        text.unicodeScalars.map { .type(String($0)) },
      ]
      for actions in ways {
        var normalizing = FieldSession(field, normalization: input.normalization)
        var plain = FieldSession(field)
        for action in actions {
          try requireEqual(
            normalizing.perform(action), plain.perform(action),
            "\(action) differs for \(text.escaped)")
        }
      }
    })
}

/// A pattern with characters that normalization replaces, and a text pasted into its field.
private struct TypographicPattern: Hashable, Sendable {
  var pattern: Pattern
  var policies: PatternPolicies
  var normalization: Normalization
  var words: [String]

  static let characters: [Unicode.Scalar] = [
    "\u{2019}", "\u{A0}", "\u{2013}", "\u{2014}", "\u{202F}", "\u{201C}", "\u{200F}", "-", "'", "1",
    "a", " ",
  ]
}

extension Generator<TypographicPattern> {
  fileprivate static let typographicPattern = Generator { source in
    let elements: [PatternElement] = source.list(1...6, label: "element") {
      $0.typographicElement()
    }
    var policies = source.draw(Generator<PatternPolicies>.any)
    policies.placeholder = source.flip(0.2) ? "\u{2013}" : nil
    let words: [String] = source.list(1...3, label: "word") { source in
      let characters: [Unicode.Scalar] = source.list(1...4, label: "character") {
        $0.element(of: TypographicPattern.characters)
      }
      return String(scalars: characters)
    }
    return TypographicPattern(
      pattern: Pattern(elements), policies: policies, normalization: source.plainKinds(),
      words: words)
  }
}

extension ChoiceSource {
  fileprivate mutating func typographicElement() -> PatternElement {
    let character = element(of: TypographicPattern.characters)
    switch choose(upTo: 4) {
    case 0: return .literal(character)
    case 1: return .slot(.digit)
    case 2: return .slot(PatternSlot(.set([character, "1"])))
    case 3: return .slot(.any)
    default: return .literal(character, inValue: true)
    }
  }
}
