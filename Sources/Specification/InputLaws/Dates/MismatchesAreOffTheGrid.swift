extension Law {
  package static let mismatchesAreOffTheGrid = Law(
    """
    A date input's value mismatches the step exactly if it isn't a whole number of steps from the \
    base. The step is read in HTML's way of reading decimal numbers.
    """, about: .dates, clauses: ["D17.4", "D17.5", "D17.6", "D17.7", "D17.8", "D17.9"],
    Property(forAll: .dateInputQuestion.reachingSteps) { subject, question in
      let validity = subject.dateInputs.validity(question.text, question.input)
      try requireEqual(validity.mismatchesStep, question.isOff, "whether it mismatches the step")
    })
}

extension DateInputQuestion {
  /// Whether there is a step, and the value isn't on the grid.
  fileprivate var isOff: Bool {
    guard let number, let size else { return false }
    return (number - input.stepBase) % size != 0
  }
}

extension Generator<DateInputQuestion> {
  fileprivate var reachingSteps: Generator {
    cover("on the grid", atLeast: 0.1) { $0.number != nil && !$0.isOff }
      .cover("off the grid", atLeast: 0.1) { $0.isOff }
  }
}
