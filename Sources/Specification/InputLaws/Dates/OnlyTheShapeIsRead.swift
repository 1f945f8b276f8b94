extension Law {
  package static let onlyTheShapeIsRead = Law(
    """
    A date input refuses a text without the shape of its kind, at the end of the longest prefix of \
    such a shape. It refuses a text with that shape for the first component that doesn't exist, \
    and reads any other text.
    """, about: .dates, clauses: ["D16.1", "D16.2", "D16.3", "D16.4", "D18.3"],
    Property(forAll: .dateInputText) { subject, input in
      let answer = DateInputAnswer(try subject.dateInputs.numberOfText(input.text, input.kind))
      try requireEqual(answer, input.reading, "the value of the text")
    })
}
