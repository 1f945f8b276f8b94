import InputRules

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
