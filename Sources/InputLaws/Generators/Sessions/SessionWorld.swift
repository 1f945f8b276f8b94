import InputRules

/// A session, and the words that all text typed in it is made of.
///
/// The words come first and the field's conditions are chosen to suit them, so that typed text is
/// accepted, refused and rewritten in fair shares.
struct SessionWorld: Hashable, Sendable {
  /// The description of the session.
  var session: SessionDescription
  /// The first content of the field.
  var state: FieldState
  /// Texts that are typed, pasted, suggested and composed.
  var words: [String]
}

extension SessionWorld: CustomStringConvertible {
  /// The session and the first state, one per line.
  var description: String { "field  \(session)\nshows  \(state)" }
}
