/// A text, and where its content stands in it.
struct PrefixText {
  private(set) var cells: [PatternCell] = []

  /// Appends a literal, or a scalar of content.
  mutating func append(_ scalar: Unicode.Scalar, _ kind: PatternCell.Kind) {
    cells.append(PatternCell(scalar: scalar, kind: kind))
  }

  /// The text.
  var text: String { cells.text }

  /// Directly after the first so many scalars of content, or the start.
  func caret(after count: Int) -> Int { count == 0 ? 0 : offset(of: count - 1, plus: 1) }

  /// Directly before the scalar of content with that index, or the end.
  func caret(before index: Int) -> Int { offset(of: index, plus: 0) }

  /// Where a scalar of content begins, or ends, in UTF-16 units; the end of the text, if there is
  /// none.
  private func offset(of index: Int, plus cell: Int) -> Int {
    var passed = 0
    for (place, one) in cells.enumerated() where one.kind == .content {
      if passed == index { return cells.utf16Offset(of: place + cell) }
      passed += 1
    }
    return cells.utf16Offset(of: cells.count)
  }

  /// The text with the caret at an offset.
  func state(caretAt offset: Int) -> FieldState {
    FieldState(trusting: text, selection: .caret(at: offset), marked: nil)
  }
}
