import InputRules

/// A session to be had, and the words that what is done in it is made of.
///
/// The words come first and the field's conditions are chosen around them, so that what is typed is
/// accepted, refused and rewritten in fair shares.
public struct SessionWorld: Hashable, Sendable {
  /// What the session is.
  public var session: SessionDescription
  /// What the field shows at first.
  public var state: FieldState
  /// Texts that are typed, pasted, suggested and composed.
  public var words: [String]
}

extension SessionWorld: CustomStringConvertible {
  /// The session and the first state, each on a line of its own.
  public var description: String { "field  \(session)\nshows  \(state)" }
}
