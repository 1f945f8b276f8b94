extension ChoiceSource {
  /// One character of a word, a whole word, a text with a typographic character, or a new text.
  mutating func text(among words: [String], fresh: Generator<String>) -> String {
    let kind = choose(upTo: 3) { $0.next(upTo: 9) / 3 }
    if kind == 3 { return typographic(words) }
    guard kind < 2, !words.isEmpty else { return draw(fresh) }
    let word = element(of: words)
    guard kind == 0, !word.isEmpty else { return word }
    return String(element(of: Array(word)))
  }

  /// A state that shows `text` with any selection, sometimes with marked text.
  mutating func markedState(showing text: String) -> FieldState {
    let state = state(showing: text)
    guard flip(0.1) else { return state }
    let mark = validRange(inTextOf: text.utf16.count)
    return (try? FieldState(text: text, selection: state.selection, marked: mark)) ?? state
  }

  /// A character that a keyboard inserts automatically, or one that has two encodings; sometimes
  /// followed by a word.
  private mutating func typographic(_ words: [String]) -> String {
    let marks = [
      "\u{E9}", "e\u{301}", "\u{2014}", "\u{A0}", "\u{2019}", "\u{200F}", "\u{2013}", "\u{201C}",
      "\u{2212}",
    ]
    let mark = element(of: marks)
    return words.isEmpty || flip(0.7) ? mark : mark + element(of: words)
  }

  /// An action that composes a text, usually with the caret at its end.
  mutating func composition(of text: String) -> Action {
    let end = TextRange.caret(at: text.utf16.count)
    return .compose(text, selecting: flip(0.3) ? range(inTextOf: end.location) : end)
  }

  /// A suggestion: a text with or without the spaces that a system adds, or only a space.
  mutating func suggestion(of text: String, inTextOf units: Int) -> Edit {
    let forms = ["\(text) ", " ", text, " \(text)", "  \(text) ", "\u{A0}\(text)"]
    return Edit(replacing: range(inTextOf: units), with: element(of: forms))
  }

  /// An edit of several ranges, and the index of the range that receives the text.
  mutating func severalRanges(of text: String, inTextOf units: Int) -> Action {
    let edit = SeveralRangesEdit(replacingOneOf: ranges(inTextOf: units), with: text)
    let last = UInt64(edit.ranges.count)
    let place = choose(upTo: last) {
      $0.next(upTo: 9) == 0 || last == 0 ? last : $0.next(upTo: last - 1)
    }
    return .replaceOneOf(edit, using: Int(place))
  }

  mutating func world(for subject: Implementation, _ shape: SessionShape) -> SessionWorld {
    let words: [String] = list(1...3, label: "word") { $0.draw(subject.fields.texts) }
    let text = flip() ? element(of: words) : ""
    let field = field(shape.fields, around: words.joined() + text)
    var session = SessionDescription(subject.isOneRule ? FieldDescription() : field)
    if shape.normalizes { session.normalization = normalization() }
    if shape.forgets && flip(0.2) { session.undoLimit = int(upTo: 3) }
    return SessionWorld(session: session, state: state(showing: text), words: words)
  }

  /// Usually no normalization; otherwise, normalization of any kinds.
  private mutating func normalization() -> Normalization {
    Normalization(
      rawValue: UInt8(choose(upTo: 15) { $0.next(upTo: 9) < 6 ? 0 : $0.next(upTo: 15) }))
  }
}

/// The kinds of actions, starting with the simplest; a generator draws a kind, then its action.
enum ActionKind: String, CaseIterable, Sendable {
  case type, paste, undo, redo, select, cut, copy, replace, compose, commit, cancel, suggest, set
  case repair, move, pause
  case deleteBackward = "delete backward"
  case deleteForward = "delete forward"
  case replaceOneOf = "replace one of"

  /// The relative frequency of the kind in random sessions.
  var weight: Int {
    switch self {
    case .type: 8
    case .undo, .compose: 4
    case .paste, .redo, .select, .replace, .deleteBackward, .commit: 3
    case .deleteForward, .cut, .suggest, .move: 2
    case .copy, .cancel, .set, .repair, .replaceOneOf, .pause: 1
    }
  }

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

  var isHistory: Bool { kind == .undo || kind == .redo }
}
