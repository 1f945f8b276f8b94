import PropertyTesting

/// A property of the reference implementation, with what the specification says about it: what a
/// command, a fuzzer and a test pick by name.
public struct Law: Sendable {
  /// What laws are about.
  public enum Topic: String, Sendable, Hashable, CaseIterable {
    /// Any text rule, also one of your own.
    case anyRule
    /// Fields and sessions of a description (chapters E and T).
    case fields
    /// Chapter N.
    case numbers
    /// Chapter F.
    case patterns
    /// Chapter W.
    case wheels
    /// Chapter R.
    case runs
    /// Chapter M.
    case reminders
  }

  /// What a law states.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Something that is true of every input.
    case invariant
    /// That the answer is the model's.
    case comparison
    /// Something of a world so small that all of it can be visited.
    case proof
  }

  /// The law in a sentence.
  public let sentence: String
  /// What it is about.
  public let topic: Topic
  /// What it states.
  public let kind: Kind
  /// The clauses of the specification that it holds an implementation to, such as `E4` or `E9.3`.
  public let clauses: [String]
  private let property: Property<Implementation>

  /// A law.
  ///
  /// - Parameters:
  ///   - sentence: what is claimed.
  ///   - topic: what it is about.
  ///   - kind: what it states.
  ///   - clauses: where the specification says so.
  ///   - property: the claim; its file gives the law its name and its chapter.
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

  /// What the law claims of an implementation.
  public func claim(about implementation: Implementation = .reference) -> Claim {
    var claim = property.about(implementation, named: implementation.name)
    claim.statement = statement
    return claim
  }

  /// The law in a sentence, after the clauses that say so.
  public var statement: String { "\(clauses.joined(separator: ", ")): \(sentence)" }

  /// The law as a row of the specification page.
  package var row: String { "| `\(name)` | \(clauses.joined(separator: ", ")) | \(sentence) |" }

  /// Whether the implementation brings functions of its own that the law is about.
  public func isWorthAsking(of implementation: Implementation) -> Bool {
    implementation.topics.contains(topic)
  }
}

extension Law: CustomStringConvertible {
  /// The law's chapter and name.
  public var description: String { name.description }
}
