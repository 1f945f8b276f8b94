extension Law {
  package static let shownDatesAreThePastedOnes = Law(
    """
    After a paste, a date field shows only a value that the text can mean: number by number, as \
    digits alone, in ISO 8601, with month names or with a 12-hour clock. A sign doesn't separate \
    numbers, nor does a slash in a time or a colon in a date. Except for zeros, a century and an \
    ISO date, the digits stay in order. An insertion never empties a field.
    """, clauses: ["D14.10", "D14.12", "D14.13", "D14.20", "D14.22", "D14.23"],
    Property(forAll: .pastedDate) { subject, pasted in
      let (fields, field) = (subject.dateFields, pasted.sample.field)
      let rule = try fields.fieldOfDescription(field)
      guard let next = rule.decide(pasted.edit, on: pasted.state).newState else { return }
      try require(!next.text.isEmpty || pasted.state.text.isEmpty, "the field is empty")
      let digits = (pasted.head + pasted.text).digitsButZeros(in: field)
      let orders = next.text.digits(in: field, orISO: pasted.text)
      try require(orders.contains(digits), next.text.escaped)
      guard fields.isTextComplete(next.text, field),
        let shown = try? fields.valuesOfText(next.text, field)
      else { return }
      let readings = DateReadings(pasted.text, after: pasted.head, in: field)
      try require(readings.values.contains(shown), "\(next.text.escaped) isn't a possible reading")
    })
}

extension String {
  /// The nonzero digits, in any script.
  fileprivate func digitsButZeros(in field: DateFieldDescription) -> [Int] {
    unicodeScalars.compactMap { $0.digit(in: field) }.filter { $0 != 0 }
  }

  /// The nonzero digits allowed in a pasted text: the shown digits, also with a century before a
  /// final two-digit year, or the ISO date's digits.
  fileprivate func digits(in field: DateFieldDescription, orISO pasted: String) -> [[Int]] {
    let plain = digitsButZeros(in: field)
    var all = [plain]
    if field.numberPlaces.last?.segment == .shortYear {
      let pivot = field.policies.pivot
      let shown = unicodeScalars.compactMap { $0.digit(in: field) }
      for century in [pivot / 100, (pivot + 99) / 100] {
        let places = [shown.count - 1, shown.count - 2].filter { $0 >= 0 }
        all += places.map { place in
          (shown[..<place] + [century / 10, century % 10] + shown[place...]).filter { $0 != 0 }
        }
      }
    }
    let iso = pasted.digitsButZeros(in: field)
    let mayBeISO = pasted.contains(/[0-9]{4}[-\/][0-9]{2}/) && Set(plain).isSubset(of: iso)
    return mayBeISO ? all + [iso] : all
  }
}
