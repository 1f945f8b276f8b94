import InputRules

/// A text that is written, and the place of a caret in it.
struct PrefixText {
  private var bytes: [UInt8] = []
  private var length = 0
  /// How many scalars of content are still to be written before the caret.
  private var left: Int
  /// Directly after the content that precedes the caret, or the start, in UTF-16 units.
  private(set) var after = 0
  /// Directly before the content that follows the caret; nil if none does.
  private var next: Int?

  /// An empty text, whose caret follows this many scalars of content.
  init(caretAfter count: Int) {
    left = count
    bytes.reserveCapacity(40)
  }

  /// Appends a literal.
  mutating func append(_ literal: Unicode.Scalar) {
    if literal.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: literal.value))
    } else {
      bytes.append(contentsOf: String(literal).utf8)
    }
    length += UTF16.width(literal)
  }

  /// Appends a scalar of content.
  mutating func append(content scalar: Unicode.Scalar) {
    if left == 0 && next == nil { next = length }
    append(scalar)
    left -= 1
    if left == 0 { after = length }
  }

  /// The text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Directly before the content that follows the caret, or the end, in UTF-16 units.
  var before: Int { next ?? length }

  /// The text with the caret at an offset.
  func state(caretAt offset: Int) -> FieldState {
    FieldState(trusting: text, selection: .caret(at: offset), marked: nil)
  }
}
