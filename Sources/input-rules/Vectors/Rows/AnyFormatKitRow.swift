import InputRules

/// A formatted edit of AnyFormatKit: a text, the replaced range, and the text and caret that
/// follow.
///
/// The reference has no formatting patterns yet; the rows are read, and counted apart by kind.
struct AnyFormatKitRow: VectorRow {
  let line: Int
  let config: AnyFormatKitConfig
  let text: String
  let edit: Edit
  let expectedText: String
  /// Where the caret is expected, in UTF-16 units.
  let expectedCaret: Int

  init(_ line: VectorText.Line) throws(MalformedVector) {
    let json = try JSONText(line.text.utf8, line: line.number)
    let fields = try JSONFields(json.value, of: "a row")
    self.line = line.number
    config = try AnyFormatKitConfig(try fields.object("config"))
    text = try fields.text("text")
    edit = try fields.edit(of: text)
    expectedText = try fields.text("outText")
    expectedCaret = try fields.integer("outCaret")
    if expectedCaret > expectedText.utf16.count {
      throw fields.malformed("outCaret", "is behind the end of “outText”; write a lower one")
    }
  }

  var asked: String { "\(config): \(edit) in \(text.escaped)" }

  func answer() -> VectorAnswer { .unsupported(kind: config.waiting) }
}

extension JSONFields {
  fileprivate func edit(of text: String) throws(MalformedVector) -> Edit {
    let (location, length) = try pair("range")
    let range = TextRange(location: location, length: length)
    guard range.isInside(textOf: text.utf16.count) else {
      throw malformed("range", "is not inside “text”; write [location, length] in UTF-16 units")
    }
    return Edit(replacing: range, with: try self.text("replacement"))
  }
}
