/// A property of an implementation, with the clauses that require it; commands, fuzzers and tests
/// find the law by its name.
public struct Law: Sendable {
  /// The law, as a sentence.
  public let sentence: String
  /// Whether the law applies to every rule, including one of your own.
  public let isUniversal: Bool
  /// The clauses of the specification that the law checks, such as `E4` or `E9.3`.
  public let clauses: [String]
  private let property: Property<Implementation>

  /// Creates a law.
  ///
  /// - Parameters:
  ///   - sentence: the law, as a sentence.
  ///   - isUniversal: whether the law applies to every rule.
  ///   - clauses: the clauses that require the law.
  ///   - property: the property to check; the file that creates it determines the law's name and
  ///     chapter.
  init(
    _ sentence: String, isUniversal: Bool = false, clauses: [String],
    _ property: Property<Implementation>
  ) {
    (self.sentence, self.isUniversal, self.clauses) = (sentence, isUniversal, clauses)
    self.property = property
  }

  /// The law's chapter and name.
  public var name: PropertyName { property.name }

  /// Whether the law compares results with the model's, as the end of its name shows.
  public var isComparison: Bool { name.name.hasSuffix("Model") }

  /// The chapters about the fields that descriptions define.
  package static let fieldChapters: Set = ["Editing", "TextRules"]

  /// Returns a claim that the law holds for an implementation.
  public func claim(about implementation: Implementation = .reference) -> Claim {
    var claim = property.about(implementation, named: implementation.name)
    claim.statement = statement
    return claim
  }

  /// The clauses that require the law, and the law as a sentence.
  public var statement: String { "\(clauses.joined(separator: ", ")): \(sentence)" }

  /// The law's row in the table `Catalog.markdown`.
  package var row: String { "| `\(name)` | \(clauses.joined(separator: ", ")) | \(sentence) |" }

  /// Returns whether the law checks the implementation's own functions.
  public func isWorthChecking(with implementation: Implementation) -> Bool {
    if implementation.isOneRule { return isUniversal }
    return implementation.chapters?.contains(name.chapter) ?? true
  }
}

extension Law: CustomStringConvertible {
  /// The law's chapter and name.
  public var description: String { name.description }
}

/// The results of an implementation for one input, each with a name.
typealias Answers = KeyValuePairs<String, any Equatable>

extension Property<Implementation> {
  /// Creates a property: the implementation has the same results as the model for each input.
  init<Input>(
    comparing generator: Generator<Input>, filePath: String = #filePath,
    _ answers: @escaping @Sendable (Implementation, Input) throws -> Answers
  ) {
    self.init(forAll: generator, filePath: filePath) { subject, input in
      try requireSame(answers(subject, input), answers(.model, input), filePath)
    }
  }

  /// Creates a property: the implementation has the model's results for each combination of inputs.
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
