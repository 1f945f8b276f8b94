extension Law {
  /// The law covers patterns in which no slot accepts a literal, and texts that end with content.
  package static let textReplacedByItselfStays = Law(
    """
    In a pattern field with the standard policies, replacing the selection with the same text \
    changes only the selection, even if the slots are of different kinds.
    """, clauses: ["F5.6", "F5.7"],
    Property(
      forAll: .patternInsertion(PatternShape(isFixed: true, hasLookalikes: false))
        .cover("several kinds", atLeast: 0.1) { !$0.pattern.hasOneKind && $0.hasSelection }
    ) { subject, input in
      let (pattern, state) = (input.pattern, input.state)
      let text = state.text.scalars
      let places = try state.places(of: state.selection).orDiscard()
      try assume(!places.isEmpty && text == pattern.laid(pattern.contentByPlace(text)))
      let edit = Edit(replacing: state.selection, with: String(scalars: Array(text[places])))
      let next = subject.patterns.fieldOfPattern(pattern, .standard).apply(edit, to: state)
      try requireEqual(next.text.scalars, text, "\(edit)")
    })
}

extension PatternEdit { fileprivate var hasSelection: Bool { state.selection.length > 0 } }
