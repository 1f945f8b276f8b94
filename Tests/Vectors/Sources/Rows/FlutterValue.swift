import InputRules

/// Flutter's editing value: a text, a selection with a direction, and the composing range.
struct FlutterValue {
  let text: String
  /// The selection's start, and the end it was extended to, which may come before it.
  let selection: (base: Int, extent: Int)?
  let composing: (start: Int, end: Int)?

  init(_ fields: JSONFields) throws(MalformedVector) {
    text = try fields.text("text")
    selection = try Self.pair("selection", of: fields)
    composing = try Self.pair("composing", of: fields)
    if let composing, composing.start > composing.end {
      throw fields.malformed("composing", "ends before it starts; swap the two")
    }
  }

  /// Flutter writes -1 and -1 if there is none.
  private static func pair(
    _ key: String, of fields: JSONFields
  ) throws(MalformedVector) -> (Int, Int)? {
    guard let pair = try fields.optionalPair(key), pair != (-1, -1) else { return nil }
    return pair
  }

  /// The value as a field's state.
  ///
  /// - Throws: `Reason.rangeOutsideText`.
  var state: FieldState {
    get throws(Reason) {
      let plain = FieldState(text)
      return try FieldState(
        text: text, selection: selection.map(TextRange.init(between:)) ?? plain.selection,
        marked: composing.map(TextRange.init(between:)))
    }
  }

  /// The ends of our selection, in the direction of this value's.
  func ends(of range: TextRange) -> (Int, Int) {
    let end = range.location + range.length
    guard let selection, selection.base > selection.extent else { return (range.location, end) }
    return (end, range.location)
  }
}

extension FlutterValue: CustomStringConvertible {
  var description: String {
    text.escaped + (selection.map { " selected \($0.base) to \($0.extent)" } ?? "")
      + (composing.map { " composing \($0.start) to \($0.end)" } ?? "")
  }
}

extension TextRange {
  /// The range between two offsets in UTF-16 units, in either order.
  fileprivate init(between offsets: (Int, Int)) {
    let (start, end) = (min(offsets.0, offsets.1), max(offsets.0, offsets.1))
    // Numbers whose distance overflows are outside any text anyway.
    self.init(location: start, length: end.subtractingReportingOverflow(start).partialValue)
  }
}
