/// A regular expression over terminals (N1.1).
///
/// Each expression created here accepts some text, so its remainder can be continued.
indirect enum NumberPattern: Hashable {
  case nothing
  /// One scalar.
  case one(Terminal)
  case sequence(NumberPattern, NumberPattern)
  /// One of several patterns.
  case either([NumberPattern])
  /// A repetition of a pattern that doesn't accept the empty text; the largest integer means no
  /// limit.
  case repeated(NumberPattern, atLeast: Int, atMost: Int)

  /// The patterns in sequence (N1.1).
  static func all(_ patterns: [NumberPattern]) -> NumberPattern {
    patterns.reversed().reduce(.nothing) { rest, first in first.followed(by: rest) }
  }

  /// The pattern, or the empty text (N1.1).
  var orNothing: NumberPattern { .either([self, .nothing]) }

  /// The pattern any number of times (N1.1).
  var anyNumber: NumberPattern { .repeated(self, atLeast: 0, atMost: .max) }

  /// The pattern once or more (N1.1).
  var onceOrMore: NumberPattern { .repeated(self, atLeast: 1, atMost: .max) }

  /// The pattern repeated `count` times (N1.1).
  func times(_ count: Int) -> NumberPattern { .repeated(self, atLeast: count, atMost: count) }

  /// The pattern, followed by another (N1.1).
  func followed(by other: NumberPattern) -> NumberPattern {
    if self == .nothing { return other }
    return other == .nothing ? self : .sequence(self, other)
  }
}

extension NumberPattern {
  /// Whether the pattern accepts the empty text, so that a text may end here (N1.1).
  var mayEnd: Bool {
    switch self {
    case .nothing: true
    case .one: false
    case .sequence(let first, let rest): first.mayEnd && rest.mayEnd
    case .either(let patterns): patterns.contains(where: \.mayEnd)
    case .repeated(_, let least, _): least <= 0
    }
  }

  /// The terminals with which a text can begin (N1.13).
  var beginnings: [Terminal] {
    switch self {
    case .nothing: []
    case .one(let terminal): [terminal]
    case .sequence(let first, let rest): first.beginnings + (first.mayEnd ? rest.beginnings : [])
    case .either(let patterns): patterns.flatMap(\.beginnings)
    case .repeated(let pattern, _, let most): most > 0 ? pattern.beginnings : []
    }
  }

  /// Everything that may follow a first scalar, given the terminals that the scalar can be: partial
  /// derivatives, in the sense of Brzozowski and Antimirov (N1.5).
  func rests(where isTaken: (Terminal) -> Bool) -> [NumberPattern] {
    switch self {
    case .nothing: return []
    case .one(let terminal): return isTaken(terminal) ? [.nothing] : []
    case .sequence(let first, let rest):
      let within = first.rests(where: isTaken).map { $0.followed(by: rest) }
      return within + (first.mayEnd ? rest.rests(where: isTaken) : [])
    case .either(let patterns): return patterns.flatMap { $0.rests(where: isTaken) }
    case .repeated(let pattern, let least, let most):
      if most <= 0 { return [] }
      let rest = NumberPattern.repeated(
        pattern, atLeast: max(0, least - 1), atMost: most == .max ? .max : most - 1)
      return pattern.rests(where: isTaken).map { $0.followed(by: rest) }
    }
  }
}
