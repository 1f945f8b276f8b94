extension String {
  /// The text in quotation marks, with quotes, backslashes and all but printable ASCII escaped.
  ///
  /// This makes invisible characters, such as joiners and combining accents, readable in a report.
  package var escaped: String {
    "\"" + unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }

  /// Whether both texts have the same code units; `==` considers "é" and "e\u{301}" equal.
  package func hasSameUnits(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (one, two) = (self, other)
    return one.withUTF8 { bytes in two.withUTF8 { bytes.elementsEqual($0) } }
  }

  /// The number of UTF-16 units; unlike `utf16.count`, this builds no index for a long text.
  var utf16Length: Int {
    var copy = self
    return copy.withUTF8 { $0.count(in: 0..<$0.count, \.utf16Weights) }
  }

  /// The number of Unicode scalars, counted by their leading bytes.
  var scalarLength: Int {
    var copy = self
    return copy.withUTF8 { $0.count(in: 0..<$0.count, \.scalarWeights) }
  }

  /// The offset in UTF-8 bytes that corresponds to `offset`, which is in UTF-16 units.
  ///
  /// For an offset inside a surrogate pair, the result is the pair's start, and `isInsidePair` is
  /// true. `offset` must be within the text. Large blocks are counted until one contains the
  /// offset, then smaller blocks within that block, and finally bytes.
  package func utf8Offset(ofUTF16 offset: Int) -> (bytes: Int, isInsidePair: Bool) {
    var copy = self
    return copy.withUTF8 { bytes in
      var units = 0
      var position = 0
      for size in [4096, 512, 64, 8, 1] where size <= bytes.count {
        // A block may start inside a scalar, because continuation bytes count as zero.
        while position + size <= bytes.count {
          let length = bytes.count(in: position..<position + size, \.utf16Weights)
          if units + length > offset { break }
          units += length
          position += size
        }
      }
      return (position, units < offset)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The sum of the weights of the bytes in `range`.
  ///
  /// Eight bytes are processed at a time, as one word. The words are added bytewise, sixteen at a
  /// time, so that no byte of the sum overflows. Then the eight bytes of the sum are added. With a
  /// loop over single bytes, counting would take most of the time for an edit in a large text.
  @inline(__always)
  fileprivate func count(in range: Range<Int>, _ weights: (UInt64) -> UInt64) -> Int {
    let memory = UnsafeRawBufferPointer(self)
    var sum = 0
    var position = range.lowerBound
    while position &+ 128 <= range.upperBound {
      var sums: UInt64 = 0
      for word in 0..<16 {
        let offset = position &+ word &* 8
        sums &+= weights(memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      sum &+= sums.sumOfBytes
      position &+= 128
    }
    while position &+ 8 <= range.upperBound {
      sum &+= weights(memory.loadUnaligned(fromByteOffset: position, as: UInt64.self)).sumOfBytes
      position &+= 8
    }
    while position < range.upperBound {
      sum &+= Int(weights(UInt64(self[position])) & 0xFF)
      position &+= 1
    }
    return sum
  }
}

extension UInt64 {
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }

  fileprivate var sumOfBytes: Int { Int(truncatingIfNeeded: (self &* Self.ones) >> 56) }

  /// For each of eight UTF-8 bytes, 1 if it begins a scalar, 0 if it continues one (`10……`).
  fileprivate var scalarWeights: UInt64 {
    Self.ones &- (self >> 7 & ~(self >> 6) & Self.ones)
  }

  /// For each of eight UTF-8 bytes, the number of UTF-16 units of the scalar that begins there.
  ///
  /// A scalar of four bytes, whose first byte is `1111…`, has two units. Any other scalar has one.
  fileprivate var utf16Weights: UInt64 {
    scalarWeights &+ (self >> 7 & self >> 6 & self >> 5 & self >> 4 & Self.ones)
  }
}
