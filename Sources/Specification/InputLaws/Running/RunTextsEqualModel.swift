extension Law {
  package static let runTextsEqualModel = Law(
    """
    Distances, times, speeds and paces are written and read as in the model, or refused for the \
    model's reasons.
    """,
    about: .runs, .comparison, clauses: ["R4", "R5"],
    Property(forAll: .quantitiesToWrite, .timeText.reachingTimes, .quantityText.reachingNumbers) {
      subject, input, time, number in
      try requireWritten(input, by: subject.runs)
      let (runs, model) = (subject.runs, Implementation.Runs.model)
      for form in [TimeForm.hoursMinutesSeconds, .minutesSeconds, input.form] {
        try requireEqual(
          RunAnswer(try runs.timeOfText(time.text, form)),
          RunAnswer(try model.timeOfText(time.text, form)), form.words)
      }
      let (unit, speedUnit) = (input.distanceUnit, input.speedUnit)
      try requireEqual(
        RunAnswer(try runs.paceOfText(time.text, unit)),
        RunAnswer(try model.paceOfText(time.text, unit)), "pace for \(unit)")
      try requireEqual(
        RunAnswer(try runs.distanceOfText(number.text, unit, number.symbols)),
        RunAnswer(try model.distanceOfText(number.text, unit, number.symbols)), "distance")
      try requireEqual(
        RunAnswer(try runs.speedOfText(number.text, speedUnit, number.symbols)),
        RunAnswer(try model.speedOfText(number.text, speedUnit, number.symbols)), "speed")
    })
}

/// Requires the quantities to be written as the model writes them.
private func requireWritten(
  _ input: QuantitiesToWrite, by runs: Implementation.Runs
) throws {
  let model = Implementation.Runs.model
  try requireEqual(
    runs.textOfTime(input.time, input.form, input.rounding),
    model.textOfTime(input.time, input.form, input.rounding), "time")
  try requireEqual(
    runs.textOfDistance(input.distance, input.distanceUnit, input.symbols),
    model.textOfDistance(input.distance, input.distanceUnit, input.symbols), "distance")
  try requireEqual(
    runs.textOfSpeed(input.speed, input.speedUnit, input.symbols),
    model.textOfSpeed(input.speed, input.speedUnit, input.symbols), "speed")
  let (pace, unit, isPadded) = (Pace(input.speed), input.distanceUnit, input.form.isPadded)
  try requireEqual(
    runs.textOfPace(pace, unit, isPadded, input.rounding),
    model.textOfPace(pace, unit, isPadded, input.rounding), "pace")
}

extension Generator<RunText> {
  fileprivate var reachingTimes: Generator {
    cover("is a time", atLeast: 0.1) {
      (try? Implementation.Runs.model.timeOfText($0.text, .minutesSeconds)) != nil
    }
    .cover("is no time", atLeast: 0.1) {
      (try? Implementation.Runs.model.timeOfText($0.text, .minutesSeconds)) == nil
    }
  }

  fileprivate var reachingNumbers: Generator {
    cover("is a number", atLeast: 0.1) {
      (try? Implementation.Runs.model.distanceOfText($0.text, .meters, $0.symbols)) != nil
    }
    .cover("is no number", atLeast: 0.1) {
      (try? Implementation.Runs.model.distanceOfText($0.text, .meters, $0.symbols)) == nil
    }
  }
}
