extension String {
  /// The number of grapheme clusters, or `nil` if it exceeds `limit`.
  ///
  /// Counting stops when that is certain. Between two simple scalars or emoji (see below), there is
  /// always a boundary, except inside CR LF. So runs of simple scalars and emoji are counted, and
  /// only the other text is divided into clusters:
  ///
  ///     a b c e ◌́ d f      divided: from the last simple scalar before another one, which
  ///     ─────┘ └─┘ └───     may extend it, to the next two adjacent simple scalars
  func characterCount(upTo limit: Int) -> Int? {
    var copy = self
    return copy.withUTF8 { bytes in
      var count = 0
      var position = 0
      while position < bytes.count && count <= limit {
        count += bytes.skipSimpleRun(from: &position)
        // Advance one index. Finding an index from each offset would search backward over flags.
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
  /// Whether the scalar or the emoji at `position` is certainly a whole cluster.
  fileprivate func beginsSimpleRun(at position: Int) -> Bool {
    let length = simpleLength(at: position)
    return length > 0 && (position + length == count || simpleLength(at: position + length) > 0)
  }

  /// Moves `position` past consecutive clusters, each of which is certainly a single simple scalar,
  /// an emoji or CR LF; returns the number of these clusters.
  fileprivate func skipSimpleRun(from position: inout Int) -> Int {
    var characters = 0
    var length = position < count ? simpleLength(at: position) : 0
    while length > 0 {
      let isPair = self[position] == 0x0D && position + 1 < count && self[position + 1] == 0x0A
      // LF always ends a cluster, so the pair is whole.
      let next = position + (isPair ? 2 : length)
      length = next < count ? simpleLength(at: next) : 0
      guard length > 0 || isPair || next == count else { break }
      position = next
      characters += 1
    }
    return characters
  }

  /// The number of bytes in the simple scalar or the emoji at `position`, or 0 if there is neither.
  ///
  /// Simple scalars are those to which no boundary rule applies except the one for CR LF. They are
  /// ASCII; Latin (U+00C0 to U+027F), Greek and Cyrillic (U+0380 to U+047F), Hebrew and Arabic
  /// letters; Han from U+4000 to U+9FFF; kana; full-width forms; and punctuation. Hangul syllables
  /// up to U+D77F, which combine only with single letters, are also simple. Usually, the leading
  /// byte identifies a simple scalar. A test compares each one with the standard library.
  private func simpleLength(at position: Int) -> Int {
    switch self[position] {
    case 0x00...0x7F: 1
    case 0xC3...0xC9, 0xCE...0xD1: 2
    case 0xE4...0xE9, 0xEB...0xEC: 3
    case 0xE3: isSimpleKana(self[position + 1], self[position + 2]) ? 3 : 0
    case 0xF0: emojiLength(at: position)
    case 0xD7...0xD9, 0xE2, 0xEA, 0xED, 0xEF: lengthByNextBytes(at: position)
    default: 0
    }
  }

  /// The number of bytes in a simple scalar that its leading byte alone doesn't identify, or 0 if
  /// the scalar isn't simple.
  @inline(never)
  private func lengthByNextBytes(at position: Int) -> Int {
    let second = self[position + 1]
    switch self[position] {
    case 0xD7: return 0x90...0xAA ~= second ? 2 : 0
    case 0xD8: return second >= 0xA0 ? 2 : 0
    case 0xD9: return second <= 0x8A ? 2 : 0
    case 0xE2: return punctuationLength(at: position)
    case 0xEA: return second >= 0xB0 ? 3 : 0
    case 0xED: return second <= 0x9D ? 3 : 0
    case 0xEF: return second == 0xBC ? 3 : 0
    default: return 0
    }
  }

  /// The number of bytes in a flag, or in an emoji together with the scalars that certainly join
  /// it; 0 if there is neither.
  ///
  /// A flag is a pair of regional indicators that begins at a boundary. An emoji is a symbol, which
  /// may have skin tones and selectors, or several pictographs linked by joiners. If a cluster
  /// continues in any other way, the standard library finds its end.
  @inline(never)
  private func emojiLength(at position: Int) -> Int {
    if isFlagLetter(at: position) { return isFlagLetter(at: position + 4) ? 8 : 0 }
    guard isSymbol(at: position) else { return 0 }
    return endOfSymbol(at: position, ofLength: 4) - position
  }

  /// The end of a symbol and of the skin tones, selectors and pictographs that join it.
  private func endOfSymbol(at position: Int, ofLength length: Int) -> Int {
    var (base, end) = (position, position + length)
    while end < count && self[end] >= 0xE2 {
      if let length = extenderLength(at: end) {
        end += length
      } else if has(0xE2, 0x80, 0x8D, at: end), isPictograph(at: base), isPictograph(at: end + 3) {
        (base, end) = (end + 3, end + 7)
      } else {
        break
      }
    }
    return end
  }

  /// The number of bytes in a punctuation mark from U+2010 to U+2027, or in a symbol from U+2600 to
  /// U+27BF together with the scalars that certainly join it; 0 if there is neither.
  private func punctuationLength(at position: Int) -> Int {
    switch self[position + 1] {
    case 0x80: return 0x90...0xA7 ~= self[position + 2] ? 3 : 0
    case 0x98...0x9E: return endOfSymbol(at: position, ofLength: 3) - position
    default: return 0
    }
  }

  /// The number of bytes in a skin tone (U+1F3FB to U+1F3FF) or in the selector U+FE0F; `nil` if
  /// there is neither.
  private func extenderLength(at position: Int) -> Int? {
    if has(0xF0, 0x9F, 0x8F, at: position), self[position + 3] >= 0xBB { return 4 }
    return has(0xEF, 0xB8, 0x8F, at: position) ? 3 : nil
  }

  /// Whether the scalar is a regional indicator, U+1F1E6 to U+1F1FF.
  private func isFlagLetter(at position: Int) -> Bool {
    has(0xF0, 0x9F, 0x87, at: position) && self[position + 3] >= 0xA6
  }

  /// Whether the scalar is a symbol (U+1F300 to U+1F6FF or U+1F900 to U+1F9FF) other than a skin
  /// tone.
  private func isSymbol(at position: Int) -> Bool {
    guard self[position + 1] == 0x9F else { return false }
    switch self[position + 2] {
    case 0x8F: return self[position + 3] < 0xBB
    case 0x8C...0x9B, 0xA4...0xA7: return true
    default: return false
    }
  }

  /// Whether the scalar is a pictograph that a joiner can link to another one: U+1F340 to U+1F37F,
  /// U+1F400 to U+1F4BF, U+1F600 to U+1F64F, U+1F680 to U+1F6BF or U+1F980 to U+1F9FF.
  private func isPictograph(at position: Int) -> Bool {
    guard position + 3 < count, self[position] == 0xF0, self[position + 1] == 0x9F else {
      return false
    }
    switch self[position + 2] {
    case 0x99: return self[position + 3] < 0x90
    case 0x8D, 0x90...0x92, 0x98, 0x9A, 0xA6...0xA7: return true
    default: return false
    }
  }

  private func has(_ first: UInt8, _ second: UInt8, _ third: UInt8, at position: Int) -> Bool {
    position + 2 < count && self[position] == first && self[position + 1] == second
      && self[position + 2] == third
  }

  /// Whether the byte E3, followed by these bytes, is a punctuation mark up to U+3029, or a kana
  /// that isn't one of the combining marks.
  private func isSimpleKana(_ second: UInt8, _ third: UInt8) -> Bool {
    switch second {
    case 0x80: third <= 0xA9
    case 0x81, 0x83: true
    case 0x82: third != 0x99 && third != 0x9A
    default: false
    }
  }
}
