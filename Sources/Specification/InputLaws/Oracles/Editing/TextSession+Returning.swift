extension TextSession {
  /// Requires that a text in the field's own format stays unchanged if it is cut and pasted,
  /// pasted, suggested, inserted into one of several ranges, typed, or composed (E8.11, E8.14).
  func requireReturn(of text: String) throws {
    let whole = TextRange(location: 0, length: text.utf16.count)
    let start = TextRange.caret(at: 0)
    let several = SeveralRangesEdit(replacingOneOf: [start], with: text)
    let ways: [(name: String, actions: [Action])] = [
      ("cut and pasted", [.set(FieldState(text)), .select(whole), .cut, .paste(text)]),
      ("pasted", [.paste(text)]), ("typed", text.map { .type(String($0)) }),
      ("suggested", [.suggest(Edit(replacing: start, with: text))]),
      ("inserted into one of several", [.replaceOneOf(several, using: 0)]),
      ("composed", [.compose(text, selecting: start), .commit]),
    ]
    // A suggestion of only spaces inserts no text.
    let isEmptySuggestion = text.unicodeScalars.allSatisfy { $0 == " " || $0 == "\u{A0}" }
    for way in ways where !(isEmptySuggestion && way.name == "suggested") {
      var session = self
      for action in way.actions {
        let outcome = session.perform(action)
        if action == .cut {
          try requireEqual(outcome.copied.map(FieldState.init), FieldState(text), "copied")
        }
      }
      try requireEqual(
        FieldState(session.state.text), FieldState(text), "\(way.name), \(text.escaped) changed")
    }
  }
}
