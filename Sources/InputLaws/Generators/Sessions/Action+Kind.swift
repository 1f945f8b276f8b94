import InputRules

extension Action {
  /// The kind of the action.
  var kind: ActionKind {
    switch self {
    case .type: .type
    case .paste: .paste
    case .undo: .undo
    case .redo: .redo
    case .pause: .pause
    case .select: .select
    case .cut: .cut
    case .copy: .copy
    case .replace: .replace
    case .compose: .compose
    case .commit: .commit
    case .cancel: .cancel
    case .suggest: .suggest
    case .set: .set
    case .repair: .repair
    case .move: .move
    case .deleteBackward: .deleteBackward
    case .deleteForward: .deleteForward
    case .replaceOneOf: .replaceOneOf
    }
  }

  /// Whether the action moves through the history instead of adding to it.
  var isHistory: Bool { kind == .undo || kind == .redo }
}
