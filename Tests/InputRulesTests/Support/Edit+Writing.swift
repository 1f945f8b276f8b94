import InputRules

extension Edit {
  static func replace(_ location: Int, _ length: Int, by replacement: String?) -> Edit {
    Edit(replacing: TextRange(location: location, length: length), with: replacement)
  }

  static func insert(_ text: String, at location: Int) -> Edit {
    Edit(replacing: .caret(at: location), with: text)
  }

  static func delete(_ location: Int, _ length: Int) -> Edit { replace(location, length, by: "") }
}

extension FieldState {
  /// The state that shows `text` with a caret, which must be inside the text.
  static func showing(_ text: String, caret: Int) throws -> FieldState {
    try FieldState(text: text, selection: .caret(at: caret))
  }
}

/// Texts that look like one character but have several units.
enum Tricky {
  /// A man, a woman and a girl: 1 character, 5 scalars, 8 UTF-16 units, 18 bytes.
  static let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
  static let canada = "\u{1F1E8}\u{1F1E6}"
}
