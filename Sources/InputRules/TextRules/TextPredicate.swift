/// A text satisfies a closure: the condition to reach for where the ready-made ones don't do.
///
/// A filtered insertion is tried a character at a time, so the closure is asked as often as the
/// insertion has characters; use the ready-made conditions where insertions may be long.
public struct TextPredicate: TextCondition {
  /// What the condition is called in a reason.
  public let name: String
  let holds: @Sendable (String) -> Bool

  /// A condition that holds of the texts for which `holds` says so.
  public init(_ name: String, holds: @escaping @Sendable (String) -> Bool) {
    self.name = name
    self.holds = holds
  }

  /// Objects to a text that the closure doesn't accept.
  public func objection(to text: String) -> Reason? {
    holds(text) ? nil : .refusedByRule(ExactText(name))
  }

  /// True: a closure tells nothing of parts.
  public var judgesWholeTextsOnly: Bool { true }
}
