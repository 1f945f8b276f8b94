/// A move in a field, for any caret.
enum PatternMove: Hashable, Sendable {
  /// Replaces the selection with a text.
  case type(String)
  /// Deletes the selection, or the scalar before the caret.
  case backspace
  /// Deletes the selection, or the scalar after the caret.
  case deleteForward
  /// Selects the range, if it is inside the text.
  case select(TextRange)
  /// Makes any edit.
  case replace(Edit)

  /// The edit of the move; none if the selection moves, or no text can be deleted.
  func edit(of state: FieldState) -> Edit? {
    switch self {
    case .type(let text): Edit(replacing: state.selection, with: text)
    case .backspace: state.backwardDeletion
    case .deleteForward: state.onwardDeletion
    case .select: nil
    case .replace(let edit): edit
    }
  }

  /// The state in which only the selection may have changed.
  func selected(in state: FieldState) -> FieldState {
    guard case .select(let range) = self else { return state }
    return state.selecting(range) ?? state
  }
}

extension PatternMove: CustomStringConvertible {
  /// The move in words.
  var description: String {
    switch self {
    case .type(let text): "type \(text.escaped)"
    case .backspace: "backspace"
    case .deleteForward: "delete forward"
    case .select(let range): "select \(range)"
    case .replace(let edit): "\(edit)"
    }
  }
}

extension ChoiceSource {
  /// Moves in a field whose text has about `units` units; `word` draws the text to type or paste.
  mutating func moves(
    _ count: ClosedRange<Int>, units: Int,
    typing word: @escaping @Sendable (inout ChoiceSource) -> String
  ) -> [PatternMove] {
    var moves: [PatternMove] = []
    repeated(count, label: "move") { source in
      switch source.choose(upTo: 4, drawing: { $0.next(upTo: 9) < 5 ? 0 : $0.next(upTo: 4) }) {
      case 0: moves.append(.type(word(&source)))
      case 1: moves.append(.backspace)
      case 2: moves.append(.deleteForward)
      case 3: moves.append(.select(source.range(inTextOf: units)))
      default: moves.append(.replace(source.edit(ofTextOf: units, typing: Generator { word(&$0) })))
      }
    }
    return moves
  }
}
