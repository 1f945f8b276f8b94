import InputRules

/// What kind of sessions a law is about: a scenario draws its own from these.
public struct SessionShape: Hashable, Sendable {
  /// The kinds of fields.
  public var fields = FieldShape.any
  /// Whether typographic characters may become plain ones.
  public var normalises = true
  /// Whether the limit of the history may be so small that it is reached.
  public var forgets = true

  /// Any session at all.
  public static let any = SessionShape()
}
