/// A condition on the whole text; field rules consist of conditions (T6).
///
/// Your own condition needs only `objection(to:)`. Implement the other members to let a field
/// reduce an insertion that doesn't fit (E8.2).
public protocol TextCondition: Sendable {
  /// The reason the field may not contain `text`, or `nil` if it may.
  /// - Parameter text: the whole text.
  func objection(to text: String) -> Reason?

  /// The reason the field may not contain `text` when editing ends, or `nil` if it may (T4).
  /// - Parameter text: the whole text.
  func finalObjection(to text: String) -> Reason?

  /// Whether any text may contain the scalar; if not, a filtered insertion drops it (E8.2).
  /// - Parameter scalar: a scalar of an insertion.
  func admits(_ scalar: Unicode.Scalar) -> Bool

  /// Whether any text may contain the cluster; if not, a filtered insertion drops it (E8.2).
  /// - Parameter character: a cluster of an insertion.
  func admits(_ character: Character) -> Bool

  /// The limit that an insertion may be truncated to, or `nil` if the condition isn't a limit
  /// (E8.6).
  var maximumLength: MaximumLength? { get }

  /// Whether the condition can only check the whole text; filtering then tries an insertion
  /// character by character and keeps the accepted characters.
  var judgesWholeTextsOnly: Bool { get }

  /// Whether the text must be a number; if so, an insertion never loses a part of a number (E8.4).
  var isNumeric: Bool { get }

  /// Whether the scalar is part of the condition's format, which normalization keeps (E8.14).
  /// - Parameter scalar: a scalar of an insertion.
  func isOwn(_ scalar: Unicode.Scalar) -> Bool

  /// The minus sign in the condition's format, which replaces dashes, or `nil` (E8.17).
  var ownMinus: Unicode.Scalar? { get }
}

extension TextCondition {
  /// By default, the condition is the same during typing and when editing ends.
  public func finalObjection(to text: String) -> Reason? { objection(to: text) }
  /// By default, text may contain every scalar.
  public func admits(_ scalar: Unicode.Scalar) -> Bool { true }
  /// By default, text may contain every cluster.
  public func admits(_ character: Character) -> Bool { true }
  /// By default, there is no limit.
  public var maximumLength: MaximumLength? { nil }
  /// By default, the condition can check parts of text.
  public var judgesWholeTextsOnly: Bool { false }
  /// By default, the text needn't be a number.
  public var isNumeric: Bool { false }
  /// By default, the condition has no format.
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { false }
  /// By default, the condition has no minus sign.
  public var ownMinus: Unicode.Scalar? { nil }
}

/// A condition made from a closure, for cases that the ready-made conditions don't cover.
///
/// A filtered insertion is tried character by character, so the closure is called for each
/// character of the insertion. Use the ready-made conditions if insertions may be long.
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

  /// Always true, because the closure can't check parts of text.
  public var judgesWholeTextsOnly: Bool { true }
}
