/// The answers of an implementation to an input, each with its name.
typealias Answers = KeyValuePairs<String, any Equatable>

extension Property<Implementation> {
  /// Claims that the implementation under test answers each input as the model does.
  init<Input>(
    comparing generator: Generator<Input>, filePath: String = #filePath,
    _ answers: @escaping @Sendable (Implementation, Input) throws -> Answers
  ) {
    self.init(forAll: generator, filePath: filePath) { subject, input in
      try requireSame(answers(subject, input), answers(.model, input), filePath)
    }
  }

  /// Claims the same for several inputs.
  init<each Input>(
    comparing generators: repeat Generator<each Input>, filePath: String = #filePath,
    _ answers: @escaping @Sendable (Implementation, repeat each Input) throws -> Answers
  ) {
    self.init(forAll: repeat each generators, filePath: filePath) {
      (subject: Implementation, input: repeat each Input) in
      try requireSame(
        answers(subject, repeat each input), answers(.model, repeat each input), filePath)
    }
  }
}

private func requireSame(_ ours: Answers, _ model: Answers, _ place: String) throws {
  for (one, other) in zip(ours, model) where !one.value.equals(other.value) {
    let values = "found \(describe(one.value)); expected \(describe(other.value))"
    throw Failure("\(one.key): \(values)", at: "\(place): \(one.key)")
  }
}

extension Equatable {
  fileprivate func equals(_ other: any Equatable) -> Bool { self == other as? Self }
}
