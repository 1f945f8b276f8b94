extension FieldState {
  /// The text without grouping separators.
  func bare(_ format: NumberFormat) -> [Unicode.Scalar] {
    Array(text.unicodeScalars).filter { $0 != format.symbols.groupingSeparator }
  }

  /// The number of scalars before the caret, without grouping separators.
  func bareCaret(_ format: NumberFormat) -> Int {
    let head = String(decoding: text.utf16.prefix(selection.location), as: UTF16.self)
    return FieldState(head).bare(format).count
  }

  /// The edit that a backspace makes at the caret; nil at the start.
  var backspace: Edit? {
    let head = String(decoding: text.utf16.prefix(selection.location), as: UTF16.self)
    guard let last = head.unicodeScalars.last else { return nil }
    let width = UTF16.width(last)
    return Edit(replacing: TextRange(location: selection.location - width, length: width), with: "")
  }

  /// The edit that a forward deletion makes at the caret; nil at the end.
  var forwardDeletion: Edit? {
    let tail = String(decoding: text.utf16.dropFirst(selection.location), as: UTF16.self)
    guard let first = tail.unicodeScalars.first else { return nil }
    return Edit(
      replacing: TextRange(location: selection.location, length: UTF16.width(first)), with: "")
  }
}
