import PropertyTesting

/// A property of the catalogue, with what it is about: what a command, a fuzzer and a test pick by
/// name.
public struct Law: Sendable {
  /// The property's name and chapter.
  public let name: PropertyName
  /// The clauses of the specification that the law holds a rule to, such as `E4`.
  public let clauses: [String]
  /// Whether it holds of every text rule, or only of those made from a description.
  public let isUniversal: Bool
  private let property: Property<RuleSubject>

  /// The law that `property` states.
  ///
  /// - Parameters:
  ///   - property: what is claimed.
  ///   - clauses: where the specification says so.
  ///   - isUniversal: whether a user's own rule must keep it too.
  init(_ property: Property<RuleSubject>, clauses: [String], isUniversal: Bool = false) {
    name = property.name
    self.clauses = clauses
    self.isUniversal = isUniversal
    self.property = property
  }

  /// What the law claims of `subject`; nil where the law isn't about subjects of its kind.
  public func claim(about subject: RuleSubject = .reference) -> Claim? {
    guard isUniversal || !subject.isOneRule else { return nil }
    return property.about(subject, named: subject.name)
  }
}

extension Law: CustomStringConvertible {
  /// The law's chapter and name.
  public var description: String { name.description }
}
