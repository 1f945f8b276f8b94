extension Law {
  package static let onlyTheShapeIsRead = Law(
    """
    A text that doesn't have the shape of its kind is refused where its longest prefix ends that \
    some shape has. A text of the shape is refused for its first component that doesn't exist. Any \
    other text is read.
    """,
    about: .dates, clauses: ["D16.1", "D16.2", "D16.3", "D16.4", "D18.3"],
    Property(forAll: .dateInputText) { subject, input in
      let answer = DateInputAnswer(try subject.dateInputs.numberOfText(input.text, input.kind))
      try requireEqual(answer, input.reading, "what it says")
    })
}
