extension Law {
  package static let dateInputsEqualModel = Law(
    """
    Date inputs read, write, sanitize, check and step values as the model does, or refuse them for \
    the model's reasons.
    """,
    clauses: [
      "D16", "D16.1", "D16.2", "D16.3", "D16.4", "D16.9", "D16.10", "D17", "D17.4", "D17.5",
      "D17.6", "D17.7", "D17.8", "D17.9", "D17.10", "D17.11", "D17.12", "D17.13", "D17.14",
      "D17.15",
    ],
    Property(comparing: .dateInputText, .dateInputNumber, .dateInputQuestion) {
      subject, input, other, question in
      let inputs = subject.dateInputs
      return [
        "number": DateInputAnswer(try inputs.numberOfText(input.text, input.kind)),
        "sanitized": inputs.sanitized(input.text, input.kind).escaped,
        "text": DateInputAnswer(try inputs.textOfNumber(other.number, other.kind)),
        "what is wrong": inputs.validity(question.text, question.input),
        "stepped": DateInputAnswer(
          try inputs.stepped(question.text, question.count, question.input)),
      ]
    })
}
