/// A text, and where its content stands in it.
struct PrefixText {
  private var units: [UInt8] = []
  /// Where each scalar of content begins and ends, in UTF-16 units.
  private var places: [Range<Int>] = []
  private var length = 0

  /// An empty text, with room for so many scalars of content.
  init(capacity: Int) {
    units.reserveCapacity(2 * capacity)
    places.reserveCapacity(capacity)
  }

  /// The text.
  var text: String { String(decoding: units, as: UTF8.self) }

  /// Appends a literal.
  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      units.append(UInt8(scalar.value))
    } else {
      units.append(contentsOf: String(scalar).utf8)
    }
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
