/// Everything that may follow a prefix of a text: any of some patterns (N1.13).
struct Prospect {
  /// The patterns, each once; none if no text may follow, not even the end.
  let patterns: [NumberPattern]

  /// Any of the patterns (N1.13).
  init(_ patterns: [NumberPattern]) {
    var distinct: [NumberPattern] = []
    for pattern in patterns where !distinct.contains(pattern) { distinct.append(pattern) }
    self.patterns = distinct
  }

  /// Whether the prefix can be neither continued nor complete (N1.13).
  var isHopeless: Bool { patterns.isEmpty }

  /// Whether the text may end here (N1.13).
  var mayEnd: Bool { patterns.contains(where: \.mayEnd) }

  /// The terminals with which the text can continue (N1.13).
  var beginnings: Set<Terminal> { Set(patterns.flatMap(\.beginnings)) }

  /// Everything that may follow one more scalar, given the terminals that the scalar can be (N1.5).
  func after(where isTaken: (Terminal) -> Bool) -> Prospect {
    Prospect(patterns.flatMap { $0.rests(where: isTaken) })
  }

  /// Everything that may follow one more scalar (N1.5).
  func after(_ scalar: Unicode.Scalar, of alphabet: Alphabet) -> Prospect {
    let terminals = alphabet.terminals(of: scalar)
    return after { terminals.contains($0) }
  }

  /// Everything that may follow another symbol of the kind (N1.5).
  func after(any token: NumberToken) -> Prospect { after { $0.token == token } }

  /// Everything that may follow where either of two prospects is possible (N1.13).
  func or(_ other: Prospect) -> Prospect { Prospect(patterns + other.patterns) }
}
