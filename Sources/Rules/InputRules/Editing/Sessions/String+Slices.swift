extension String {
  /// The text between two offsets in UTF-8 bytes, which must be on scalar boundaries.
  func slice(_ lower: Int, _ upper: Int) -> String {
    String(self[utf8Index(lower)..<utf8Index(upper)])
  }

  /// The lengths, in bytes, of the texts' common beginning, which is limited to `most`, and of the
  /// common end of the rest.
  ///
  /// Both shared parts consist of whole scalars.
  func commonEnds(
    with other: String, headUpTo most: Int
  ) -> (head: Int, tail: Int) {
    var (one, two) = (self, other)
    return one.withUTF8 { one in
      two.withUTF8 { two in
        let head = one.commonHead(with: two, upTo: Swift.min(most, one.count, two.count))
        return (head, one.commonTail(with: two, upTo: Swift.min(one.count, two.count) - head))
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Compares eight bytes at a time, because the whole text is compared for every undo step.
  fileprivate func commonHead(with other: Self, upTo most: Int) -> Int {
    let (one, two) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    var head = 0
    while head + 8 <= most,
      one.loadUnaligned(fromByteOffset: head, as: UInt64.self)
        == two.loadUnaligned(fromByteOffset: head, as: UInt64.self)
    { head += 8 }
    while head < most, self[head] == other[head] { head += 1 }
    while head > 0, isInsideScalar(head) { head -= 1 }
    return head
  }

  fileprivate func commonTail(with other: Self, upTo most: Int) -> Int {
    let (one, two) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    var tail = 0
    while tail + 8 <= most,
      one.loadUnaligned(fromByteOffset: count - tail - 8, as: UInt64.self)
        == two.loadUnaligned(fromByteOffset: other.count - tail - 8, as: UInt64.self)
    { tail += 8 }
    while tail < most, self[count - tail - 1] == other[other.count - tail - 1] { tail += 1 }
    while tail > 0, isInsideScalar(count - tail) {
      tail -= 1
    }
    return tail
  }

  private func isInsideScalar(_ offset: Int) -> Bool {
    offset < count && self[offset] & 0xC0 == 0x80
  }
}
