/// A condition made from a closure, for cases that the ready-made ones don't cover.
///
/// A filtered insertion is tried character by character, so the closure is called once per
/// character of the insertion; use the ready-made conditions if insertions may be long.
public struct TextPredicate: TextCondition {
  /// The condition's name in reasons.
  public let name: String
  let holds: @Sendable (String) -> Bool

  /// A condition that accepts the texts for which `holds` returns true.
  public init(_ name: String, holds: @escaping @Sendable (String) -> Bool) {
    self.name = name
    self.holds = holds
  }

  /// Refuses a text that the closure doesn't accept.
  public func objection(to text: String) -> Reason? {
    holds(text) ? nil : .refusedByRule(ExactText(name))
  }

  /// True: a closure can't check parts.
  public var judgesWholeTextsOnly: Bool { true }
}
