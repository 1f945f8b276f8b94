extension String {
  /// Whether the text has more grapheme clusters than `limit`; stops as soon as it knows.
  ///
  /// Between two ASCII characters there is always a boundary, except inside CR LF, so runs of ASCII
  /// are counted as bytes and only what lies between them is walked by clusters:
  ///
  ///     a b c e ◌́ d f      walked: from the last ASCII character before a non-ASCII one,
  ///     ─────┘ └─┘ └───     which may be extended by it, until two ASCII ones follow each other
  func hasMoreCharacters(than limit: Int) -> Bool {
    var copy = self
    return copy.withUTF8 { bytes in
      var count = 0
      var position = 0
      while position < bytes.count && count <= limit {
        let run = bytes.simpleRun(from: position)
        count += run.characters
        position = run.end
        while position < bytes.count && count <= limit && !bytes.beginsSimpleRun(at: position) {
          position = utf8Offset(afterCharacterAt: position)
          count += 1
        }
      }
      return count > limit
    }
  }

  private func utf8Offset(afterCharacterAt offset: Int) -> Int {
    utf8.distance(from: startIndex, to: index(after: utf8Index(offset)))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a cluster that begins at `position` certainly ends behind its one ASCII byte.
  fileprivate func beginsSimpleRun(at position: Int) -> Bool {
    self[position] < 0x80 && (position + 1 == count || self[position + 1] < 0x80)
  }

  /// The clusters that certainly are one ASCII byte, or CR LF, from `start` on, and where they end.
  fileprivate func simpleRun(from start: Int) -> (characters: Int, end: Int) {
    var characters = 0
    var position = start
    while position < count && beginsSimpleRun(at: position) {
      let isPair = self[position] == 0x0D && position + 1 < count && self[position + 1] == 0x0A
      // LF ends a cluster whatever follows it, so the pair is whole.
      position += isPair ? 2 : 1
      characters += 1
    }
    return (characters, position)
  }
}
