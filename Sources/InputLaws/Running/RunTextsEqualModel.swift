import InputRules
import InputRulesModel
import PropertyTesting

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
          RunAnswer(try runs.time(of: time.text, as: form)),
          RunAnswer(try model.time(of: time.text, as: form)), form.words)
      }
      let (unit, speedUnit) = (input.distanceUnit, input.speedUnit)
      try requireEqual(
        RunAnswer(try runs.pace(of: time.text, per: unit)),
        RunAnswer(try model.pace(of: time.text, per: unit)), "pace for \(unit)")
      try requireEqual(
        RunAnswer(try runs.distance(of: number.text, in: unit, with: number.symbols)),
        RunAnswer(try model.distance(of: number.text, in: unit, with: number.symbols)), "distance")
      try requireEqual(
        RunAnswer(try runs.speed(of: number.text, in: speedUnit, with: number.symbols)),
        RunAnswer(try model.speed(of: number.text, in: speedUnit, with: number.symbols)), "speed")
    })
}

/// Requires the quantities to be written as the model writes them.
private func requireWritten(
  _ input: QuantitiesToWrite, by runs: Implementation.Runs
) throws {
  let model = Implementation.Runs.model
  try requireEqual(
    runs.text(of: input.time, as: input.form, rounding: input.rounding),
    model.text(of: input.time, as: input.form, rounding: input.rounding), "time")
  try requireEqual(
    runs.text(of: input.distance, in: input.distanceUnit, with: input.symbols),
    model.text(of: input.distance, in: input.distanceUnit, with: input.symbols), "distance")
  try requireEqual(
    runs.text(of: input.speed, in: input.speedUnit, with: input.symbols),
    model.text(of: input.speed, in: input.speedUnit, with: input.symbols), "speed")
  let (pace, unit, isPadded) = (Pace(input.speed), input.distanceUnit, input.form.isPadded)
  try requireEqual(
    runs.text(of: pace, per: unit, isPadded: isPadded, rounding: input.rounding),
    model.text(of: pace, per: unit, isPadded: isPadded, rounding: input.rounding), "pace")
}

extension Generator<RunText> {
  fileprivate var reachingTimes: Generator {
    cover("is a time", atLeast: 0.1) {
      (try? Implementation.Runs.model.time(of: $0.text, as: .minutesSeconds)) != nil
    }
    .cover("is no time", atLeast: 0.1) {
      (try? Implementation.Runs.model.time(of: $0.text, as: .minutesSeconds)) == nil
    }
  }

  fileprivate var reachingNumbers: Generator {
    cover("is a number", atLeast: 0.1) {
      (try? Implementation.Runs.model.distance(of: $0.text, in: .meters, with: $0.symbols)) != nil
    }
    .cover("is no number", atLeast: 0.1) {
      (try? Implementation.Runs.model.distance(of: $0.text, in: .meters, with: $0.symbols)) == nil
    }
  }
}
