import InputRules

/// A formatted edit of AnyFormatKit: a text, the replaced range, and the text and caret that
/// follow.
///
/// What was selected before isn't said; the range is taken for it.
struct AnyFormatKitRow: VectorRow {
  let line: Int
  let config: AnyFormatKitConfig
  let state: FieldState
  let edit: Edit
  let expectedText: String
  /// Where the caret is expected, in UTF-16 units.
  let expectedCaret: Int

  init(_ line: VectorText.Line) throws(MalformedVector) {
    let json = try JSONText(line.text.utf8, line: line.number)
    let fields = try JSONFields(json.value, of: "a row")
    self.line = line.number
    config = try AnyFormatKitConfig(try fields.object("config"))
    edit = try fields.edit()
    state = try fields.state(try fields.text("text"), selecting: edit.range, of: "range")
    expectedText = try fields.text("outText")
    expectedCaret = try fields.integer("outCaret")
    if expectedCaret > expectedText.utf16.count {
      throw fields.malformed("outCaret", "is behind the end of “outText”; write a lower one")
    }
  }

  var asked: String { "\(config): \(edit) in \(state.text.escaped)" }

  func answer() -> VectorAnswer {
    let after = config.apply(edit, to: state)
    return .said(
      expected: Self.words(expectedText, caret: expectedCaret),
      ours: Self.words(after.text, caret: after.selection.location))
  }

  /// Our answer where empty slots are deleted and nothing is typed yet, told without the reference.
  var answerToDeletedPlaceholders: String? {
    guard case .placeholder(let pattern, let symbol) = config, state.text == pattern,
      pattern.unicodeScalars.first == symbol, edit.isDeletion, edit.range.location > 0,
      edit.range.length > 0
    else { return nil }
    return Self.words(pattern, caret: 0)
  }

  static func words(_ text: String, caret: Int) -> String {
    "\(text.escaped), caret \(caret)"
  }
}

extension JSONFields {
  fileprivate func edit() throws(MalformedVector) -> Edit {
    let (location, length) = try pair("range")
    return Edit(
      replacing: TextRange(location: location, length: length), with: try text("replacement"))
  }
}
