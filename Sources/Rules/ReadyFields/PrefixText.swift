import InputRules

/// Text that is being written, with a caret.
struct PrefixText {
  private var bytes: [UInt8] = []
  private var length = 0
  /// The number of content scalars that must still be written before the caret.
  private var left: Int
  /// The offset directly after the content that precedes the caret, in UTF-16 units; 0 if no
  /// content precedes it.
  private(set) var after = 0
  /// The offset directly before the content after the caret, or `nil` if none is written yet.
  private var next: Int?

  /// Creates an empty text, whose caret will be after the first `count` scalars of the content.
  init(caretAfter count: Int) {
    left = count
    bytes.reserveCapacity(40)
  }

  mutating func append(_ literal: Unicode.Scalar) {
    if literal.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: literal.value))
    } else {
      bytes.append(contentsOf: String(literal).utf8)
    }
    length += UTF16.width(literal)
  }

  mutating func append(content scalar: Unicode.Scalar) {
    if left == 0 && next == nil { next = length }
    append(scalar)
    left -= 1
    if left == 0 { after = length }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The offset directly before the content that follows the caret, in UTF-16 units; the text's
  /// length if no content follows it.
  var before: Int { next ?? length }

  func state(caretAt offset: Int) -> FieldState {
    FieldState(trusting: text, selection: .caret(at: offset), marked: nil)
  }
}
