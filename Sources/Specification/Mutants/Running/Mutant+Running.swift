private let model = ModelRuns()

extension Mutant {
  /// The distance of a value is computed by `answer` from the model's.
  static func distance(
    _ id: String, _ mistake: String,
    _ answer:
      @escaping @Sendable (Result<Distance, RunProblem>, Double, DistanceUnit) -> Result<
        Distance, RunProblem
      >
  ) -> Mutation {
    result(of: \.runs.distanceOfValue, id, mistake, by: answer)
  }

  /// The time of a text is computed by `answer` from the model's.
  static func timeOfText(
    _ id: String, _ mistake: String,
    _ answer:
      @escaping @Sendable (Result<ElapsedTime, RunProblem>, String, TimeForm) -> Result<
        ElapsedTime, RunProblem
      >
  ) -> Mutation {
    result(of: \.runs.timeOfText, id, mistake, by: answer)
  }

  /// Times that can't be read from their texts are read from changed ones.
  static func timeMending(
    _ id: String, _ mistake: String, _ mend: @escaping @Sendable (String, TimeForm) -> String
  ) -> Mutation {
    timeOfText(id, mistake) { time, text, form in
      if case .success = time { return time }
      return Result { () throws(RunProblem) in try model.time(of: mend(text, form), as: form) }
    }
  }

  /// The times of clocks are computed by `change` from the model's, and from hours, minutes and
  /// seconds.
  static func clock(
    _ id: String, _ mistake: String,
    _ change:
      @escaping @Sendable (Result<ElapsedTime, RunProblem>, [Int]) -> Result<
        ElapsedTime, RunProblem
      >
  ) -> Mutation {
    replacing(\.runs.timeOfClock, id, mistake) { (hours, minutes, seconds) throws(RunProblem) in
      let time = Result { () throws(RunProblem) in
        try model.time(hours: hours, minutes: minutes, seconds: seconds)
      }
      return try change(time, [hours, minutes, seconds]).get()
    }
  }

  /// Runs change as `answer` says.
  static func derivation(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (DerivationQuestion) -> Result<WorkoutRun, RunProblem>
  ) -> Mutation {
    replacing(\.runs.changedRun, id, mistake) { (run, change, quantity) throws(RunProblem) in
      let changed = Result { () throws(RunProblem) in
        try model.run(run, changing: change, deriving: quantity)
      }
      return try answer(
        DerivationQuestion(run: run, change: change, quantity: quantity, changed: changed)
      ).get()
    }
  }

  /// Distances are read from misread texts and symbols.
  static func distanceReading(
    _ id: String, _ mistake: String,
    _ misread: @escaping @Sendable (String, NumberSymbols) -> (String, NumberSymbols)
  ) -> Mutation {
    replacing(\.runs.distanceOfText, id, mistake) { (text, unit, symbols) throws(RunProblem) in
      let (text, symbols) = misread(text, symbols)
      return try model.distance(of: text, in: unit, with: symbols)
    }
  }

  /// Distances are written as `answer` says.
  static func distanceText(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (DistanceTextQuestion) -> String
  ) -> Mutation {
    replacing(\.runs.textOfDistance, id, mistake) {
      answer(DistanceTextQuestion(distance: $0, unit: $1, symbols: $2))
    }
  }

  /// Times are written as `answer` says.
  static func timeText(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (TimeTextQuestion) -> String
  ) -> Mutation {
    replacing(\.runs.textOfTime, id, mistake) {
      answer(TimeTextQuestion(time: $0, form: $1, rounding: $2))
    }
  }

  /// A pedometer shows texts computed by `answer` from the model's for the reading.
  static func pedometer(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (PedometerTexts, PedometerReading) -> PedometerTexts
  ) -> Mutation {
    change(\.runs.textsOfPedometer, id, mistake, by: answer)
  }

  /// A pedometer shows the model's texts for another reading.
  static func pedometerReading(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (inout PedometerReading) -> Void
  ) -> Mutation {
    pedometer(id, mistake) { _, reading in
      var reading = reading
      misread(&reading)
      return model.texts(of: reading)
    }
  }

  /// A list fills a distance as often as `answer` says.
  static func repetitions(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (RepetitionsQuestion) -> Repetitions<Distance>
  ) -> Mutation {
    replacing(\.runs.repetitionsFillingDistance, id, mistake) {
      (intervals, distance) throws(RunProblem) in
      let repetitions = try model.repetitions(of: intervals, filling: distance)
      return answer(
        RepetitionsQuestion(intervals: intervals, target: distance, repetitions: repetitions))
    }
  }
}
