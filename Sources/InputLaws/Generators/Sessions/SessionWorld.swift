import InputRules

/// A session, and the words of which all that is typed in it is made.
///
/// The words come first and the field's conditions are chosen around them, so that what is typed is
/// accepted, refused and rewritten in fair shares.
struct SessionWorld: Hashable, Sendable {
  /// What the session is.
  var session: SessionDescription
  /// What the field shows at first.
  var state: FieldState
  /// Texts that are typed, pasted, suggested and composed.
  var words: [String]
}

extension SessionWorld: CustomStringConvertible {
  /// The session and the first state, each on a line of its own.
  var description: String { "field  \(session)\nshows  \(state)" }
}
