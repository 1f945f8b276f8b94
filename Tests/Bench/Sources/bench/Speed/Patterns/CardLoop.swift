/// A hand-written card number field, for this one pattern: the digits are kept, a space comes
/// before each fifth, and the caret stays after the digits that were before it.
enum CardLoop {
  /// The text and the caret after an edit of a text of ASCII digits and spaces.
  static func edited(
    _ text: String, _ range: Range<Int>, _ replacement: String
  ) -> (text: String, caret: Int) {
    var digits: [UInt8] = []
    digits.reserveCapacity(24)
    var before = 0
    for (offset, byte) in text.utf8.enumerated() {
      if offset == range.lowerBound {
        digits.append(contentsOf: replacement.utf8.filter(isDigit))
        before = digits.count
      }
      if !range.contains(offset) && isDigit(byte) { digits.append(byte) }
    }
    if range.lowerBound == text.utf8.count {
      digits.append(contentsOf: replacement.utf8.filter(isDigit))
      before = digits.count
    }
    var result = ""
    result.reserveCapacity(24)
    for (count, digit) in digits.prefix(19).enumerated() {
      if count > 0 && count % 4 == 0 { result.append(" ") }
      result.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return (result, min(before, 19) + max(0, min(before, 19) - 1) / 4)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }
}
