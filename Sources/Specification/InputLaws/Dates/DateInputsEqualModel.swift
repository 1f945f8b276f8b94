extension Law {
  package static let dateInputsEqualModel = Law(
    """
    Date inputs read, write, sanitize, check and step as in the model, or refuse for the model's \
    reasons.
    """, about: .dates, .comparison, clauses: ["D16", "D17"],
    Property(comparing: .dateInputText, .dateInputNumber, .dateInputQuestion) {
      subject, input, other, question in
      let inputs = subject.dateInputs
      return [
        "number": DateInputAnswer(try inputs.numberOfText(input.text, input.kind)),
        "sanitised": inputs.sanitised(input.text, input.kind).escaped,
        "text": DateInputAnswer(try inputs.textOfNumber(other.number, other.kind)),
        "what is wrong": inputs.validity(question.text, question.input),
        "stepped": DateInputAnswer(
          try inputs.stepped(question.text, question.count, question.input)),
      ]
    })
}
