extension Law {
  /// The law covers patterns in which all slots accept the same scalars, and no slot accepts a
  /// literal.
  package static let repairsReportWhatTheyLose = Law(
    """
    A repair formats a text that was set from code, and keeps the caret after the same content. \
    The violation is `full` if the content exceeds the slots, and otherwise `reformatted`.
    """, clauses: ["F4.10", "F4.11", "F4.12", "E12.7", "E12.10"],
    Property(forAll: .textFromCode.cover("exceeds the slots", atLeast: 0.1) { $0.overflows }) {
      subject, input in
      let pattern = input.pattern
      let content = input.text.scalars.filter(pattern.admits)
      let laid = pattern.laid(content)
      try assume(laid != input.text.scalars)
      let field = subject.patterns.fieldOfPattern(pattern, .standard)
      let objection = try field.objection(to: input.text).orDiscard()
      if !content.isEmpty {
        try requireEqual(objection, input.overflows ? .notFormatted(.full) : .reformatted)
      }
      let places = try input.state.places(of: input.state.selection).orDiscard()
      let before = input.text.scalars[..<places.lowerBound].filter(pattern.admits)
      let repaired = field.repaired(input.state)
      try requireEqual(repaired.text.scalars, laid, "the repaired text")
      let caret = String(scalars: pattern.laid(before)).utf16.count
      try requireEqual(repaired.selection.location, caret, "the caret of \(repaired)")
    })
}

extension Generator<PatternEdit> {
  /// A field whose text has scalars that don't fit, and content that may be too long for the
  /// pattern.
  fileprivate static let textFromCode = Generator { source in
    let pattern = source.pattern(.plain)
    let junk = Unicode.Scalar.patternMaterial.filter(pattern.isForeign)
    let fitting = Unicode.Scalar.patternMaterial.filter(pattern.slots[0].takes)
    var text: [Unicode.Scalar] = []
    source.repeated(0...pattern.slots.count + 2, label: "scalar") { source in
      if source.flip(0.1), !junk.isEmpty { text.append(source.element(of: junk)) }
      if !fitting.isEmpty { text.append(source.element(of: fitting)) }
    }
    let state = source.state(showing: String(scalars: text))
    let edit = Edit(replacing: state.selection, with: "")
    return PatternEdit(pattern: pattern, policies: .standard, state: state, edit: edit)
  }
}

extension PatternEdit {
  fileprivate var text: String { state.text }

  /// Whether the content has more scalars than the pattern has slots.
  fileprivate var overflows: Bool {
    text.scalars.filter(pattern.admits).count > pattern.slots.count
  }
}
