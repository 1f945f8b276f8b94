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
