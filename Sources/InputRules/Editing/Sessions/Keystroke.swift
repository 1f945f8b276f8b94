/// The kinds of keystroke that make runs (E9.18).
enum Keystroke: Hashable, Sendable {
  case typing, deletingBackward, deletingForward
}

extension Action {
  /// The kind of keystroke the action is, if it is one.
  var keystroke: Keystroke? {
    switch self {
    case .type: .typing
    case .deleteBackward: .deletingBackward
    case .deleteForward: .deletingForward
    case .paste, .cut, .copy, .select, .move, .replace, .replaceOneOf, .suggest, .set, .repair,
      .compose, .commit, .cancel, .undo, .redo, .pause:
      nil
    }
  }
}
