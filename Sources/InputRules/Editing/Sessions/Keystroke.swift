/// The kinds of keystrokes that form groups (E9.18).
enum Keystroke: Hashable, Sendable {
  case typing, deletingBackward, deletingForward
}

extension Action {
  /// The action's kind of keystroke; nil if it is none.
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
