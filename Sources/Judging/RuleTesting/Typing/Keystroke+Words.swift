// Keystrokes as a file has them, such as `type −`, `select 2 0` and `backspace`.
extension Keystroke {
  /// The keystroke as a file has it.
  package var words: String {
    switch self {
    case .type(let character): "type \(character)"
    case .paste(let text): "paste \(text)"
    case .compose(let text): "compose \(text)"
    case .moveCaret(let distance): "caret \(distance)"
    case .select(let count, let distance): "select \(count) \(distance)"
    case .replace(let location, let length, let text): "replace \(location) \(length) \(text)"
    default: Self.plain.first { $0.value == self }?.key ?? ""
    }
  }

  /// The keystroke that a file has; nil if it is none.
  package init?(words: String) {
    let parts = words.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let rest = parts.count == 2 ? parts[1] : ""
    let numbers = rest.split(separator: " ").compactMap { Int($0) }
    switch (parts[0], numbers.count) {
    case ("type", _) where rest.count == 1: self = .type(rest[rest.startIndex])
    case ("paste", _): self = .paste(rest)
    case ("compose", _): self = .compose(rest)
    case ("caret", 1): self = .moveCaret(fromEnd: numbers[0])
    case ("select", 2): self = .select(count: numbers[0], fromEnd: numbers[1])
    default:
      guard let keystroke = Self.plain[words] else { return nil }
      self = keystroke
    }
  }

  /// Those of which no more has to be said.
  private static let plain: [String: Keystroke] = [
    "paste-again": .pasteAgain, "backspace": .backspace, "delete": .delete, "cut": .cut,
    "select-all": .selectAll, "undo": .undo, "redo": .redo, "commit": .commit, "cancel": .cancel,
  ]
}

extension Keystroke {
  /// Whether a person who does `other` does something of this sort: types a digit where this types
  /// one, or pastes one.
  func isLike(_ other: Keystroke) -> Bool {
    switch (self, other) {
    case (.type(let one), .type(let other)): one.sort == other.sort
    case (.type(let one), .paste(let text)): text.contains { $0.sort == one.sort }
    case (.paste(let one), .paste(let text)), (.compose(let one), .compose(let text)):
      Set(one.map(\.sort)).isSubset(of: text.map(\.sort))
    case (.moveCaret, .moveCaret): true
    case (.select, .select), (.select, .selectAll), (.selectAll, .select): true
    default: self == other
    }
  }
}

extension Keystroke {
  /// The same with another character in place of each that is typed or pasted.
  func of(_ character: Character) -> Keystroke {
    switch self {
    case .type: .type(character)
    case .paste(let text): .paste(String(repeating: character, count: text.count))
    case .compose(let text): .compose(String(repeating: character, count: text.count))
    default: self
    }
  }
}

extension [Keystroke] {
  /// Whether a person who does `others` does something like these on the way, in this order.
  func areWithin(_ others: [Keystroke], withAnyText isAnyText: Bool = false) -> Bool {
    var rest = isAnyText ? map { $0.of("0") }[...] : self[...]
    for keystroke in others {
      let keystroke = isAnyText ? keystroke.of("0") : keystroke
      if rest.first?.isLike(keystroke) == true { rest.removeFirst() }
    }
    return rest.isEmpty
  }
}

extension Character {
  /// What kind of character it is: digits and letters of ASCII are alike, its other signs aren't.
  fileprivate var sort: String {
    if isASCII { return isNumber ? "0" : isLetter ? "a" : String(self) }
    let first = unicodeScalars.first.map { "\($0.properties.generalCategory)" } ?? ""
    return unicodeScalars.count > 1 ? first + "+" : first
  }
}
