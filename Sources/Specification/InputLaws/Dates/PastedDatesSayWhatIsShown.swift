import InputRules
import PropertyTesting

extension Law {
  package static let pastedDatesSayWhatIsShown = Law(
    """
    A paste that shows a value shows one that its text says, read number by number, as digits \
    alone, with names of months or with a 12-hour clock, and with no sign as a separator. Each of \
    its digits is shown in its order, but for zeros. No insertion empties a field.
    """,
    about: .dates, clauses: ["D14.10", "D14.12", "D14.13", "D14.20"],
    Property(forAll: .pastedDate) { subject, pasted in
      let (fields, field) = (subject.dateFields, pasted.sample.field)
      let rule = try fields.fieldOfDescription(field)
      guard let next = rule.decide(pasted.edit, on: pasted.state).newState else { return }
      try require(!next.text.isEmpty || pasted.state.text.isEmpty, "the field is empty")
      let digits = (pasted.head + pasted.text).digitsButZeros(in: field)
      try requireEqual(next.text.digitsButZeros(in: field), digits, next.text.escaped)
      guard fields.isTextComplete(next.text, field),
        let shown = try? fields.valuesOfText(next.text, field)
      else { return }
      let readings = DateReadings(pasted.text, after: pasted.head, in: field)
      try require(readings.values.contains(shown), "\(next.text.escaped) is shown")
    })
}

extension String {
  /// The digits that aren't zero, in any script.
  fileprivate func digitsButZeros(in field: DateFieldDescription) -> [Int] {
    unicodeScalars.compactMap { $0.digit(in: field) }.filter { $0 != 0 }
  }
}
