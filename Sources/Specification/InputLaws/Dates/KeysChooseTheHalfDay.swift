extension Law {
  package static let keysChooseTheHalfDay = Law(
    """
    In a date field, the first letter of a half-day's text, typed in either case at the half-day's \
    start or directly after it, writes that half-day. If both half-days begin with the letter, \
    only their shared prefix is written. No other letter changes the half-day.
    """, clauses: ["D14.11"],
    Property(forAll: .dateSample(.halfDay) { ($0.whole, $0.literals) = (.atEnd, .lazy) }) {
      subject, sample in
      let rule = try subject.dateFields.fieldOfDescription(sample.field)
      let index = sample.pieces.firstIndex { $0.segment == .halfDay } ?? 0
      let head = sample.pieces[..<index].map(\.text).joined()
      let halves = [sample.field.texts.morning, sample.field.texts.afternoon]
      let areAlike = halves[0].scalars.first == halves[1].scalars.first
      for before in ["", sample.pieces[index].text] {
        let state = FieldState(head + before)
        for half in halves {
          guard let first = half.scalars.first.map({ String($0) }) else { continue }
          for key in [first, first.uppercased(), first.lowercased()] {
            let next = rule.typing(key, into: state)
            let text = head + (areAlike ? first : half)
            try requireEqual(next.text, text, "\(key.escaped) in \(state)")
          }
        }
        try requireEqual(rule.typing("x", into: state), state, "x in \(state)")
      }
    })
}
