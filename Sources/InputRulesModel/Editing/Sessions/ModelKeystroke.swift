/// The kinds of keystrokes, of which those that follow one another are one step (E9.18).
enum ModelKeystroke {
  /// A text that was typed.
  case typing
  /// A deletion before the caret.
  case deletingBackward
  /// A deletion behind the caret.
  case deletingForward
}
