private let model = ModelRuns()

extension Mutant {
  /// Times that can't be read from their texts are read from changed ones.
  static func changedTime(
    _ id: String, _ mistake: String, _ change: @escaping @Sendable (String, TimeForm) -> String
  ) -> Mutation {
    result(of: \.runs.timeOfText, id, mistake) { time, text, form in
      if case .success = time { return time }
      return Result { () throws(RunProblem) in try model.time(of: change(text, form), as: form) }
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

  /// `answer` writes distances.
  static func distanceText(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (DistanceTextQuestion) -> String
  ) -> Mutation {
    replacing(\.runs.textOfDistance, id, mistake) {
      answer(DistanceTextQuestion(distance: $0, unit: $1, symbols: $2))
    }
  }

  /// `answer` writes times.
  static func timeText(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (TimeTextQuestion) -> String
  ) -> Mutation {
    replacing(\.runs.textOfTime, id, mistake) {
      answer(TimeTextQuestion(time: $0, form: $1, rounding: $2))
    }
  }

  /// A pedometer shows the model's texts for another reading.
  static func pedometerReading(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (inout PedometerReading) -> Void
  ) -> Mutation {
    replacing(\.runs.textsOfPedometer, id, mistake) {
      var reading = $0
      misread(&reading)
      return model.texts(of: reading)
    }
  }
}
