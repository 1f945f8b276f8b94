/// The kinds of keystrokes; consecutive ones of a kind are one step (E9.18).
enum ModelKeystroke {
  /// A typed text.
  case typing
  /// A deletion before the caret.
  case deletingBackward
  /// A deletion after the caret.
  case deletingForward
}
