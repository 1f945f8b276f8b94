import InputRules

/// What may come behind a beginning of a text: any of some patterns (N1.13).
struct Prospect {
  /// The patterns, each once; none where nothing may come, and the text can't even end.
  let patterns: [NumberPattern]

  /// Any of the patterns (N1.13).
  init(_ patterns: [NumberPattern]) {
    var distinct: [NumberPattern] = []
    for pattern in patterns where !distinct.contains(pattern) { distinct.append(pattern) }
    self.patterns = distinct
  }

  /// Whether there is no text that could come (N1.13).
  var isHopeless: Bool { patterns.isEmpty }

  /// Whether the text may end here (N1.13).
  var mayEnd: Bool { patterns.contains(where: \.mayEnd) }

  /// The terminals with which one can go on (N1.13).
  var beginnings: Set<Terminal> { Set(patterns.flatMap(\.beginnings)) }

  /// What may come behind one more scalar, if it can be what `isTaken` says (N1.5).
  func after(where isTaken: (Terminal) -> Bool) -> Prospect {
    Prospect(patterns.flatMap { $0.rests(where: isTaken) })
  }

  /// What may come behind one more scalar (N1.5).
  func after(_ scalar: Unicode.Scalar, of alphabet: Alphabet) -> Prospect {
    let terminals = alphabet.terminals(of: scalar)
    return after { terminals.contains($0) }
  }

  /// What may come behind a further symbol of the kind (N1.5).
  func after(any token: NumberToken) -> Prospect {
    after { $0.token == token }
  }

  /// What comes where one of the two is (N1.13).
  func or(_ other: Prospect) -> Prospect { Prospect(patterns + other.patterns) }
}
