import InputRules

/// The cases of Android's input filters.
enum AndroidRows {
  static func row(_ fields: JSONFields) throws(MalformedVector) -> any VectorRow {
    switch try fields.text("class") {
    case "DigitsKeyListener": return try AndroidDigitsRow(fields)
    case "LengthFilter":
      return fields.has("source")
        ? try AndroidLengthRow(fields) : try AndroidEditRow(fields)
    default:
      throw fields.malformed(
        "class", "is not known; write “DigitsKeyListener” or “LengthFilter”")
    }
  }
}

/// A case of `InputFilter.LengthFilter`: what is kept of a source.
struct AndroidLengthRow: VectorRow {
  let line: Int
  private let limit: MaximumLength
  private let insertion: AndroidInsertion

  init(_ fields: JSONFields) throws(MalformedVector) {
    line = fields.line
    limit = try fields.utf16Limit("max")
    insertion = try AndroidInsertion(fields)
  }

  var asked: String { "at most \(limit.limit) units: \(insertion)" }

  func answer() -> VectorAnswer {
    let rule = FieldRule([limit], insertion: .truncated)
    let kept = insertion.kept(by: rule, head: insertion.head, tail: insertion.tail)
    return .said(expected: insertion.expected.escaped, ours: kept.escaped)
  }
}

extension JSONFields {
  /// A limit in UTF-16 units.
  func utf16Limit(_ key: String) throws(MalformedVector) -> MaximumLength {
    let limit = try integer(key)
    do {
      return try MaximumLength(limit, unit: .utf16)
    } catch {
      throw malformed(key, "is no limit: \(error)")
    }
  }
}

/// A case of `InputFilter.LengthFilter`: the effect of an edit on a whole text.
struct AndroidEditRow: VectorRow {
  let line: Int
  private let limit: MaximumLength
  private let text: String
  private let edit: Edit
  private let expected: String

  init(_ fields: JSONFields) throws(MalformedVector) {
    line = fields.line
    limit = try fields.utf16Limit("max")
    text = try fields.text("text")
    edit = try Self.edit(fields, of: text)
    expected = try fields.text("expectedText")
  }

  /// `"replace": [start, end, string]`, or one of the shorter calls of an editable text.
  private static func edit(_ fields: JSONFields, of text: String) throws(MalformedVector) -> Edit {
    if fields.has("append") {
      return Edit(replacing: .caret(at: text.utf16.count), with: try fields.text("append"))
    }
    if fields.has("insert") {
      let parts = try fields.elements("insert", 2)
      let place = try parts[0].integer("“insert”")
      return Edit(replacing: .caret(at: place), with: try parts[1].text("“insert”"))
    }
    if fields.has("delete") {
      let ends = try fields.pair("delete")
      return Edit(replacing: try fields.range(ends.0, ends.1, of: "delete"), with: "")
    }
    let parts = try fields.elements("replace", 3)
    let (start, end) = (try parts[0].integer("“replace”"), try parts[1].integer("“replace”"))
    return Edit(
      replacing: try fields.range(start, end, of: "replace"), with: try parts[2].text("“replace”"))
  }

  var asked: String { "at most \(limit.limit) units: \(edit) in \(text.escaped)" }

  func answer() -> VectorAnswer {
    let rule = FieldRule([limit], insertion: .truncated)
    let result = rule.apply(edit, to: FieldState(text))
    return .said(expected: expected.escaped, ours: result.text.escaped)
  }
}

extension JSONFields {
  /// The range between two offsets in UTF-16 units.
  fileprivate func range(
    _ start: Int, _ end: Int, of key: String
  ) throws(MalformedVector) -> TextRange {
    guard start >= 0, end >= start else {
      throw malformed(key, "ends before it starts, or is below 0; write offsets in order")
    }
    return TextRange(location: start, length: end - start)
  }
}
