extension Law {
  package static let backspaceEmptiesTheDate = Law(
    """
    A date field accepts every deletion, which removes the digits in its range and any half-day \
    that it touches. No other digit moves to another group. Backspaces from the end empty the field.
    """, about: .dates, clauses: ["D14.16", "D14.17", "E13"],
    Property(forAll: .dateJourney(withOtherTexts: false)) { subject, input in
      let rule = try subject.dateFields.fieldOfDescription(input.field)
      for (state, edit, decision) in input.edits(of: rule) where edit.isDeletion {
        guard let old = DateGroupTexts(state.text, in: input.field),
          let range = try? FieldState(text: state.text, selection: edit.range).selection
        else { continue }
        let next = try require(decision, "\(edit) of \(state)")
        let new = DateGroupTexts(next.text, in: input.field)
        let groups = old.contents(without: range, input.field)
        try requireEqual(new?.groups.map(\.text), groups, "\(edit) of \(state) gives \(next)")
      }
      var state = FieldState(rule.typing("", into: input.state).text)
      for _ in 0..<state.text.utf16.count {
        state = state.backwardDeletion.map { rule.apply($0, to: state) } ?? state
      }
      try requireEqual(state, .empty, "backspaces from the end")
    })
}

/// The new state of a decision; throws if the decision is a refusal.
private func require(_ decision: Decision, _ edit: String) throws -> FieldState {
  guard let next = decision.newState else {
    throw Failure("\(edit) is \(decision)", at: "refused deletion")
  }
  return next
}

extension DateGroupTexts {
  /// The content of each group, without a range of the text.
  func contents(without range: TextRange, _ field: DateFieldDescription) -> [[Unicode.Scalar]] {
    let widths = field.groupShapes.widths
    return groups.indices.map { index in
      var offset = groups[index].start
      var (kept, isTouched) = ([Unicode.Scalar](), false)
      for scalar in groups[index].text {
        let isInside = range.location <= offset && offset < range.location + range.length
        if isInside { isTouched = true } else { kept.append(scalar) }
        offset += UTF16.width(scalar)
      }
      return isTouched && widths[index] == 0 ? [] : kept
    }
  }
}
