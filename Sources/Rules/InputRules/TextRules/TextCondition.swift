/// A condition on a field's text; a field rule consists of conditions (T6).
///
/// Your own condition must implement only `objection(to:)`. Implement the other members so that a
/// field can insert the allowed part of an insertion (E8.2).
public protocol TextCondition: Sendable {
  /// The reason the field can't contain `text`, or `nil` if it can.
  /// - Parameter text: the whole text.
  func objection(to text: String) -> Reason?

  /// The reason the field can't contain `text` when editing ends, or `nil` if it can (T4).
  /// - Parameter text: the whole text.
  func finalObjection(to text: String) -> Reason?

  /// Whether an allowed text may contain the scalar; if not, filtering drops it from insertions
  /// (E8.2).
  /// - Parameter scalar: a scalar in an insertion.
  func admits(_ scalar: Unicode.Scalar) -> Bool

  /// Whether an allowed text may contain the cluster; if not, filtering drops it from insertions
  /// (E8.2).
  /// - Parameter character: a cluster in an insertion.
  func admits(_ character: Character) -> Bool

  /// The limit to which insertions may be truncated; `nil` if the condition isn't a limit (E8.6).
  var maximumLength: MaximumLength? { get }

  /// Whether the condition can check only whole texts. If so, filtering tries an insertion
  /// character by character, and keeps the characters that are accepted.
  var judgesWholeTextsOnly: Bool { get }

  /// Whether the text must be a number; if so, no part of a number is ever dropped from an
  /// insertion (E8.4).
  var isNumeric: Bool { get }

  /// Whether the scalar belongs to the condition's format; if so, normalization keeps it (E8.14).
  /// - Parameter scalar: a scalar in an insertion.
  func isOwn(_ scalar: Unicode.Scalar) -> Bool

  /// The minus sign in the condition's format, which replaces inserted dashes; `nil` if there is
  /// none (E8.17).
  var ownMinus: Unicode.Scalar? { get }
}

extension TextCondition {
  /// By default, the same as `objection(to:)`.
  public func finalObjection(to text: String) -> Reason? { objection(to: text) }
  /// By default, true: a text may contain every scalar.
  public func admits(_ scalar: Unicode.Scalar) -> Bool { true }
  /// By default, true: a text may contain every cluster.
  public func admits(_ character: Character) -> Bool { true }
  /// By default, `nil`: the condition isn't a limit.
  public var maximumLength: MaximumLength? { nil }
  /// By default, false: the condition can check each part of a text.
  public var judgesWholeTextsOnly: Bool { false }
  /// By default, false: the text needn't be a number.
  public var isNumeric: Bool { false }
  /// By default, false: the condition has no format.
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { false }
  /// By default, `nil`: the condition has no minus sign.
  public var ownMinus: Unicode.Scalar? { nil }
}

/// A condition made from a closure, for requirements that the ready-made conditions don't cover.
///
/// Filtering calls the closure for each character of an insertion. Use the ready-made conditions if
/// insertions may be long.
public struct TextPredicate: TextCondition {
  /// The condition's name, which appears in reasons.
  package let name: String
  let holds: @Sendable (String) -> Bool

  /// Creates a condition from a closure.
  /// - Parameters:
  ///   - name: the condition's name, which appears in reasons.
  ///   - holds: returns whether the field may contain the text.
  public init(_ name: String, holds: @escaping @Sendable (String) -> Bool) {
    self.name = name
    self.holds = holds
  }

  /// Refuses text for which the closure returns false.
  public func objection(to text: String) -> Reason? {
    holds(text) ? nil : .refusedByRule(ExactText(name))
  }

  /// Always true, because the closure checks only whole texts.
  public var judgesWholeTextsOnly: Bool { true }
}
