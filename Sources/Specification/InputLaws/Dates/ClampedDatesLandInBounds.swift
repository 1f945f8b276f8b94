extension Law {
  package static let clampedDatesLandInBounds = Law(
    """
    A date field that clamps replaces a day that the month doesn't have with the month's last day, \
    and a value out of bounds with the nearest bound. It does so after the last digit, when a \
    digit is typed over another, and in a repair.
    """, clauses: ["D15.8"],
    Property(forAll: .wrongDate { ($0.whole, $0.padding) = (.clamped, true) }) { subject, input in
      // A bound may lie outside the two-digit years' century, or be finer than the layout can show.
      try assume(!input.field.segments.contains(.shortYear))
      let rule = try subject.dateFields.fieldOfDescription(input.field)
      let nearest = DateSample(field: input.field, values: [input.nearest])
      let texts = [nearest.trimmed, nearest.text]
      let typed = rule.typing(input.bare).text
      try require(texts.contains(typed), "typing \(input.bare) gives \(typed.escaped)")
      let repaired = rule.repaired(FieldState(input.trimmed)).text
      try require(texts.contains(repaired), "the repair gives \(repaired.escaped)")
      for (state, key) in input.overtypings {
        let shown = rule.typing(key, into: state).text
        try require(texts.contains(shown), "\(key) in \(state) gives \(shown.escaped)")
      }
    })
}

extension WrongDate {
  /// For each digit of the text, a state with a 1 in its place and the caret before the 1, and the
  /// digit's key.
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
