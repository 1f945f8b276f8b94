extension String {
  /// How many grapheme clusters the text has; nil if more than `limit`, as soon as it is known.
  ///
  /// Between two simple scalars (below) there is always a boundary, except inside CR LF. So
  /// stretches of them are counted scalar by scalar, and only the text between is walked by
  /// clusters:
  ///
  ///     a b c e ◌́ d f      walked: from the last simple scalar before another, which may be
  ///     ─────┘ └─┘ └───     extended by it, until two simple ones follow each other
  func characterCount(upTo limit: Int) -> Int? {
    var copy = self
    return copy.withUTF8 { bytes in
      var count = 0
      var position = 0
      while position < bytes.count && count <= limit {
        count += bytes.skipSimpleRun(from: &position)
        // One index is advanced; making each from an offset would look back over a stretch of
        // flags.
        var index = utf8Index(position)
        while position < bytes.count && count <= limit && !bytes.beginsSimpleRun(at: position) {
          let next = self.index(after: index)
          position += utf8.distance(from: index, to: next)
          index = next
          count += 1
        }
      }
      return count > limit ? nil : count
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the scalar at `position` is certainly a cluster of its own.
  fileprivate func beginsSimpleRun(at position: Int) -> Bool {
    let length = simpleLength(at: position)
    return length > 0 && (position + length == count || simpleLength(at: position + length) > 0)
  }

  /// Moves `position` past the clusters that are certainly one simple scalar, or CR LF; returns how
  /// many.
  fileprivate func skipSimpleRun(from position: inout Int) -> Int {
    var characters = 0
    var length = position < count ? simpleLength(at: position) : 0
    while length > 0 {
      let isPair = self[position] == 0x0D && position + 1 < count && self[position + 1] == 0x0A
      // LF ends a cluster whatever follows it, so the pair is whole.
      let next = position + (isPair ? 2 : length)
      length = next < count ? simpleLength(at: next) : 0
      guard length > 0 || isPair || next == count else { break }
      position = next
      characters += 1
    }
    return characters
  }

  /// The bytes of the scalar at `position` if it is simple; otherwise 0.
  ///
  /// Simple scalars are those that no boundary rule except CR LF mentions: ASCII, the Latin letters
  /// from U+00C0 to U+027F, the Greek and Cyrillic ones from U+0380 to U+047F, the Han characters
  /// from U+4000 to U+9FFF, kana, and the punctuation written with them. Usually the leading byte
  /// decides; a test compares all of them with the standard library.
  private func simpleLength(at position: Int) -> Int {
    switch self[position] {
    case 0x00...0x7F: 1
    case 0xC3...0xC9, 0xCE...0xD1: 2
    case 0xE4...0xE9: 3
    case 0xE3: isSimpleKana(self[position + 1], self[position + 2]) ? 3 : 0
    case 0xEF: self[position + 1] == 0xBC ? 3 : 0
    default: 0
    }
  }

  /// Whether E3 and these bytes are punctuation up to U+3029, or kana except the marks that join
  /// them.
  private func isSimpleKana(_ second: UInt8, _ third: UInt8) -> Bool {
    switch second {
    case 0x80: third <= 0xA9
    case 0x81, 0x83: true
    case 0x82: third != 0x99 && third != 0x9A
    default: false
    }
  }
}
