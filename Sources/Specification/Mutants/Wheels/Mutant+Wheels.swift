private let model = ModelWheels()

extension Mutant {
  /// The count of rows is computed by `answer` from the model's.
  static func countOfRows(
    _ id: String, _ mistake: String,
    _ answer:
      @escaping @Sendable (Result<Int, WheelProblem>, [Int], WheelSet) -> Result<Int, WheelProblem>
  ) -> Mutation { result(of: \.wheels.countOfRows, id, mistake, by: answer) }

  /// Events are computed by `change` from the model's, their actions and the earlier selections;
  /// their selection is what is shown afterwards.
  static func event(
    _ id: String, _ mistake: String,
    _ change: @escaping @Sendable (WheelEvent, WheelAction, WheelSelection) -> WheelEvent
  ) -> Mutation {
    Mutation(id, mistake) {
      $0.wheels.perform = { action, selection in
        let event = change(model.event(of: action, on: selection), action, selection)
        selection = event.selection
        return event
      }
    }
  }

  /// A row counts as many as `places` returns for each wheel.
  static func places(
    _ id: String, _ mistake: String, _ places: @escaping @Sendable (WheelSet) -> [Int]
  ) -> Mutation {
    countOfRows(id, mistake) { count, rows, set in
      count.map { _ in zip(set.rows(rows), places(set)).map { $0 &* $1 }.reduce(0, &+) }
    }
  }

  /// Moves are those on misread wheels.
  static func moves(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (WheelSet) -> WheelSet
  ) -> Mutation {
    replacing(\.wheels.moves, id, mistake) { (from, to, set) throws(WheelProblem) in
      _ = try model.moves(from: from, to: to, in: set)
      return try model.moves(from: set.rows(from), to: set.rows(to), in: misread(set))
    }
  }

  /// The advice is the one that `answer` returns.
  static func advice(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (WheelAdviceQuestion) -> WheelAdvice
  ) -> Mutation {
    replacing(\.wheels.advice, id, mistake) { (set, rows, mostRows) throws(WheelProblem) in
      let advice = try model.advice(on: set, from: rows, mostRows: mostRows)
      return answer(WheelAdviceQuestion(set: set, rows: rows, mostRows: mostRows, advice: advice))
    }
  }

  /// The count of a double is the one that `answer` returns.
  static func shownValue(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (ShownValueQuestion) -> Result<Int, WheelProblem>
  ) -> Mutation {
    replacing(\.wheels.countOfValue, id, mistake) { (value, rounding, set) throws(WheelProblem) in
      let count = Result { () throws(WheelProblem) in
        try model.count(of: value, rounding: rounding, in: set)
      }
      return try answer(
        ShownValueQuestion(value: value, rounding: rounding, set: set, count: count)
      ).get()
    }
  }
}

/// A question about advice, and the model's answer.
struct WheelAdviceQuestion {
  let set: WheelSet
  let rows: [Int]
  let mostRows: Int
  let advice: WheelAdvice
}

/// A question about showing a value, and the model's count.
struct ShownValueQuestion {
  let value: Double
  let rounding: ValueRounding
  let set: WheelSet
  let count: Result<Int, WheelProblem>
  /// The number of places in one.
  var scale: Double { (0..<set.fractionDigits).reduce(1) { scale, _ in scale * 10 } }
  /// The value in places, as a double has it.
  var places: Double { value * scale }
}
