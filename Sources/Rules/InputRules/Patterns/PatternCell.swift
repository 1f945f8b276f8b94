/// A scalar in a field's text, and its role in the text (F2.9).
struct PatternCell {
  var scalar: Unicode.Scalar
  var kind: Kind
  /// Whether the scalar is a literal that belongs to the value.
  var isInValue = false

  enum Kind: UInt8 {
    /// The scalar fills a slot.
    case content
    /// The scalar is a literal of the pattern.
    case literal
    /// The scalar is neither content nor a literal.
    case junk
    /// The scalar hasn't been read yet, so its role isn't known.
    case unread
  }
}

extension String {
  /// The scalars of this text, whose roles aren't known yet.
  var unread: some Collection<PatternCell> {
    unicodeScalars.lazy.map { PatternCell(scalar: $0, kind: .unread) }
  }
}

extension Collection<PatternCell> {
  var text: String {
    let bytes = reduce(0) { $0 + UTF8.width($1.scalar) }
    return String(unsafeUninitializedCapacity: bytes) { buffer in
      var count = 0
      for cell in self {
        if cell.scalar.isASCII {
          buffer[count] = UInt8(truncatingIfNeeded: cell.scalar.value)
          count += 1
        } else {
          for unit in String(cell.scalar).utf8 {
            buffer[count] = unit
            count += 1
          }
        }
      }
      return count
    }
  }
}

extension [PatternCell] {
  func utf16Offset(of count: Int) -> Int {
    var offset = 0
    for index in 0..<count { offset += UTF16.width(self[index].scalar) }
    return offset
  }
}
