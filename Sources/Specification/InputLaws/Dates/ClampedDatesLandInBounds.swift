extension Law {
  package static let clampedDatesLandInBounds = Law(
    """
    With dates clamped, a day that its month lacks becomes the last one, and a value out of bounds \
    the nearest bound. This happens once all is typed, when a digit is typed over, and in a repair.
    """, about: .dates, clauses: ["D15.8"],
    Property(forAll: .wrongDate { ($0.whole, $0.padding) = (.clamped, true) }) { subject, input in
      // A bound may lie outside the hundred years of two digits, or have more than the layout.
      try assume(!input.field.segments.contains(.shortYear))
      let rule = try subject.dateFields.fieldOfDescription(input.field)
      let nearest = DateSample(field: input.field, values: [input.nearest])
      let texts = [nearest.trimmed, nearest.text]
      let typed = rule.typing(input.bare).text
      try require(texts.contains(typed), "\(input.bare), typed, gives \(typed.escaped)")
      let repaired = rule.repaired(FieldState(input.trimmed)).text
      try require(texts.contains(repaired), "repaired to \(repaired.escaped)")
      for (state, key) in input.overtypings {
        let shown = rule.typing(key, into: state).text
        try require(texts.contains(shown), "\(key) in \(state) gives \(shown.escaped)")
      }
    })
}

extension WrongDate {
  /// The text with a 1 in the place of a digit, the caret before it, and that digit; for each.
  fileprivate var overtypings: [(state: FieldState, key: String)] {
    let text = trimmed.scalars
    return text.indices.filter { field.isDigit(text[$0]) }.compactMap { index in
      var other = text
      other[index] = field.texts.digits[1]
      let caret = String(scalars: text[..<index]).utf16.count
      let state = FieldState(String(scalars: other)).selecting(.caret(at: caret))
      return state.map { ($0, String(text[index])) }
    }
  }
}
