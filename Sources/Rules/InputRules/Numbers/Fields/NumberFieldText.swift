/// The text of a number field without grouping separators, and with a caret.
package struct NumberFieldText {
  package var scalars: [Unicode.Scalar] = []
  package var caret = 0

  /// Drops the grouping separators from `text`; `caret` is an offset in it, in UTF-16 units.
  init(_ text: String, caret: Int, _ table: SymbolTable) {
    scalars.reserveCapacity(text.utf8.count)
    var text = text
    text.withUTF8 { append($0, caret: caret, table) }
  }

  package init() {}

  private mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, caret units: Int, _ table: SymbolTable
  ) {
    var (position, length) = (0, 0)
    while position < bytes.count {
      let (scalar, width) = bytes.scalar(at: position)
      position += width
      length += width == 4 ? 2 : 1
      if table.isGroupingSeparator(scalar) { continue }
      scalars.append(scalar)
      if length <= units { caret = scalars.count }
    }
  }

  /// Appends the scalars of `text` that aren't grouping separators.
  mutating func append(_ text: Substring, _ table: SymbolTable) {
    for scalar in text.unicodeScalars where !table.isGroupingSeparator(scalar) {
      scalars.append(scalar)
    }
  }

  var text: String { String(String.UnicodeScalarView(scalars)) }

  var state: FieldState {
    let head = scalars.prefix(caret).reduce(0) { $0 + UTF16.width($1) }
    return FieldState(trusting: text, selection: .caret(at: head), marked: nil)
  }
}
