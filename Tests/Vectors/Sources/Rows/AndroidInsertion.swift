import InputRules

/// A source that replaces a range of a destination, as an Android filter sees it.
struct AndroidInsertion {
  let source: String
  /// The parts of the destination before, inside and after the range.
  let head: String
  let replaced: String
  let tail: String
  /// What is kept of the source.
  let expected: String

  init(_ fields: JSONFields) throws(MalformedVector) {
    source = try fields.text("source")
    // By convention, null means the unchanged source.
    expected = try fields.optionalText("expected") ?? source
    let dest = try fields.text("dest").utf16
    let start = try fields.integer("dstart")
    let end = try fields.integer("dend", least: start)
    guard end <= dest.count else {
      throw fields.malformed("dend", "is after the end of “dest”; write \(dest.count) or less")
    }
    head = String(decoding: dest.prefix(start), as: UTF16.self)
    replaced = String(decoding: dest.prefix(end).dropFirst(start), as: UTF16.self)
    tail = String(decoding: dest.dropFirst(end), as: UTF16.self)
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
