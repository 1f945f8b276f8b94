/// An action of a person at a text field; it applies to any text.
///
/// Places are counted in characters from the end of the text, at most all of them.
public enum Keystroke: Hashable, Sendable {
  /// Types one character.
  case type(Character)
  /// Pastes a text, or takes a suggestion.
  case paste(String)
  /// Pastes what was pasted or cut last, if anything was.
  case pasteAgain
  /// Presses backspace, which deletes what is selected or the character before the caret.
  case backspace
  /// Presses delete, which deletes what is selected or the character after the caret.
  case delete
  /// Cuts what is selected.
  case cut
  /// Puts the caret before that number of characters at the end.
  case moveCaret(fromEnd: Int)
  /// Selects `count` characters; `fromEnd` more follow them.
  case select(count: Int, fromEnd: Int)
  /// Selects all of the text.
  case selectAll
  /// Takes back the last change, or makes it once more.
  case undo, redo
  /// Gives an input method's text, which isn't done yet.
  case compose(String)
  /// Takes what an input method has composed, or drops it.
  case commit, cancel
  /// Replaces a range, in UTF-16 units, whether or not it is inside the text; no platform does.
  case replace(location: Int, length: Int, with: String)
}

extension Keystroke {
  /// Whether each of its characters, if any, is one ASCII character: a line break may be two.
  var isPlain: Bool {
    switch self {
    case .type(let character): character.utf8.count == 1
    case .paste(let text), .compose(let text), .replace(_, _, let text):
      text.allSatisfy { $0.utf8.count == 1 }
    case .pasteAgain, .backspace, .delete, .cut, .moveCaret, .select, .selectAll, .undo, .redo,
      .commit, .cancel:
      true
    }
  }
}

extension Keystroke: CustomStringConvertible {
  /// The action in words.
  public var description: String {
    switch self {
    case .type(let character): "type \(String(character).shown)"
    case .paste(let text): "paste \(text.shown)"
    case .pasteAgain: "paste again"
    case .backspace: "backspace"
    case .delete: "delete"
    case .cut: "cut"
    case .undo: "undo"
    case .redo: "redo"
    case .compose(let text): "compose \(text.shown)"
    case .commit: "commit the composition"
    case .cancel: "cancel the composition"
    case .moveCaret(0): "put the caret at the end"
    case .moveCaret(let distance): "put the caret \(Self.characters(distance)) before the end"
    case .select(1, 0): "select the last character"
    case .select(let count, 0): "select the last \(Self.characters(count))"
    case .select(let count, let distance):
      "select \(Self.characters(count)), ending \(distance) before the end"
    case .selectAll: "select all"
    case .replace(let location, let length, let text):
      "replace \(Self.place(location))+\(length) with \(text.shown)"
    }
  }

  private static func place(_ location: Int, _ none: String = "NSNotFound") -> String {
    location == .max ? none : "\(location)"
  }

  private static func characters(_ count: Int) -> String {
    count == 1 ? "1 character" : "\(count) characters"
  }

  /// The call of a `Typist` that does it.
  var swift: String {
    switch self {
    case .type(let character): "type(\(String(character).literal))"
    case .paste(let text): "paste(\(text.literal))"
    case .pasteAgain: "pasteAgain()"
    case .backspace: "backspace()"
    case .delete: "press(.delete)"
    case .undo: "press(.undo)"
    case .redo: "press(.redo)"
    case .commit: "press(.commit)"
    case .cancel: "press(.cancel)"
    case .compose(let text): "press(.compose(\(text.literal)))"
    case .cut: "cut()"
    case .moveCaret(let distance): "moveCaret(fromEnd: \(distance))"
    case .select(let count, let distance): "select(\(count), fromEnd: \(distance))"
    case .selectAll: "selectAll()"
    case .replace(let location, let length, let text):
      "press(.replace(location: \(Self.place(location, ".max")), length: \(length), "
        + "with: \(text.literal)))"
    }
  }
}
