import InputRules

/// A field, its content, and edits of it: the input of most laws.
public struct Scenario: Hashable, Sendable {
  /// The description of the field's rule.
  public var field: FieldDescription
  /// The first content of the field.
  public var state: FieldState
  /// The edits, in order.
  public var edits: [Edit]
}

extension Scenario: CustomStringConvertible {
  /// The field, the state and the edits, one per line.
  public var description: String {
    (["field  \(field)", "shows  \(state)"] + edits.map { "edit   \($0)" }).joined(separator: "\n")
  }
}
