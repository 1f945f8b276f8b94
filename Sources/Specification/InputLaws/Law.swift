/// A property of the reference implementation, with the clauses it checks; commands, fuzzers and
/// tests select it by name.
public struct Law: Sendable {
  /// The subject of a law.
  public enum Topic: String, Sendable, Hashable, CaseIterable {
    /// Any text rule, including one of your own.
    case anyRule
    /// Described fields and sessions (chapters E and T).
    case fields
    /// Chapter N.
    case numbers
    /// Chapter F.
    case patterns
    /// Chapter K.
    case readyFields
    /// Chapter W.
    case wheels
    /// Chapter R.
    case runs
    /// Chapter M.
    case reminders
    /// Chapter D.
    case dates
  }

  /// The kind of a law.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A claim that holds for every input.
    case invariant
    /// A claim that the answer equals the model's.
    case comparison
    /// A claim about a domain that is small enough to be checked completely.
    case proof
  }

  /// The law as a sentence.
  public let sentence: String
  /// The law's subject.
  public let topic: Topic
  /// The law's kind.
  public let kind: Kind
  /// The clauses of the specification that the law checks, such as `E4` or `E9.3`.
  public let clauses: [String]
  private let property: Property<Implementation>

  /// A law.
  ///
  /// - Parameters:
  ///   - sentence: the law as a sentence.
  ///   - topic: the law's subject.
  ///   - kind: the law's kind.
  ///   - clauses: the clauses that require it.
  ///   - property: the claim; its file determines the law's name and chapter.
  init(
    _ sentence: String, about topic: Topic, _ kind: Kind = .invariant, clauses: [String],
    _ property: Property<Implementation>
  ) {
    self.sentence = sentence
    self.topic = topic
    self.kind = kind
    self.clauses = clauses
    self.property = property
  }

  /// The law's name and chapter.
  public var name: PropertyName { property.name }

  /// The law's claim about an implementation.
  public func claim(about implementation: Implementation = .reference) -> Claim {
    var claim = property.about(implementation, named: implementation.name)
    claim.statement = statement
    return claim
  }

  /// The law as a sentence, after the clauses that require it.
  public var statement: String { "\(clauses.joined(separator: ", ")): \(sentence)" }

  /// The law as a row of this table.
  package var row: String { "| `\(name)` | \(clauses.joined(separator: ", ")) | \(sentence) |" }

  /// Whether the implementation has its own functions for the law's subject.
  public func isWorthChecking(with implementation: Implementation) -> Bool {
    implementation.topics.contains(topic)
  }
}

extension Law: CustomStringConvertible {
  /// The law's chapter and name.
  public var description: String { name.description }
}

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
