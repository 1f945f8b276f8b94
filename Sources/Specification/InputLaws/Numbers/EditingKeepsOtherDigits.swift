extension Law {
  package static let editingKeepsOtherDigits = Law(
    "An insertion into a formatted number never loses, doubles or moves another digit.",
    clauses: ["N7.10", "N7.12", "N7.18", "N7.19"],
    Property(forAll: .numberField) { subject, input in
      let field = subject.numbers.fieldOfFormat(input.format, .none)
      var (state, lenient) = (input.state, input.format)
      lenient.grouping = .lenient
      for edit in input.edits {
        let bare = String(scalars: state.bare(input.format))
        guard field.repaired(FieldState(bare)).text.hasSameUnits(as: state.text) else { return }
        let parts = state.parts(around: edit)
        let next = field.apply(edit, to: state)
        guard let parts, next != state, !edit.isDeletion else {
          state = next
          continue
        }
        try require(
          subject.numbers.maySeparate(edit.replacement, input.format),
          "\(edit) makes \(next), but its separators could mean something else")
        // A field may replace another locale's decimal separator with its own (N7.19).
        let own = String(input.format.symbols.decimalSeparator)
        let isDecimal = [".", ",", "\u{66B}"].contains(edit.replacement)
        let key = edit.replacement.unicodeScalars
        let isGroup = key.count == 1 && key.allSatisfy(lenient.separatesGroups)
        let words = [edit.replacement] + (isDecimal ? [own] : []) + (isGroup ? [""] : [])
        let expected = words.map { input.format.content([parts.head, $0, parts.tail].joined()) }
        try require(
          expected.contains(input.format.content(next.text)), "\(next) after \(edit)")
        state = next
      }
    })
}

extension NumberFormat {
  /// The scalars of a text, except grouping separators and bidi marks.
  fileprivate func content(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !separatesGroups($0) && !NumberFormat.bidiMarks.contains($0) }
  }
}

extension Implementation.Numbers {
  /// Whether the separators in a text have only one meaning: the text is one scalar, has no
  /// grouping separators, or is a complete number.
  fileprivate func maySeparate(_ text: String, _ format: NumberFormat) -> Bool {
    var format = format
    format.allowsExponent = false
    return text.unicodeScalars.count == 1
      || !text.unicodeScalars.contains(where: format.separatesGroups)
      || problem(text, .complete, format) == nil
  }
}

extension FieldState {
  /// The text before the edit's range and the text after it; `nil` if the range is outside the
  /// text.
  fileprivate func parts(around edit: Edit) -> (head: String, tail: String)? {
    guard let emptied = try? replacing(Edit(replacing: edit.range, with: "")) else { return nil }
    let units = emptied.text.utf16
    return (
      String(decoding: units.prefix(emptied.selection.location), as: UTF16.self),
      String(decoding: units.dropFirst(emptied.selection.location), as: UTF16.self)
    )
  }
}
