import InputRules

/// A field, what it shows, and a several-ranges question (E11).
public struct SeveralRangesScenario: Hashable, Sendable {
  /// What the field's rule is.
  public var field: FieldDescription
  /// What the field shows.
  public var state: FieldState
  /// What is asked of it.
  public var edit: SeveralRangesEdit
}

extension SeveralRangesScenario: CustomStringConvertible {
  /// The field, the state and the edit, each on a line of its own.
  public var description: String { "field  \(field)\nshows  \(state)\nedit   \(edit)" }
}
