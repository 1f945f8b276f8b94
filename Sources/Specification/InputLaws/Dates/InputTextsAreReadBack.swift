extension Law {
  package static let inputTextsAreReadBack = Law(
    """
    The number that a date input reads from a text follows from the calendar and the clock. A \
    number within a value, such as a day, is written as the value's shortest text, which is read \
    as that value.
    """, clauses: ["D16.5", "D16.6", "D16.7", "D16.8"],
    Property(forAll: .dateInputSample) { subject, sample in
      let (inputs, kind) = (subject.dateInputs, sample.kind)
      let number = try kind.reading(sample.text).value.orDiscard()
      let read = DateInputAnswer(try inputs.numberOfText(sample.text, kind))
      try requireEqual(read, .success(number), "the number of \(sample.text)")
      let text = DateInputAnswer(try inputs.textOfNumber(sample.number, kind))
      let again = DateInputAnswer(try inputs.numberOfText(text.value ?? "", kind))
      try requireEqual(again, .success(number), "the number of the written text")
    })
}
