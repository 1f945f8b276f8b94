extension Law {
  package static let forgottenStepsKeepNoText = Law(
    """
    A session doesn't keep text that it can't show again, such as text from a forgotten step, a \
    refused action or a canceled composition.
    """, clauses: ["E9.15", "E9.16", "E9.17"],
    Property(forAll: .secretHistory) { subject, history in
      var session = try subject.session(history.session, showing: .empty)
      for action in history.actions { _ = session.perform(action) }
      if session.state.marked != nil { _ = session.perform(.cancel) }
      let shown = Set(session.reachableTexts.flatMap(\.unicodeScalars))
      let kept = texts(in: session)
      for scalar in SecretHistory.secret.unicodeScalars where !shown.contains(scalar) {
        let text = kept.first { $0.unicodeScalars.contains(scalar) }
        try require(text == nil, "the session still has \((text ?? "").escaped)")
      }
    })
}

extension TextSession {
  /// All texts that undo and redo can restore.
  fileprivate var reachableTexts: [String] {
    var texts = [state.text]
    for action in [Action.undo, .redo] {
      var session = self
      while !session.perform(action).effect.isRefused { texts.append(session.state.text) }
    }
    return texts
  }
}

/// All texts stored in a value at any depth, found by reflection.
private func texts(in value: Any) -> [String] {
  if let text = value as? String { return [text] }
  if let text = value as? Substring { return [String(text)] }
  var found: [String] = []
  var mirror: Mirror? = Mirror(reflecting: value)
  while let one = mirror {
    found += one.children.flatMap { texts(in: $0.value) }
    mirror = one.superclassMirror
  }
  return found
}

/// Actions that enter a secret text, which the session must not keep longer than necessary.
private struct SecretHistory: Sendable {
  var session: SessionDescription
  var actions: [Action]

  /// Three characters that aren't used anywhere else.
  static let secret = "\u{E000}\u{E001}\u{E002}"
}

extension Generator<SecretHistory> {
  /// Actions in a session with a short history, sometimes with a limit too low for the secret.
  fileprivate static let secretHistory = Generator { source in
    var session = SessionDescription()
    session.undoLimit = source.int(upTo: 3)
    if source.flip(0.2) { session.field = FieldDescription([.maximumLength(2, .characters)]) }
    let actions: [Action] = source.list(1...14, label: "action") { $0.secretAction() }
    return SecretHistory(session: session, actions: actions)
  }
  .cover("the whole text is replaced after the secret", atLeast: 0.05) { history in
    let places = history.actions.indices
    let last = places.last { history.actions[$0].isSecret } ?? places.upperBound
    return history.actions.dropFirst(last).contains { $0 == .pasteOverAll }
  }
}

extension ChoiceSource {
  fileprivate mutating func secretAction() -> Action {
    let secret = SecretHistory.secret
    let actions: [Action] = [
      .paste(secret), .pasteOverAll, .undo, .type("a"), .type(secret), .redo,
      .deleteBackward(.character), .paste("b"), .compose(secret, selecting: .caret(at: 3)), .cancel,
      .commit, .set(FieldState(secret)), .set(FieldState("c")), .pause,
      .suggest(Edit(replacing: .caret(at: 0), with: secret)), .select(.caret(at: 0)),
      .deleteForward(.character), .select(TextRange(location: 0, length: 1)), .cut, .repair,
    ]
    return element(of: actions)
  }
}

extension Action {
  /// The action that replaces the whole text from code.
  fileprivate static let pasteOverAll = Action.set(FieldState("d"))

  fileprivate var isSecret: Bool {
    switch self {
    case .paste(SecretHistory.secret), .type(SecretHistory.secret),
      .set(FieldState(SecretHistory.secret)):
      true
    default: false
    }
  }
}
