extension Law {
  package static let dateInputsEqualModel = Law(
    """
    Date inputs read, write, sanitise, check and step as in the model, or refuse for the model's \
    reasons.
    """,
    about: .dates, .comparison, clauses: ["D16", "D17"],
    Property(forAll: .dateInputText, .dateInputNumber, .dateInputQuestion) {
      subject, input, number, question in
      let (inputs, model) = (subject.dateInputs, Implementation.DateInputs.model)
      try requireEqual(input.number(by: inputs), input.number(by: model), "the number")
      try requireEqual(
        inputs.sanitised(input.text, input.kind).escaped,
        model.sanitised(input.text, input.kind).escaped, "sanitised")
      try requireEqual(number.text(by: inputs), number.text(by: model), "the text of a number")
      try requireEqual(
        inputs.validity(question.text, question.input),
        model.validity(question.text, question.input), "what is wrong")
      try requireEqual(question.stepped(by: inputs), question.stepped(by: model), "stepped")
    })
}

extension DateInputText {
  fileprivate func number(by inputs: Implementation.DateInputs) -> DateInputAnswer<Int> {
    DateInputAnswer(try inputs.numberOfText(text, kind))
  }
}

extension DateInputNumber {
  fileprivate func text(by inputs: Implementation.DateInputs) -> DateInputAnswer<String> {
    DateInputAnswer(try inputs.textOfNumber(number, kind))
  }
}

extension DateInputQuestion {
  fileprivate func stepped(by inputs: Implementation.DateInputs) -> DateInputAnswer<String> {
    DateInputAnswer(try inputs.stepped(text, count, input))
  }
}
