extension Law {
  package static let caretStaysBesideItsDigits = Law(
    "In a date field, the caret is after the typed digit, or after the literals that follow it.",
    clauses: ["D14.4", "D14.15"],
    Property(
      forAll: .dateJourney(withOtherTexts: false) {
        if $0.overflow == .clamped { $0.overflow = .passesOn }
        if $0.whole == .clamped { $0.whole = .atEnd }
      }
    ) { subject, input in
      let rule = try subject.dateFields.fieldOfDescription(input.field)
      for (state, edit, decision) in input.edits(of: rule) {
        guard rule.objection(to: state.text) == nil, let next = decision.newState else { continue }
        try requireEqual(next.selection.length, 0, "the selection after \(edit) of \(state)")
        guard let digit = input.field.digit(typedBy: edit) else { continue }
        let before = next.text.prefix(units: next.selection.location)
        let last = before.unicodeScalars.last { !input.field.literals.contains($0) }
        try requireEqual(last, digit, "\(edit) of \(state) gives \(next)")
        try require(before.unicodeScalars.last == digit || input.isEager, "\(next)")
      }
    })
}

extension DateJourney { fileprivate var isEager: Bool { field.policies.literals == .eager } }

extension DateFieldDescription {
  /// The digit that an edit types, in the field's script; `nil` if the edit isn't a single digit.
  fileprivate func digit(typedBy edit: Edit) -> Unicode.Scalar? {
    guard let scalar = edit.replacement.scalars.first, edit.replacement.scalars.count == 1 else {
      return nil
    }
    if "0"..."9" ~= scalar { return texts.digits[Int(scalar.value) - 48] }
    return isDigit(scalar) ? scalar : nil
  }
}
