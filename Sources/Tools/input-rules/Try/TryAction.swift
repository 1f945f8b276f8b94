import InputRules

/// What a person does to the field that is tried.
enum TryAction: Equatable {
  /// Keystrokes, one for each character of the text.
  case type(String)
  /// The text replaces the selection in one edit.
  case paste(String)
  /// Deletes the selection, or what a key deletes.
  case delete(Deletion)
  /// Moves the caret, or only the selection's moving end.
  case move(Movement, selecting: Bool)
  /// Selects a range, in UTF-16 units.
  case select(TextRange)
  case selectAll
  case cut
  case undo
  case redo

  /// What a key deletes if nothing is selected.
  enum Deletion: String {
    case backspace
    case delete
    /// The word before the caret, with the spaces after it.
    case word
  }

  /// Where a key moves the caret.
  enum Movement: String {
    case left
    case right
    case home
    case end
  }
}

extension TryAction: CustomStringConvertible {
  /// The command of a script that does this, with texts escaped.
  var description: String {
    switch self {
    case .type(let text): "type \(text.escaped)"
    case .paste(let text): "paste \(text.escaped)"
    case .delete(let deletion): deletion.rawValue
    case .move(let movement, let isSelecting):
      (isSelecting ? "shift-" : "") + movement.rawValue
    case .select(let range): "select \(range.location) \(range.length)"
    case .selectAll: "all"
    case .cut: "cut"
    case .undo: "undo"
    case .redo: "redo"
    }
  }
}
