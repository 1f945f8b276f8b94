import InputRules

/// Flutter's editing value: a text, a selection with a direction, and what is being composed.
struct FlutterValue {
  let text: String
  /// Where the selection begins and where it was extended to; that may be before it.
  let selection: (base: Int, extent: Int)?
  let composing: (start: Int, end: Int)?

  init(_ fields: JSONFields) throws(MalformedVector) {
    text = try fields.text("text")
    selection = try Self.pair("sel", of: fields)
    composing = try Self.pair("composing", of: fields)
    if let composing, composing.start > composing.end {
      throw fields.malformed("composing", "ends before it starts; exchange the two")
    }
  }

  /// Flutter writes -1 and -1 where there is none.
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

  /// The ends of a selection of ours, in the direction that this value's has.
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
    // Numbers so far apart that their distance overflows lie outside any text anyway.
    self.init(location: start, length: end.subtractingReportingOverflow(start).partialValue)
  }
}
