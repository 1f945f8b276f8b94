import InputRules

/// A field, its content, and a several-ranges edit (E11).
public struct SeveralRangesScenario: Hashable, Sendable {
  /// The description of the field's rule.
  public var field: FieldDescription
  /// The content of the field.
  public var state: FieldState
  /// The edit.
  public var edit: SeveralRangesEdit
}

extension SeveralRangesScenario: CustomStringConvertible {
  /// The field, the state and the edit, one per line.
  public var description: String { "field  \(field)\nshows  \(state)\nedit   \(edit)" }
}
