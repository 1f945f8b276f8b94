/// A linked list of a text's scalars, from which characters can be dropped quickly (E12.9).
///
/// The neighbors of a dropped character may merge into another character. Therefore, the
/// surrounding text is divided into characters again, up to the first boundary that hasn't changed.
/// The boundaries after that one don't depend on the text before it.
struct CharacterChain {
  private let scalars: [Unicode.Scalar]
  private let isUnwanted: (Character) -> Bool
  /// For each scalar, the index of the next remaining scalar; for the end, the index of the first.
  private var next: [Int]
  private var previous: [Int]
  /// For each scalar, whether a character begins there; for the end, true.
  private var begins: [Bool]
  private var isDropped: [Bool]

  /// Drops unwanted characters from `text`, including those that form only when others are dropped.
  init(_ text: String, droppingWhere isUnwanted: @escaping (Character) -> Bool) {
    scalars = Array(text.unicodeScalars)
    self.isUnwanted = isUnwanted
    let end = scalars.count
    next = Array(1..<end + 1) + [0]
    previous = [end] + Array(0..<end)
    begins = Array(repeating: false, count: end) + [true]
    isDropped = Array(repeating: false, count: end + 1)
    dropAll(dividing: text)
  }

  /// The ranges of the dropped scalars in the original text, in UTF-16 units.
  var dropped: [TextRange] {
    scalars.indices.runs(length: { UTF16.width(scalars[$0]) }, where: { isDropped[$0] })
  }

  private mutating func dropAll(dividing text: String) {
    var (unwanted, place) = ([Int](), 0)
    for character in text {
      begins[place] = true
      if isUnwanted(character) { unwanted.append(place) }
      place += character.unicodeScalars.count
    }
    while !unwanted.isEmpty {
      let seams = unwanted.map { drop(at: $0) }
      unwanted = seams.flatMap { isDropped[$0] ? [] : divide(at: $0) }
    }
  }

  /// Drops the character that begins at a place, and returns the start of the next character.
  private mutating func drop(at start: Int) -> Int {
    let before = previous[start]
    var place = start
    repeat {
      isDropped[place] = true
      place = next[place]
    } while !begins[place]
    (next[before], previous[place]) = (place, before)
    return place
  }

  /// Divides the text around a seam into characters again, and returns the starts of unwanted
  /// characters that have formed.
  ///
  /// A seam is a place where characters were dropped.
  private mutating func divide(at seam: Int) -> [Int] {
    var (start, seam) = (previous[seam], seam)
    // There is nothing left to do if the seam is at the text's start, or was handled together with
    // an earlier seam.
    if start == scalars.count || !begins[seam] { return [] }
    while !begins[start] { start = previous[start] }
    var new: [(start: Int, character: Character)] = []
    while seam != scalars.count {
      var end = next[seam]
      while !begins[end] { end = next[end] }
      let parts = characters(from: start, to: end)
      if parts.contains(where: { $0.start == seam }) { break }
      begins[seam] = false
      for part in parts { begins[part.start] = true }
      // Replace the last character found, because it was divided again.
      new = new.dropLast() + parts
      (start, seam) = (parts.last?.start ?? end, end)
    }
    return new.filter { isUnwanted($0.character) }.map(\.start)
  }

  /// The characters that remain between two places, and their starts.
  private func characters(
    from start: Int, to end: Int
  ) -> [(start: Int, character: Character)] {
    var (text, places, place) = (String.UnicodeScalarView(), [Int](), start)
    while place != end {
      text.append(scalars[place])
      places.append(place)
      place = next[place]
    }
    var rest = places[...]
    return String(text).map { character in
      defer { rest = rest.dropFirst(character.unicodeScalars.count) }
      return (rest.first ?? end, character)
    }
  }
}
