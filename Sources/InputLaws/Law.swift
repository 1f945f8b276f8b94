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
  /// The reference implementation of what the law is about.
  public let reference: any LawSubject
  /// The specification's model of it.
  public let model: any LawSubject
  private let claimAbout: @Sendable (any LawSubject) -> Claim?

  /// The law about fields that `property` states.
  ///
  /// - Parameters:
  ///   - property: what is claimed.
  ///   - clauses: where the specification says so.
  ///   - isUniversal: whether a user's own rule must keep it too.
  init(_ property: Property<RuleSubject>, clauses: [String], isUniversal: Bool = false) {
    self.init(property, clauses, isUniversal) { isUniversal || !$0.isOneRule }
  }

  /// The law about numbers that `property` states.
  ///
  /// - Parameters:
  ///   - property: what is claimed.
  ///   - clauses: where the specification says so.
  init(_ property: Property<NumberSubject>, clauses: [String]) {
    self.init(property, clauses, false) { _ in true }
  }

  /// The law about patterns that `property` states.
  ///
  /// - Parameters:
  ///   - property: what is claimed.
  ///   - clauses: where the specification says so.
  init(_ property: Property<PatternSubject>, clauses: [String]) {
    self.init(property, clauses, false) { _ in true }
  }

  /// The law about wheels that `property` states.
  ///
  /// - Parameters:
  ///   - property: what is claimed.
  ///   - clauses: where the specification says so.
  init(_ property: Property<WheelSubject>, clauses: [String]) {
    self.init(property, clauses, false) { _ in true }
  }

  /// The law about the run model that `property` states.
  ///
  /// - Parameters:
  ///   - property: what is claimed.
  ///   - clauses: where the specification says so.
  init(_ property: Property<RunSubject>, clauses: [String]) {
    self.init(property, clauses, false) { _ in true }
  }

  /// The law about reminders that `property` states.
  ///
  /// - Parameters:
  ///   - property: what is claimed.
  ///   - clauses: where the specification says so.
  init(_ property: Property<ReminderSubject>, clauses: [String]) {
    self.init(property, clauses, false) { _ in true }
  }

  private init<Subject: LawSubject>(
    _ property: Property<Subject>, _ clauses: [String], _ isUniversal: Bool,
    isAbout: @escaping @Sendable (Subject) -> Bool
  ) {
    name = property.name
    self.clauses = clauses
    self.isUniversal = isUniversal
    reference = Subject.reference
    model = Subject.model
    claimAbout = { subject in
      guard let subject = subject as? Subject, isAbout(subject) else { return nil }
      return property.about(subject, named: subject.name)
    }
  }

  /// What the law claims of the reference implementation.
  public func claim() -> Claim? { claimAbout(reference) }

  /// What the law claims of `subject`; nil where the law isn't about subjects of its kind.
  public func claim(about subject: any LawSubject) -> Claim? { claimAbout(subject) }
}

extension Law: CustomStringConvertible {
  /// The law's chapter and name.
  public var description: String { name.description }
}
