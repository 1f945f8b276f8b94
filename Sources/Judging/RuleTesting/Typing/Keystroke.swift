import InputRules

/// A person's action in a text field, which can be applied to any text.
///
/// Places are counted in characters from the end of the text, up to its length.
public enum Keystroke: Hashable, Sendable {
  /// Types one character.
  case type(Character)
  /// Pastes a text, or accepts a suggestion.
  case paste(String)
  /// Pastes the last pasted or cut text, if there is one.
  case pasteAgain
  /// Presses backspace, which deletes the selection or the character before the caret.
  case backspace
  /// Presses delete, which deletes the selection or the character after the caret.
  case delete
  /// Cuts the selection.
  case cut
  /// Moves the caret to this number of characters before the end.
  case moveCaret(fromEnd: Int)
  /// Selects `count` characters that are followed by `fromEnd` other characters.
  case select(count: Int, fromEnd: Int)
  /// Selects all of the text.
  case selectAll
  /// Undoes or redoes the last change.
  case undo, redo
  /// Composes a text in an input method, without committing it.
  case compose(String)
  /// Accepts or discards an input method's composed text.
  case commit, cancel
  /// Replaces a range of UTF-16 units that may be outside the text; no platform sends this edit.
  case replace(location: Int, length: Int, with: String)
}

extension Keystroke: CustomStringConvertible {
  /// A keystroke as written in a file, in words, and as a call to a method of `Typist`.
  private typealias Spelling = (word: String, title: String, call: String)

  /// The keystrokes without an associated value.
  private static let plain: [(keystroke: Keystroke, spelling: Spelling)] = [
    (.pasteAgain, ("paste-again", "paste again", "pasteAgain()")),
    (.backspace, ("backspace", "backspace", "backspace()")),
    (.delete, ("delete", "delete", "press(.delete)")), (.cut, ("cut", "cut", "cut()")),
    (.selectAll, ("select-all", "select all", "selectAll()")),
    (.undo, ("undo", "undo", "press(.undo)")), (.redo, ("redo", "redo", "press(.redo)")),
    (.commit, ("commit", "commit the composition", "press(.commit)")),
    (.cancel, ("cancel", "cancel the composition", "press(.cancel)")),
  ]

  private var spelling: Spelling {
    let characters = { (count: Int) in count == 1 ? "1 character" : "\(count) characters" }
    switch self {
    case .type(let character):
      let text = String(character)
      return ("type \(text)", "type \(text.shown)", "type(\(text.literal))")
    case .paste(let text): return ("paste \(text)", "paste \(text.shown)", "paste(\(text.literal))")
    case .compose(let text):
      return ("compose \(text)", "compose \(text.shown)", "press(.compose(\(text.literal)))")
    case .moveCaret(let distance):
      let place = distance == 0 ? "at the end" : "\(characters(distance)) before the end"
      return ("caret \(distance)", "put the caret \(place)", "moveCaret(fromEnd: \(distance))")
    case .select(let count, let distance):
      let last = count == 1 ? "the last character" : "the last \(count) characters"
      let place = "\(characters(count)), ending \(distance) before the end"
      return (
        "select \(count) \(distance)", "select \(distance == 0 ? last : place)",
        "select(\(count), fromEnd: \(distance))"
      )
    case .replace(let location, let length, let text):
      let isMissing = location == .max
      return (
        "replace \(location) \(length) \(text)",
        "replace \(isMissing ? "NSNotFound" : "\(location)")+\(length) with \(text.shown)",
        "press(.replace(location: \(isMissing ? ".max" : "\(location)"), length: \(length), "
          + "with: \(text.literal)))"
      )
    default: return Self.plain.first { $0.keystroke == self }?.spelling ?? ("", "", "")
    }
  }

  /// The action in words.
  public var description: String { spelling.title }
  /// The call to a method of `Typist` that performs the keystroke.
  var swift: String { spelling.call }
  /// The keystroke as written in a file, such as `type −`, `select 2 0` and `backspace`.
  package var words: String { spelling.word }

