/// The kinds of actions, the simplest first; each can draw one.
enum ActionKind: String, CaseIterable, Sendable {
  case type, paste, undo, redo, select, cut, copy, replace, compose, commit, cancel, suggest, set
  case repair, move, pause
  case deleteBackward = "delete backward"
  case deleteForward = "delete forward"
  case replaceOneOf = "replace one of"

  /// The weight of the kind in random sessions, relative to the others.
  var weight: Int {
    switch self {
    case .type: 8
    case .undo, .compose: 4
    case .paste, .redo, .select, .replace, .deleteBackward, .commit: 3
    case .deleteForward, .cut, .suggest, .move: 2
    case .copy, .cancel, .set, .repair, .replaceOneOf, .pause: 1
    }
  }

  /// An action of the kind for a field that shows `state`.
  func draw(
    from source: inout ChoiceSource, in state: FieldState, words: [String], fresh: Generator<String>
  ) -> Action {
    func text() -> String { source.text(among: words, fresh: fresh) }
    let units = state.text.utf16.count
    switch self {
    case .type: return .type(text())
    case .paste: return .paste(text())
    case .undo: return .undo
    case .redo: return .redo
    case .select: return .select(source.range(inTextOf: units))
    case .cut: return .cut
    case .copy: return .copy
    case .replace: return .replace(Edit(replacing: source.range(inTextOf: units), with: text()))
    case .compose: return source.composition(of: text())
    case .commit: return .commit
    case .cancel: return .cancel
    case .suggest: return .suggest(source.suggestion(of: text(), inTextOf: units))
    case .set: return .set(source.markedState(showing: text()))
    case .pause: return .pause
    case .repair: return .repair
    case .move: return .move(to: source.range(inTextOf: units).location)
    case .deleteBackward: return .deleteBackward(source.element(of: DeletionUnit.allCases))
    case .deleteForward: return .deleteForward(source.element(of: DeletionUnit.allCases))
    case .replaceOneOf: return source.severalRanges(of: text(), inTextOf: units)
    }
  }
}

extension Action {
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
