import InputRules

/// The characters of a formatted text that a person typed, rather than the code.
struct Content: Sendable {
  private let members: Set<Character>?

  /// The characters that count; nil for letters and digits.
  init(_ members: [Character]?) { self.members = members.map(Set.init) }

  /// Whether a character counts.
  func has(_ character: Character) -> Bool {
    members?.contains(character) ?? (character.isLetter || character.isNumber)
  }

  /// The characters of a text that count.
  func of(_ text: String) -> [Character] { text.filter(has).map(\.self) }

  /// Those before a range of a state's text, in it, and after it.
  func parts(
    of state: FieldState, around range: TextRange
  ) -> (head: [Character], taken: [Character], tail: [Character]) {
    let end = range.location + range.length
    let rest = TextRange(location: end, length: state.text.utf16.count - end)
    return (
      of(state.text(of: TextRange(location: 0, length: range.location))),
      of(state.text(of: range)), of(state.text(of: rest))
    )
  }

  /// Whether characters are the last ones of others, in upper or lower case.
  func isEnd(_ tail: [Character], of all: [Character]) -> Bool {
    String(all).lowercased().hasSuffix(String(tail).lowercased())
  }

  /// The first place, in UTF-16 units, after so many of them.
  func caret(after count: Int, in text: String) -> Int {
    var left = count
    var place = 0
    for character in text {
      if left == 0 { break }
      if has(character) { left -= 1 }
      place += character.utf16.count
    }
    return place
  }
}
