import InputRules

/// A field, what it shows, and the edits it is asked about: the input of most laws.
public struct Scenario: Hashable, Sendable {
  /// What the field's rule is.
  public var field: FieldDescription
  /// What the field shows at first.
  public var state: FieldState
  /// What is asked of it, one after the other.
  public var edits: [Edit]
}

extension Scenario: CustomStringConvertible {
  /// The field, the state and the edits, each on a line of its own.
  public var description: String {
    (["field  \(field)", "shows  \(state)"] + edits.map { "edit   \($0)" }).joined(separator: "\n")
  }
}
