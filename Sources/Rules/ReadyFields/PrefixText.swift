import InputRules

/// Text that is being written, with a caret.
struct PrefixText {
  private var bytes: [UInt8] = []
  private var length = 0
  /// The number of content scalars to write before the caret.
  private var left: Int
  /// The offset just after the content that precedes the caret, or 0, in UTF-16 units.
  private(set) var after = 0
  /// The offset just before the content that follows the caret, or `nil` if none is written yet.
  private var next: Int?

  /// Creates empty text whose caret will follow `count` scalars of content.
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

  /// The offset just before the content that follows the caret, or the end, in UTF-16 units.
  var before: Int { next ?? length }

  func state(caretAt offset: Int) -> FieldState {
    FieldState(trusting: text, selection: .caret(at: offset), marked: nil)
  }
}
