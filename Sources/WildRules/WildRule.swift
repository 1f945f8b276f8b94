import InputLaws

/// A wrong rule or session: a mistake that software really shipped, which the laws must reject.
public struct WildRule: Sendable {
  /// The mistake's number in the gallery, such as `B1`.
  public let id: String
  /// The mistake in a sentence.
  public let mistake: String
  /// Where it was reported.
  public let source: String
  /// The implementation that makes it; its name is the id.
  public let subject: any LawSubject
  /// The laws that must catch it, by name.
  public let caughtBy: [String]

  /// A wrong rule.
  ///
  /// - Parameters:
  ///   - id: its number in the gallery.
  ///   - mistake: what it gets wrong, in a sentence.
  ///   - source: the report it comes from.
  ///   - caughtBy: the names of laws that must reject it.
  ///   - subject: the implementation.
  init(
    _ id: String, mistake: String, source: String, caughtBy: [String], subject: RuleSubject
  ) {
    self.init(id, mistake: mistake, source: source, caughtBy: caughtBy, of: subject)
  }

  private init(
    _ id: String, mistake: String, source: String, caughtBy: [String], of subject: any LawSubject
  ) {
    self.id = id
    self.mistake = mistake
    self.source = source
    self.caughtBy = caughtBy
    self.subject = subject
  }

  /// A wrong implementation of numbers.
  ///
  /// - Parameters:
  ///   - id: its number in the gallery, and what its subject is called.
  ///   - mistake: what it gets wrong, in a sentence.
  ///   - source: the report it comes from.
  ///   - caughtBy: the names of laws that must reject it.
  ///   - numbers: the implementation.
  init(
    _ id: String, mistake: String, source: String, caughtBy: [String],
    numbers: any NumberImplementation
  ) {
    self.init(
      id, mistake: mistake, source: source, caughtBy: caughtBy, of: NumberSubject(id, numbers))
  }

  /// A wrong implementation of formatting patterns.
  ///
  /// - Parameters:
  ///   - id: its number in the gallery, and what its subject is called.
  ///   - mistake: what it gets wrong, in a sentence.
  ///   - source: the report it comes from.
  ///   - caughtBy: the names of laws that must reject it.
  ///   - patterns: the implementation.
  init(
    _ id: String, mistake: String, source: String, caughtBy: [String],
    patterns: any PatternImplementation
  ) {
    self.init(
      id, mistake: mistake, source: source, caughtBy: caughtBy, of: PatternSubject(id, patterns))
  }

  /// A wrong implementation of wheels.
  ///
  /// - Parameters:
  ///   - id: its number in the gallery, and what its subject is called.
  ///   - mistake: what it gets wrong, in a sentence.
  ///   - source: the report it comes from.
  ///   - caughtBy: the names of laws that must reject it.
  ///   - wheels: the implementation.
  init(
    _ id: String, mistake: String, source: String, caughtBy: [String],
    wheels: any WheelImplementation
  ) {
    self.init(
      id, mistake: mistake, source: source, caughtBy: caughtBy, of: WheelSubject(id, wheels))
  }

  /// A wrong implementation of the run model.
  ///
  /// - Parameters:
  ///   - id: its number in the gallery, and what its subject is called.
  ///   - mistake: what it gets wrong, in a sentence.
  ///   - source: the report it comes from.
  ///   - caughtBy: the names of laws that must reject it.
  ///   - runs: the implementation.
  init(
    _ id: String, mistake: String, source: String, caughtBy: [String],
    runs: any RunImplementation
  ) {
    self.init(
      id, mistake: mistake, source: source, caughtBy: caughtBy, of: RunSubject(id, runs))
  }

  /// A wrong implementation of reminders.
  ///
  /// - Parameters:
  ///   - id: its number in the gallery, and what its subject is called.
  ///   - mistake: what it gets wrong, in a sentence.
  ///   - source: the report it comes from.
  ///   - caughtBy: the names of laws that must reject it.
  ///   - reminders: the implementation.
  init(
    _ id: String, mistake: String, source: String, caughtBy: [String],
    reminders: any ReminderImplementation
  ) {
    self.init(
      id, mistake: mistake, source: source, caughtBy: caughtBy, of: ReminderSubject(id, reminders))
  }
}

extension WildRule: CustomStringConvertible {
  /// The rule's id and its mistake.
  public var description: String { "\(id): \(mistake)" }
}
