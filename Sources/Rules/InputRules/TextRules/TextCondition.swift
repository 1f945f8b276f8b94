/// A condition on a whole text; rules for fields are composed of these (T6).
///
/// Your own condition needs only `objection(to:)`. The other members let a field reduce an
/// insertion that doesn't fit (E8.2), and have defaults that reduce nothing.
public protocol TextCondition: Sendable {
  /// The reason the field may not contain `text`, or `nil`.
  /// - Parameter text: the whole text.
  func objection(to text: String) -> Reason?

  /// The reason the field may not contain `text` when editing ends, or `nil` (T4).
  /// - Parameter text: the whole text.
  func finalObjection(to text: String) -> Reason?

  /// Whether any text may contain the scalar; a filtered insertion drops the others (E8.2).
  /// - Parameter scalar: a scalar of an insertion.
  func admits(_ scalar: Unicode.Scalar) -> Bool

  /// Whether any text may contain the cluster; a filtered insertion drops the others (E8.2).
  /// - Parameter character: a cluster of an insertion.
  func admits(_ character: Character) -> Bool

  /// The limit to which an insertion may be truncated, if the condition is one (E8.6).
  var maximumLength: MaximumLength? { get }

  /// Whether the condition can only check whole texts; filtering then tries an insertion character
  /// by character and keeps the accepted ones.
  var judgesWholeTextsOnly: Bool { get }

  /// Whether the text must be a number, of which a reduced insertion never loses a part (E8.4).
  var isNumeric: Bool { get }

  /// Whether the scalar is part of the condition's format, so that normalisation leaves it alone
  /// (E8.14).
  /// - Parameter scalar: a scalar of an insertion.
  func isOwn(_ scalar: Unicode.Scalar) -> Bool

  /// The minus sign of the condition's format, which replaces dashes, or `nil` for none
  /// (E8.17).
  var ownMinus: Unicode.Scalar? { get }
}

extension TextCondition {
  /// By default, the condition during typing also applies at the end.
  public func finalObjection(to text: String) -> Reason? { objection(to: text) }
  /// By default, every scalar may be contained.
  public func admits(_ scalar: Unicode.Scalar) -> Bool { true }
  /// By default, every cluster may be contained.
  public func admits(_ character: Character) -> Bool { true }
  /// By default, there is no limit.
  public var maximumLength: MaximumLength? { nil }
  /// By default, parts can be checked.
  public var judgesWholeTextsOnly: Bool { false }
  /// By default, the condition is about texts of any kind.
  public var isNumeric: Bool { false }
  /// By default, the condition has no format.
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { false }
  /// By default, it has no minus sign.
  public var ownMinus: Unicode.Scalar? { nil }
}

/// A condition made from a closure, for cases that the ready-made ones don't cover.
///
/// A filtered insertion is tried character by character, so the closure is called once per
/// character of the insertion; use the ready-made conditions if insertions may be long.
public struct TextPredicate: TextCondition {
  /// The condition's name in reasons.
  package let name: String
  let holds: @Sendable (String) -> Bool

  /// A condition from a closure.
  /// - Parameters:
  ///   - name: the condition's name in reasons.
  ///   - holds: returns whether the field may contain a text.
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
