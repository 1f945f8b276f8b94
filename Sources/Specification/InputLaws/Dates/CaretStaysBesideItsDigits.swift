extension Law {
  package static let caretStaysBesideItsDigits = Law(
    """
    In a date field, the caret is after the typed digit, or after the literals that follow it. \
    After a deletion, it is where the deletion began, or after the text that couldn't be deleted.
    """, about: .dates, clauses: ["D14.4", "D14.15", "D14.16"],
    Property(
      forAll: .dateJourney(withOtherTexts: false) {
        if $0.overflow == .clamped { $0.overflow = .passesOn }
        if $0.whole == .clamped { $0.whole = .atEnd }
      }
    ) { subject, input in
      let rule = try subject.dateFields.fieldOfDescription(input.field)
      for (state, edit, decision) in input.edits(of: rule) {
        guard let old = DateGroupTexts(state.text, in: input.field),
          let range = try? FieldState(text: state.text, selection: edit.range).selection,
          let next = decision.newState
        else { continue }
        try requireEqual(next.selection.length, 0, "selected after \(edit) of \(state)")
        if edit.isDeletion {
          let caret = old.caret(deleting: range, state, next.text, input.field)
          try requireEqual(next.selection.location, caret, "\(edit) of \(state) gives \(next)")
        } else if let digit = input.field.digit(typedBy: edit) {
          let before = String(
            decoding: Array(next.text.utf16.prefix(next.selection.location)), as: UTF16.self)
          let last = before.unicodeScalars.last { !input.field.literals.contains($0) }
          try requireEqual(last, digit, "\(edit) of \(state) gives \(next)")
          try require(before.unicodeScalars.last == digit || input.isEager, "\(next)")
        }
      }
    })
}

extension DateJourney { fileprivate var isEager: Bool { field.policies.literals == .eager } }

extension DateFieldDescription {
  /// The digit that an edit types, as the field writes it; nil if it types anything else.
  fileprivate func digit(typedBy edit: Edit) -> Unicode.Scalar? {
    guard let scalar = edit.replacement.scalars.first, edit.replacement.scalars.count == 1 else {
      return nil
    }
    if "0"..."9" ~= scalar { return texts.digits[Int(scalar.value) - 48] }
    return isDigit(scalar) ? scalar : nil
  }
}

extension DateGroupTexts {
  /// The place of the caret after a deletion that leads to `text`.
  fileprivate func caret(
    deleting range: TextRange, _ state: FieldState, _ text: String, _ field: DateFieldDescription
  ) -> Int {
    if text.scalars == state.text.scalars {
      let isForward = state.selection.length == 0 && range.location >= state.selection.location
      return range.location + (isForward ? range.length : 0)
    }
    let cut = zip(groups, field.groupShapes.widths).first { group, width in
      let length = String(scalars: group.text).utf16.count
      return width == 0 && group.start < range.location && range.location < group.start + length
    }
    return min(cut?.0.start ?? range.location, text.utf16.count)
  }
}
