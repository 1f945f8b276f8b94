extension Law {
  package static let patternFieldKeepsItsForm = Law(
    """
    After an edit, the text of a field has the form of its pattern, whatever the text was before. \
    With a placeholder, the field shows the whole pattern unless everything was deleted.
    """, clauses: ["F2.7", "F2.15", "F4.3", "F5.10"],
    Property(forAll: .patternJourney(.fixed)) { subject, input in
      try assume(!input.pattern.elements.isEmpty)
      let field = subject.patterns.fieldOfPattern(input.pattern, input.policies)
      try input.walk(field) { edit, state, next in
        let text = next.text.scalars
        let isForm = input.pattern.isForm(of: text, filler: input.policies.placeholder)
        let isEmptyEdit = edit.isEmpty(on: state)
        try require(isForm || isEmptyEdit, "\(next) after \(edit) of \(state) isn't in its form")
        if input.policies.placeholder != nil && !isEmptyEdit {
          let isAll = edit.isDeletion && state.places(of: edit.range)?.count == state.scalarCount
          let count = isAll ? 0 : input.pattern.elements.count
          try requireEqual(text.count, count, "\(next) after \(edit)")
        }
      }
    })
}

extension FieldState { fileprivate var scalarCount: Int { text.unicodeScalars.count } }
