import InputRules

/// The kind of sessions that a law is about; a scenario draws its session from these.
struct SessionShape: Hashable, Sendable {
  /// The kinds of fields.
  var fields = FieldShape.any
  /// Whether typographic characters may become plain.
  var normalises = true
  /// Whether the limit of the history may be small enough to be reached.
  var forgets = true

  /// Any session.
  static let any = SessionShape()
}
