private let model = ModelDateInputs()

extension Mutant {
  /// The number of a text is computed by `answer` from the model's.
  static func inputNumber(
    _ id: String, _ mistake: String,
    _ answer:
      @escaping @Sendable (Result<Int, DateInputError>, String, DateInputKind) -> Result<
        Int, DateInputError
      >
  ) -> Mutation {
    result(of: \.dateInputs.numberOfText, id, mistake, by: answer)
  }

  /// Texts are read as the model reads others.
  static func inputReading(
    _ id: String, _ mistake: String,
    _ misread: @escaping @Sendable (String, DateInputKind) -> String
  ) -> Mutation {
    replacing(\.dateInputs.numberOfText, id, mistake) { (text, kind) throws(DateInputError) in
      try model.number(of: misread(text, kind), kind)
    }
  }

  /// The text of a number is computed by `answer` from the model's.
  static func inputText(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (String, Int, DateInputKind) -> String
  ) -> Mutation {
    replacing(\.dateInputs.textOfNumber, id, mistake) { (number, kind) throws(DateInputError) in
      answer(try model.text(of: number, kind), number, kind)
    }
  }

  /// Attributes of inputs are misread wherever they are used.
  static func inputAttributes(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (inout HTMLDateInput) -> Void
  ) -> Mutation {
    Mutation(id, mistake) {
      $0.dateInputs.validity = { text, input in
        var input = input
        misread(&input)
        return model.validity(of: text, in: input)
      }
      $0.dateInputs.stepped = { (text, count, input) throws(DateInputError) in
        var input = input
        misread(&input)
        return try model.stepped(text, by: count, in: input)
      }
    }
  }

  /// Stepping gives what `answer` says.
  static func inputStep(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (DateInputStepQuestion) -> String
  ) -> Mutation {
    replacing(\.dateInputs.stepped, id, mistake) { (text, count, input) throws(DateInputError) in
      let stepped = try model.stepped(text, by: count, in: input)
      return answer(
        DateInputStepQuestion(text: text, count: count, input: input, stepped: stepped))
    }
  }
}

/// A question about stepping, and the model's answer.
struct DateInputStepQuestion {
  let text: String
  let count: Int
  let input: HTMLDateInput
  let stepped: String

  /// The number of a text; nil if it is missing or isn't one of the kind.
  func number(_ text: String?) -> Int? {
    text.flatMap { try? model.number(of: $0, input.kind) }
  }

  /// The model's answer for another input, or for another number of steps.
  func stepped(by count: Int? = nil, in input: HTMLDateInput? = nil) -> String {
    (try? model.stepped(text, by: count ?? self.count, in: input ?? self.input)) ?? stepped
  }

  /// The text of a number; the model's answer if it has none.
  func written(_ number: Int) -> String { (try? model.text(of: number, input.kind)) ?? stepped }
}

extension DateInputKind {
  /// The model's text of a number; nil if it has none.
  func text(of number: Int) -> String? { try? model.text(of: number, self) }

  /// The model's number of a text; nil if it has none.
  func number(of text: String) -> Int? { try? model.number(of: text, self) }

  /// Whether its texts have a time of day.
  var hasTime: Bool { self == .time || self == .datetimeLocal }
}
