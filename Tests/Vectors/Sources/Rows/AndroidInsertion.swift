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
