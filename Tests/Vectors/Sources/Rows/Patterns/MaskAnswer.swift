import InputRules

/// The content of a masked field after an edit.
struct MaskAnswer {
  let text: String
  /// The start and end of the selection, in UTF-16 units.
  let start: Int
  let end: Int

  /// Creates the answer of our field.
  init(_ state: FieldState) {
    self.init(
      state.text, state.selection.location, state.selection.location + state.selection.length)
  }

  init(_ text: String, _ start: Int, _ end: Int) {
    (self.text, self.start, self.end) = (text, start, end)
  }

  /// The decimal digits of any script in the text.
  var digits: String {
    var digits = String.UnicodeScalarView()
    digits.append(contentsOf: text.unicodeScalars.filter(\.isDecimalDigit))
    return String(digits)
  }
}

extension MaskAnswer: CustomStringConvertible {
  var description: String { "\(text.escaped), selected \(start) to \(end)" }
}

extension Unicode.Scalar {
  /// Whether this is a decimal digit of any script.
  var isDecimalDigit: Bool { properties.generalCategory == .decimalNumber }
}
