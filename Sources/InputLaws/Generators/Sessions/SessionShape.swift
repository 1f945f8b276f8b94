import InputRules

/// What kind of sessions a law is about: a scenario draws its own from these.
struct SessionShape: Hashable, Sendable {
  /// The kinds of fields.
  var fields = FieldShape.any
  /// Whether typographic characters may become plain ones.
  var normalises = true
  /// Whether the limit of the history may be so small that it is reached.
  var forgets = true

  /// Any session at all.
  static let any = SessionShape()
}
