import PropertyTesting

/// A way to make a row's answer wrong.
enum VectorAlteration: CaseIterable {
  /// The answer of another row.
  case otherRow
  /// Another value of the same kind.
  case otherValue
  /// A value that nobody would answer.
  case nonsense
  /// A failure in place of an answer, or an answer in place of a failure.
  case failure
  /// A caret, or a bound of a range, moved by one.
  case movedCaret
  /// One character of a text changed.
  case changedCharacter

  /// A text, altered; unchanged if the alteration doesn't apply to texts.
  func altered(_ text: String, with bits: inout RandomBits) -> String {
    switch self {
    case .otherRow, .movedCaret: text
    case .otherValue: text.contains(where: \.isNumber) ? text + "1" : text + "x"
    case .nonsense: "-987654321.5"
    case .failure: ""
    case .changedCharacter: Self.changed(text, with: &bits)
    }
  }

  /// A number, altered; a caret stays inside a text that is hardly ever empty.
  func altered(_ number: Int) -> Int {
    switch self {
    case .otherRow, .changedCharacter, .failure: number
    case .movedCaret: number > 0 ? number - 1 : 1
    case .otherValue: number > 1 ? number - 2 : number + 1
    case .nonsense: 0
    }
  }

  private static func changed(_ text: String, with bits: inout RandomBits) -> String {
    var characters = Array(text)
    guard let place = characters.indices.randomElement(using: &bits) else { return "1" }
    let digit = characters[place].wholeNumberValue
    characters[place] = digit.map { Character("\(($0 + 1) % 10)") } ?? "7"
    return String(characters)
  }
}
