import InputRules

/// A case of a Flutter text formatter: its result for an editing value.
///
/// Offsets are UTF-16 units; null means that the case doesn't set the value.
struct FlutterRow: VectorRow {
  let line: Int
  let formatter: FlutterFormatter
  /// The text before the edit; nil if the text was set.
  let old: String?
  let value: FlutterValue
  private let expectedText: String?
  private let expectedSelection: (Int, Int)?
  private let expectedComposing: (Int, Int)?

  init(_ vector: VectorCase) throws(MalformedVector) {
    line = vector.line
    formatter = try FlutterFormatter(vector.field)
    old = vector.state.has("text") ? try vector.state.text("text") : nil
    value = try FlutterValue(vector.edit)
    expectedText = try vector.expected.optionalText("text")
    expectedSelection = try vector.expected.optionalPair("selection")
    expectedComposing = try vector.expected.optionalPair("composing")
    if expectedText == nil && expectedSelection == nil && expectedComposing == nil {
      throw vector.expected.malformed("text", "is null, as all is; write what is expected")
    }
  }

  var asked: String {
    "\(formatter) on \(value)" + (old.map { ", which was \($0.escaped)" } ?? "")
  }

  func answer() -> VectorAnswer {
    .said(
      expected: words(expectedText, selection: expectedSelection, asserted: expectedComposing),
      ours: ours)
  }

  private var ours: String {
    do throws(Reason) {
      return words(for: try formatter.applied(to: try value.state, old: old))
    } catch {
      return "refused: \(error)"
    }
  }

  /// The case's values, in its own terms: a selection may be reversed, and -1 means none.
  private func words(for state: FieldState) -> String {
    words(
      state.text, selection: value.ends(of: state.selection),
      composing: state.marked.map { ($0.location, $0.location + $0.length) })
  }

  /// An answer in the terms of the case.
  func words(
    _ text: String, selection: (Int, Int)?, composing: (Int, Int)?
  ) -> String {
    words(
      expectedText == nil ? nil : text, selection: expectedSelection == nil ? nil : selection,
      asserted: expectedComposing == nil ? nil : composing ?? (-1, -1))
  }

  private func words(
    _ text: String?, selection: (Int, Int)?, asserted composing: (Int, Int)?
  ) -> String {
    let parts = [
      text?.escaped, selection.map { "selected \($0.0) to \($0.1)" },
      composing.map { "composing \($0.0) to \($0.1)" },
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}

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
