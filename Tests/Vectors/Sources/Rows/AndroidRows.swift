import InputRules

/// The cases of Android's input filters.
enum AndroidRows {
  static func row(_ vector: VectorCase) throws(MalformedVector) -> any VectorRow {
    switch try vector.field.text("class") {
    case "DigitsKeyListener": return try AndroidDigitsRow(vector)
    case "LengthFilter":
      return vector.expected.has("inserted")
        ? try AndroidLengthRow(vector) : try AndroidEditRow(vector)
    default:
      throw vector.field.malformed(
        "class", "is not known; write “DigitsKeyListener” or “LengthFilter”")
    }
  }
}

/// A case of `InputFilter.LengthFilter`: what is kept of a source.
struct AndroidLengthRow: VectorRow {
  let line: Int
  private let limit: MaximumLength
  private let insertion: AndroidInsertion

  init(_ vector: VectorCase) throws(MalformedVector) {
    line = vector.line
    limit = try vector.field.utf16Limit("max")
    insertion = try AndroidInsertion(vector)
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

  init(_ vector: VectorCase) throws(MalformedVector) {
    line = vector.line
    limit = try vector.field.utf16Limit("max")
    text = try vector.state.text("text")
    edit = try vector.edit.replacement()
    expected = try vector.expected.text("text")
  }

  var asked: String { "at most \(limit.limit) units: \(edit) in \(text.escaped)" }

  func answer() -> VectorAnswer {
    let rule = FieldRule([limit], insertion: .truncated)
    let result = rule.apply(edit, to: FieldState(text))
    return .said(expected: expected.escaped, ours: result.text.escaped)
  }
}
