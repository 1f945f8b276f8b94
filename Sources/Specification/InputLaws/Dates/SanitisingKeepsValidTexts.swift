extension Law {
  package static let sanitisingKeepsValidTexts = Law(
    """
    Sanitizing keeps the valid texts of a date input, rewrites a date with a time, and empties any \
    other text. If such other text is typed, it is bad input, unless it is empty.
    """, about: .dates, clauses: ["D16.9", "D16.10"],
    Property(forAll: .dateInputText) { subject, input in
      let (inputs, kind, text) = (subject.dateInputs, input.kind, input.text)
      let number = input.reading.value
      let kept = number.flatMap { kind == .datetimeLocal ? kind.written($0) : text }
      let sanitised = inputs.sanitised(text, kind)
      try requireEqual(sanitised.escaped, (kept ?? "").escaped, "sanitized")
      try requireEqual(inputs.sanitised(sanitised, kind).escaped, sanitised.escaped, "again")
      let isBad = inputs.validity(text, HTMLDateInput(kind)).badInput
      try requireEqual(isBad, number == nil && !text.isEmpty, "bad input")
    })
}
