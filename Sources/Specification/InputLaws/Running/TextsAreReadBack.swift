extension Law {
  package static let textsAreReadBack = Law(
    """
    If a text is read as a distance, time, speed or pace, writing this quantity gives the same \
    text. A text that can't be read isn't the text of any quantity.
    """, clauses: ["R4.1", "R4.2", "R4.3", "R4.4", "R4.5", "R4.6", "R4.7", "R5"],
    Property(forAll: .quantitiesToWrite) { subject, input in
      let (runs, unit, speedUnit) = (subject.runs, input.distanceUnit, input.speedUnit)
      let (symbols, form, rounding) = (input.symbols, input.form, input.rounding)
      try requireReadBack(
        input.time, { runs.textOfTime($0, form, rounding) },
        { text throws(RunProblem) in try runs.timeOfText(text, form) })
      try requireReadBack(
        input.distance, { runs.textOfDistance($0, unit, symbols) },
        { text throws(RunProblem) in try runs.distanceOfText(text, unit, symbols) })
      try requireReadBack(
        input.speed, { runs.textOfSpeed($0, speedUnit, symbols) },
        { text throws(RunProblem) in try runs.speedOfText(text, speedUnit, symbols) })
      try requireReadBack(
        Pace(input.speed), { runs.textOfPace($0, unit, form.isPadded, rounding) },
        { text throws(RunProblem) in try runs.paceOfText(text, unit) })
    })
}

private func requireReadBack<Quantity: Equatable>(
  _ quantity: Quantity, _ write: (Quantity) -> String,
  _ read: (String) throws(RunProblem) -> Quantity
) throws {
  let text = write(quantity)
  switch RunAnswer(try read(text)) {
  case .success(let again): try requireEqual(write(again), text)
  case .failure(let problem):
    try require([.zero, .tooSmall, .tooLarge].contains(problem), "\(text.escaped): \(problem)")
  }
}
