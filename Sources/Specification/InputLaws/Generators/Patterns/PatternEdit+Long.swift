extension Generator<PatternEdit> {
  /// A field with a pattern of up to sixty elements, often with many alike in a row, and any edit.
  ///
  /// The reference looks such elements up by their kind; the model checks one after the other.
  static func longPatternEdit() -> Generator {
    Generator { source in
      let pattern = source.longPattern()
      let state = source.state(showing: source.patternText(pattern))
      let edit = source.patternEdit(of: state, pattern)
      let policies = source.draw(Generator<PatternPolicies>.any)
      return PatternEdit(pattern: pattern, policies: policies, state: state, edit: edit)
    }
  }
}

extension ChoiceSource {
  /// Stretches of elements of one or two kinds, longer than those that are checked one by one.
  fileprivate mutating func longPattern() -> Pattern {
    var elements: [PatternElement] = []
    repeated(0...4, label: "stretch") { source in
      let kinds = [source.anyElement(), source.anyElement()]
      source.repeated(0...15, label: "element") { elements.append($0.element(of: kinds)) }
    }
    return Pattern(elements)
  }

  /// A literal, or a slot, which usually is optional.
  private mutating func anyElement() -> PatternElement {
    if flip(0.3) { return .literal(element(of: ["-", "7", "a", "\u{E9}"]), inValue: flip(0.2)) }
    let slot = patternSlot(.any)
    let occurrence = element(of: [PatternSlot.Occurrence.optional, .optional, .once, .repeating])
    return .slot(PatternSlot(slot.content, letterCase: slot.letterCase, occurrence: occurrence))
  }
}
