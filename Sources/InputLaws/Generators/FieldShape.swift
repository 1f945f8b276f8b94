import InputRules

/// The kind of fields that a law is about; a scenario draws its field from these.
public struct FieldShape: Hashable, Sendable {
  /// The policies for insertions that fit only in part; the first is the simplest.
  public var insertion = InsertionPolicy.allCases
  /// The policies for deletions; the first is the simplest.
  public var deletions = DeletionPolicy.allCases
  /// How sets compare; the first is the simplest.
  public var memberships = Membership.allCases
  /// Whether there are conditions that can only check whole texts.
  public var hasWholeTextConditions = true
  /// How many conditions there are, without the limit that `hasLimit` adds.
  public var conditions = 0...3
  /// Whether the first condition is a maximum length.
  public var hasLimit = false

  /// Any field.
  public static let any = FieldShape()

  /// Fields with a maximum length and perhaps one more condition.
  public static let limited = FieldShape(conditions: 0...1, hasLimit: true)
}
