extension Law {
  package static let placeholdersFillTheRest = Law(
    """
    With a placeholder, a field shows its whole pattern, with the content in the first slots. \
    Edits give the same content as without a placeholder.
    """, clauses: ["F5.10", "F5.11"],
    Property(forAll: .patternInsertion(.plain, .filling), .bool()) { subject, input, isDeletion in
      let (pattern, policies) = (input.pattern, input.policies)
      let filler = try policies.placeholder.orDiscard()
      try assume(pattern.isForeign(filler))
      let shown = try pattern.showing(input, filler: filler).orDiscard()
      let edit = Edit(replacing: input.edit.range, with: isDeletion ? "" : input.edit.replacement)
      let placed = try PlacedEdit(edit, of: shown, in: pattern, filler: filler).orDiscard()
      try assume(!placed.places.isEmpty || !edit.isDeletion)
      let next = subject.patterns.fieldOfPattern(pattern, policies).apply(edit, to: shown)
      let fitting = placed.fitting.prefix(placed.room).map(pattern.slots[0].shown(for:))
      // If an edit is refused, the selected content stays.
      let isRefused = fitting.isEmpty && next == shown
      let content = placed.head + (isRefused ? placed.removed : fitting) + placed.tail
      try requireEqual(
        next.text.scalars,
        next.text.isEmpty ? [] : pattern.filled(pattern.laid(content), by: filler),
        "\(edit) of \(shown)")
      let isAll = edit.isDeletion && placed.places.count == shown.text.scalars.count
      try requireEqual(next.text.isEmpty, isAll, "whether the field is empty")
      let read = subject.patterns.contentOfText(next.text, pattern, policies)
      try requireEqual(read.scalars, content, "the content of \(next)")
    })
}

extension Generator<PatternPolicies> {
  /// The standard policies with a placeholder.
  fileprivate static let filling = Generator { source in
    let placeholder = source.element(of: ["_", "\u{2022}", "\u{1F600}"] as [Unicode.Scalar])
    return source.draw(.standard.with { $0.placeholder = placeholder })
  }
}

extension Pattern {
  /// The state that shows the same content, followed by placeholders.
  fileprivate func showing(_ input: PatternEdit, filler: Unicode.Scalar) -> FieldState? {
    let content = contentByPlace(input.state.text.scalars)
    let text = String(scalars: filled(laid(content), by: filler))
    return FieldState(text).selecting(input.state.selection)
  }
}
