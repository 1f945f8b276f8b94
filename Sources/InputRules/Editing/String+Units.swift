extension String {
  /// The text in quotation marks, with everything but printable ASCII escaped.
  ///
  /// What cannot be seen (a joiner, a bidi mark, a combining accent) must be readable in a report.
  public var escaped: String {
    "\"" + unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }

  /// Whether both texts have the same code units; `==` would hold "é" and "e\u{301}" for equal.
  public func hasSameUnits(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (one, two) = (self, other)
    return one.withUTF8 { bytes in two.withUTF8 { bytes.elementsEqual($0) } }
  }

  /// The number of UTF-16 code units, without the index that `utf16.count` builds for a long text.
  ///
  /// A scalar of four UTF-8 bytes is two UTF-16 units, any other is one; the loop below counts
  /// leading bytes, and those of four-byte scalars twice, and the compiler turns it into vectors.
  var utf16Length: Int {
    var copy = self
    return copy.withUTF8 { bytes in bytes.reduce(0) { $0 &+ $1.utf16Weight } }
  }

  /// Where UTF-16 offset `offset` stands, as an offset in UTF-8 bytes.
  ///
  /// An offset inside a surrogate pair stands before the pair, and `isInsidePair` says so. `offset`
  /// must be within the text. Blocks of 64 bytes are counted as a whole until the one that holds
  /// it.
  func utf8Offset(ofUTF16 offset: Int) -> (bytes: Int, isInsidePair: Bool) {
    var copy = self
    return copy.withUTF8 { bytes in
      var units = 0
      var position = 0
      while position + 64 <= bytes.count {
        let weight = bytes[position..<position + 64].reduce(0) { $0 &+ $1.utf16Weight }
        if units + weight > offset { break }
        units += weight
        position += 64
      }
      // A block may begin inside a scalar: its continuation bytes weigh nothing and are walked
      // over.
      while position < bytes.count {
        let weight = bytes[position].utf16Weight
        if weight > 0 && units + weight > offset { break }
        units += weight
        position += 1
      }
      return (position, units < offset)
    }
  }
}

extension UInt8 {
  /// How many UTF-16 units the scalar has that this UTF-8 byte begins; 0 for a continuation byte.
  @inline(__always)
  var utf16Weight: Int {
    (self & 0xC0 == 0x80 ? 0 : 1) &+ (self >= 0xF0 ? 1 : 0)
  }
}
