private let model = ModelDateInputs()

extension Mutant {
  /// Date inputs that misread each text as `misread` returns it.
  static func inputReading(
    _ id: String, _ mistake: String,
    _ misread: @escaping @Sendable (String, DateInputKind) -> String
  ) -> Mutation {
    replacing(\.dateInputs.numberOfText, id, mistake) { (text, kind) throws(DateInputError) in
      try model.number(of: misread(text, kind), kind)
    }
  }

  /// Date inputs whose texts `answer` computes from the model's.
  static func inputText(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (String, Int, DateInputKind) -> String
  ) -> Mutation {
    replacing(\.dateInputs.textOfNumber, id, mistake) { (number, kind) throws(DateInputError) in
      answer(try model.text(of: number, kind), number, kind)
    }
  }

  /// Attributes of inputs are always misread.
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
}

extension DateInputKind {
  /// The model's text for a number, or `nil` if there is none.
  func text(of number: Int) -> String? { try? model.text(of: number, self) }

  /// The model's number for a text, or `nil` if there is none.
  func number(of text: String) -> Int? { try? model.number(of: text, self) }
}
