/// The place up to which a pattern can read a text, and what may follow there (N1.13).
struct Reading {
  /// The scalars of the text.
  let scalars: [Unicode.Scalar]
  /// The scalars that each terminal represents.
  let alphabet: Alphabet
  /// Everything that may follow each readable prefix of the text, beginning with the empty one.
  let prospects: [Prospect]

  /// The reading of a text with a pattern (N1.1).
  init(of text: String, by pattern: NumberPattern, over alphabet: Alphabet) {
    scalars = Array(text.unicodeScalars)
    self.alphabet = alphabet
    var prospects = [Prospect([pattern])]
    for scalar in scalars {
      let next = (prospects.last ?? Prospect([])).after(scalar, of: alphabet)
      if next.isHopeless { break }
      prospects.append(next)
    }
    self.prospects = prospects
  }

  /// The number of scalars in the longest readable prefix (N1.13).
  var count: Int { prospects.count - 1 }

  /// Everything that may come after this prefix (N1.13).
  var prospect: Prospect { prospects.last ?? Prospect([]) }

  /// Whether the text is a prefix of some accepted text (N1.5).
  var isBeginning: Bool { count == scalars.count }

  /// Whether the text is accepted as a whole (N1.2).
  var isWhole: Bool { isBeginning && prospect.mayEnd }

  /// The problem after the longest readable prefix (N1.13).
  var problem: NumberProblem {
    problem(after: count, expecting: Set(prospect.beginnings.compactMap(\.token)))
  }

  /// The problem after `count` scalars (N1.13).
  func problem(after count: Int, expecting tokens: Set<NumberToken>) -> NumberProblem {
    let beginning = String(String.UnicodeScalarView(scalars.prefix(count)))
    return NumberProblem(
      offset: beginning.utf16.count, found: scalars.dropFirst(count).first, expected: tokens)
  }
}
