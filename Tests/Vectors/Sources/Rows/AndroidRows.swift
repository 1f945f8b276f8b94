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

/// A source that replaces a range of a destination, as an Android filter sees it.
struct AndroidInsertion {
  let source: String
  /// The parts of the destination before, inside and after the range.
  let head: String
  let replaced: String
  let tail: String
  /// What is kept of the source.
  let expected: String

  init(_ vector: VectorCase) throws(MalformedVector) {
    let edit = try vector.edit.replacement()
    source = edit.replacement
    expected = try vector.expected.text("inserted")
    let (text, range) = (try vector.state.text("text"), edit.range)
    _ = try vector.edit.state(text, selecting: range, of: "range")
    let units = text.utf16
    head = String(decoding: units.prefix(range.location), as: UTF16.self)
    replaced = String(
      decoding: units.dropFirst(range.location).prefix(range.length), as: UTF16.self)
    tail = String(decoding: units.dropFirst(range.location + range.length), as: UTF16.self)
  }

  /// What `rule` keeps of the source, with the given head and tail.
  func kept(by rule: FieldRule, head: String, tail: String) -> String {
    let range = TextRange(location: head.utf16.count, length: replaced.utf16.count)
    let edit = Edit(replacing: range, with: source)
    guard let state = rule.decide(edit, on: FieldState(head + replaced + tail)).newState else {
      return ""
    }
    let units = state.text.utf16.dropFirst(head.utf16.count).dropLast(tail.utf16.count)
    return String(decoding: units, as: UTF16.self)
  }
}

extension AndroidInsertion: CustomStringConvertible {
  var description: String {
    "\(source.escaped) for \(replaced.escaped) between \(head.escaped) and \(tail.escaped)"
  }
}
