/// A notation, and a text to read or a pattern to write in that notation.
enum NotationQuestion: Hashable, Sendable {
  case read(String, PatternNotation)
  case write(Pattern, PatternNotation)
}

extension NotationQuestion: CustomStringConvertible {
  /// The text or the pattern, and the notation on a line of its own.
  var description: String {
    switch self {
    case .read(let text, let notation): "read  \(text.escaped)\nin    \(notation.words)"
    case .write(let pattern, let notation): "write \(pattern.words)\nin    \(notation.words)"
    }
  }
}

extension Generator<NotationQuestion> {
  /// Any text, or any pattern, in any notation.
  static let notationQuestion = Generator { source in
    let notation = source.notation()
    return source.flip()
      ? .write(source.pattern(.any), notation) : .read(source.notationText(), notation)
  }
}
