extension FieldState {
  /// This state with its character count, which is computed only if it isn't known yet.
  func counted() -> FieldState {
    characterCount == nil ? counted(as: text.characterCount(upTo: .max)) : self
  }

  /// This state with the character count of `other`, whose text is the same.
  func counted(as other: FieldState) -> FieldState { counted(as: other.characterCount) }

  /// This state with its character count, which is computed from the count in `state`, the state
  /// before the edit.
  ///
  /// If that count isn't known, this state is returned unchanged.
  /// - Parameter bytes: the bytes that the edit replaced.
  func counted(after state: FieldState, replacing bytes: Range<Int>) -> FieldState {
    guard let count = state.characterCount else { return self }
    return counted(as: text.characterCount(after: state.text, of: count, replacing: bytes))
  }

  private func counted(as count: Int?) -> FieldState {
    var state = self
    state.characterCount = count
    return state
  }
}

extension String {
  /// The number of characters, computed from the number in `old`, which differs from this text in
  /// only one part.
  ///
  /// Both texts are split into characters only from a boundary before the part to the first
  /// boundary after it that both texts share. After that boundary, both texts consist of the same
  /// characters.
  fileprivate func characterCount(
    after old: String, of count: Int, replacing bytes: Range<Int>
  ) -> Int {
    let start = old.certainBoundary(before: bytes.lowerBound)
    let growth = utf8.count - old.utf8.count
    var reach = 64
    while true {
      let end = old.endOfScalar(at: bytes.upperBound + reach)
      let were = old.boundaries(from: start, to: end)
      let are = boundaries(from: start, to: end + growth)
      if let shared = were.first(where: { $0 >= bytes.upperBound && are.has($0 + growth) }) {
        return count - were.place(of: shared) + are.place(of: shared + growth)
      }
      reach *= 8
    }
  }

  /// The character boundaries from `start` to `end`; `end` is included only at the text's end.
  private func boundaries(from start: Int, to end: Int) -> [Int] {
    var boundaries = [start]
    for character in slice(start, end) {
      boundaries.append((boundaries.last ?? start) + character.utf8.count)
    }
    return end < utf8.count ? boundaries.dropLast() : boundaries
  }

  /// The offset, in bytes, of the first scalar boundary at or after `offset`, or the length of the
  /// text if there is none.
  private func endOfScalar(at offset: Int) -> Int {
    var offset = min(offset, utf8.count)
    while offset < utf8.count, utf8[utf8Index(offset)] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  /// The offset of the last character boundary before `offset` that the surrounding scalars alone
  /// determine, or of the text's start if there is none.
  private func certainBoundary(before offset: Int) -> Int {
    var index = utf8Index(offset)
    var next: Unicode.Scalar?
    while index > startIndex {
      let place = unicodeScalars.index(before: index)
      let scalar = unicodeScalars[place]
      if let next, scalar.certainlyEnds(before: next) { break }
      (index, next) = (place, scalar)
      if scalar.isFlagLetter {
        let letters = flagLetters(before: index)
        // From the first letter on, each pair of letters forms one character.
        if letters > 1 { return utf8Offset(of: index) - letters % 2 * 4 }
        if letters == 1 { index = unicodeScalars.index(before: index) }
      }
    }
    return utf8Offset(of: index)
  }

  private func utf8Offset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// The number of regional indicators directly before an index.
  private func flagLetters(before index: Index) -> Int {
    var (copy, end) = (self, utf8Offset(of: index))
    return copy.withUTF8 { bytes in
      let last = end
      while end >= 4, bytes[end - 4] == 0xF0, bytes[end - 3] == 0x9F, bytes[end - 2] == 0x87,
        bytes[end - 1] >= 0xA6
      { end -= 4 }
      return (last - end) / 4
    }
  }
}

extension [Int] {
  fileprivate func has(_ number: Int) -> Bool {
    let place = place(of: number)
    return place < count && self[place] == number
  }

  /// The number of elements in a sorted list that are smaller than `number`.
  func place(of number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a regional indicator, two of which form a flag.
  fileprivate var isFlagLetter: Bool { 0x1F1E6...0x1F1FF ~= value }

  /// Whether a character always ends between this scalar and `next`, whatever text precedes them.
  ///
  /// The preceding text matters only if this scalar is a joiner, a regional indicator, or a mark
  /// before a letter, which may continue an Indic conjunct.
  fileprivate func certainlyEnds(before next: Unicode.Scalar) -> Bool {
    if value == 0x200D || isFlagLetter { return false }
    if next.properties.generalCategory == .otherLetter && isMark { return false }
    var both = String(self)
    both.unicodeScalars.append(next)
    return both.index(after: both.startIndex) < both.endIndex
  }

  private var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .modifierSymbol, .format: true
    default: false
    }
  }
}
