extension Law {
  package static let inputTextsAreReadBack = Law(
    """
    The number of a date input's value is the one that the calendar and the clock give. Every \
    number within the value is written as the value's shortest text, which is read as the same \
    value. Other numbers are refused.
    """, about: .dates, clauses: ["D16.5", "D16.6", "D16.7", "D16.8"],
    Property(forAll: .dateInputSample, .dateInputNumber) { subject, sample, other in
      let (inputs, kind) = (subject.dateInputs, sample.kind)
      let number = try kind.reading(sample.text).value.orDiscard()
      let read = DateInputAnswer(try inputs.numberOfText(sample.text, kind))
      try requireEqual(read, .value(number), "the number of \(sample.text)")
      let text = DateInputAnswer(try inputs.textOfNumber(sample.number, kind))
      try requireEqual(text.value, kind.written(number), "the text of the number")
      let again = DateInputAnswer(try inputs.numberOfText(text.value ?? "", kind))
      try requireEqual(again, .value(number), "the number of the shortest text")
      try requireWritten(other, by: inputs)
    })
}

/// Requires a number to be written as a text of the value that contains it, or to be refused.
private func requireWritten(_ input: DateInputNumber, by inputs: Implementation.DateInputs) throws {
  let answer = DateInputAnswer(try inputs.textOfNumber(input.number, input.kind))
  guard input.isInside else {
    return try requireEqual(answer, .refused(.outOfRange(input.number)), "\(input)")
  }
  guard let start = input.kind.reading(answer.value ?? "").value else {
    return try requireEqual(answer.problem, nil, "\(input)")
  }
  try require(0..<input.kind.width ~= input.number - start, "\(input) isn't in \(answer)")
  try requireEqual(answer.value, input.kind.written(start), "\(input)")
}
