import InputRules

/// What a masked field shows after an edit.
struct MaskAnswer: Equatable {
  let text: String
  /// Where the selection begins and ends, in UTF-16 units.
  let start: Int
  let end: Int

  /// What a field of ours shows.
  init(_ state: FieldState) {
    self.init(
      state.text, state.selection.location, state.selection.location + state.selection.length)
  }

  init(_ text: String, _ start: Int, _ end: Int) {
    (self.text, self.start, self.end) = (text, start, end)
  }

  /// The decimal digits of the text, of any script.
  var digits: String {
    var digits = String.UnicodeScalarView()
    digits.append(contentsOf: text.unicodeScalars.filter(\.isDecimalDigit))
    return String(digits)
  }

  func hasText(of other: MaskAnswer) -> Bool { text.utf16.elementsEqual(other.text.utf16) }

  static func == (one: MaskAnswer, other: MaskAnswer) -> Bool {
    one.hasText(of: other) && one.start == other.start && one.end == other.end
  }
}

extension MaskAnswer: CustomStringConvertible {
  var description: String { "\(text.escaped), selected \(start) to \(end)" }
}

extension Unicode.Scalar {
  /// Whether this is a decimal digit of any script.
  var isDecimalDigit: Bool { properties.generalCategory == .decimalNumber }
}
