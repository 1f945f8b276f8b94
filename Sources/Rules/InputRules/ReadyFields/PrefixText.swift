/// A text, and where its content stands in it.
struct PrefixText {
  private(set) var text = ""
  /// Where each scalar of content begins and ends, in UTF-16 units.
  private var places: [Range<Int>] = []
  private var length = 0

  /// Appends a literal.
  mutating func append(_ scalar: Unicode.Scalar) {
    text.unicodeScalars.append(scalar)
    length += UTF16.width(scalar)
  }

  /// Appends a scalar of content.
  mutating func appendContent(_ scalar: Unicode.Scalar) {
    let start = length
    append(scalar)
    places.append(start..<length)
  }

  /// Directly after the first so many scalars of content, or the start.
  func caret(after count: Int) -> Int { count == 0 ? 0 : places[count - 1].upperBound }

  /// Directly before the scalar of content with that index, or the end.
  func caret(before index: Int) -> Int { index < places.count ? places[index].lowerBound : length }

  /// The text with the caret at an offset.
  func state(caretAt offset: Int) -> FieldState {
    FieldState(trusting: text, selection: .caret(at: offset), marked: nil)
  }
}
