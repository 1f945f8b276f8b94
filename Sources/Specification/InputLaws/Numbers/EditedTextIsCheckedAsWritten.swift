extension Law {
  package static let editedTextIsCheckedAsWritten = Law(
    "Checking a number edit by edit gives the same problems as checking each whole text.",
    clauses: ["N1.2", "N1.5", "N1.13", "N8"],
    Property(forAll: .editedNumber, .bool()) { subject, input, isComplete in
      let problems = subject.numbers.problems(
        after: input.edits, of: input.text, isComplete: isComplete, in: input.format)
      var state = FieldState(input.text)
      for (edit, problem) in zip(input.edits, problems) {
        state = (try? state.replacing(edit)) ?? state
        let written = subject.numbers.problem(
          state.text, isComplete ? .complete : .partial, input.format)
        try requireEqual(problem, written, "after \(edit): \(state.text.escaped)")
      }
      try requireEqual(problems.count, input.edits.count, "the number of answers")
    })
}
