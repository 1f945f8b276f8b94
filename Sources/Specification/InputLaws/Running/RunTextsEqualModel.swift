extension Law {
  package static let runTextsEqualModel = Law(
    """
    Distances, times, speeds and paces are written and read as in the model, or refused for the \
    model's reasons.
    """, clauses: ["R4", "R5"],
    Property(comparing: .quantitiesToWrite, .timeText.reachingTimes, .quantityText.reachingNumbers)
    { subject, input, time, number in
      let (runs, symbols) = (subject.runs, input.symbols)
      let (unit, speedUnit, isPadded) = (input.distanceUnit, input.speedUnit, input.form.isPadded)
      let forms = [TimeForm.hoursMinutesSeconds, .minutesSeconds, input.form]
      return [
        "time written": runs.textOfTime(input.time, input.form, input.rounding),
        "distance written": runs.textOfDistance(input.distance, unit, symbols),
        "speed written": runs.textOfSpeed(input.speed, speedUnit, symbols),
        "pace written": runs.textOfPace(Pace(input.speed), unit, isPadded, input.rounding),
        "times": try forms.map { form in RunAnswer(try runs.timeOfText(time.text, form)) },
        "pace": RunAnswer(try runs.paceOfText(time.text, unit)),
        "distance": RunAnswer(try runs.distanceOfText(number.text, unit, number.symbols)),
        "speed": RunAnswer(try runs.speedOfText(number.text, speedUnit, number.symbols)),
      ]
    })
}

extension Generator<RunText> {
  fileprivate var reachingTimes: Generator {
    cover("is a time", atLeast: 0.1) {
      (try? Implementation.Runs.model.timeOfText($0.text, .minutesSeconds)) != nil
    }
    .cover("isn't a time", atLeast: 0.1) {
      (try? Implementation.Runs.model.timeOfText($0.text, .minutesSeconds)) == nil
    }
  }

  fileprivate var reachingNumbers: Generator {
    cover("is a number", atLeast: 0.1) {
      (try? Implementation.Runs.model.distanceOfText($0.text, .meters, $0.symbols)) != nil
    }
    .cover("isn't a number", atLeast: 0.1) {
      (try? Implementation.Runs.model.distanceOfText($0.text, .meters, $0.symbols)) == nil
    }
  }
}