  /// Reads a keystroke other than `replace` from a file; fails if the words aren't one.
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
      guard let row = Self.plain.first(where: { $0.spelling.word == words }) else { return nil }
      self = row.keystroke
    }
  }

  /// Whether each character is a single ASCII code unit; the line break `\r\n` has two.
  var isPlain: Bool {
    switch self {
    case .type(let character): character.utf8.count == 1
    case .paste(let text), .compose(let text), .replace(_, _, let text):
      text.allSatisfy { $0.utf8.count == 1 }
    default: true
    }
  }

  /// Whether `other` is a similar keystroke: a typed digit, for example, is like any typed or
  /// pasted digit.
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

  /// The keystroke with each typed, pasted or composed character replaced by another.
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
  /// Whether `others` include similar keystrokes in this order.
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
  /// The kind of character: an ASCII digit, an ASCII letter, another ASCII character itself, or the
  /// Unicode category of any other character.
  fileprivate var sort: String {
    if isASCII { return isNumber ? "0" : isLetter ? "a" : String(self) }
    let first = unicodeScalars.first.map { "\($0.properties.generalCategory)" } ?? ""
    return unicodeScalars.count > 1 ? first + "+" : first
  }
}

extension Keystroke {
  /// The edit that a platform sends, or `nil` if it sends none or the range is unknown.
  func edit(in state: FieldState, at field: FieldAbilities = FieldAbilities()) -> Edit? {
    switch self {
    case .type(let character): Edit(replacing: state.selection, with: String(character))
    case .paste(let text): text.isEmpty ? nil : Edit(replacing: state.selection, with: text)
    case .backspace: state.deleted(field.deletion).map { Edit(replacing: $0, with: "") }
    case .delete:
      state.deleted(field.forwardDeletion, isForward: true).map { Edit(replacing: $0, with: "") }
    case .cut: state.selection.length == 0 ? nil : Edit(replacing: state.selection, with: "")
    case .replace(let location, let length, let text):
      Edit(replacing: TextRange(location: location, length: length), with: text)
    default: nil
    }
  }

  func selecting(in state: FieldState) -> FieldState {
    let text = state.text
    switch self {
    case .moveCaret(let distance):
      return .showing(text, selecting: .caret(at: text.offset(fromEnd: distance)))
    case .select(let count, let distance):
      let end = text.offset(fromEnd: distance)
      let start = text.offset(fromEnd: distance + count)
      return .showing(text, selecting: TextRange(location: start, length: end - start))
    case .selectAll:
      return .showing(text, selecting: TextRange(location: 0, length: text.utf16.count))
    default: return state
    }
  }

  /// The keystroke with its numbers limited to the text's length, and with the clipboard's text.
  func fitted(to state: FieldState, clipboard: String) -> Keystroke {
    let all = state.text.count
    switch self {
    case .moveCaret(let distance): return .moveCaret(fromEnd: min(max(0, distance), all))
    case .select(let count, let distance):
      let end = min(max(0, distance), all)
      let count = min(max(0, count), all - end)
      return count == 0 ? .moveCaret(fromEnd: end) : .select(count: count, fromEnd: end)
    case .pasteAgain: return .paste(clipboard)
    default: return self
    }
  }
}

extension FieldState {
  /// The range that a deletion key deletes: the selection, or a unit before or after the caret.
  func deleted(_ unit: DeletionUnit, isForward: Bool = false) -> TextRange? {
    if selection.length > 0 { return selection }
    let caret = text.utf16.index(text.startIndex, offsetBy: selection.location)
    guard let character = isForward ? text[caret...].first : text[..<caret].last else { return nil }
    let scalars = character.unicodeScalars
    let scalar = isForward ? scalars.first : scalars.last
    let length = unit == .character ? character.utf16.count : (scalar?.utf16.count ?? 1)
    return TextRange(location: selection.location - (isForward ? 0 : length), length: length)
  }
}
