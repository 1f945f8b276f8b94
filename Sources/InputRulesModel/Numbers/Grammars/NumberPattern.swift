/// A regular expression over terminals (N1.1).
///
/// Each that is made here takes some text, so that what is left of one can always be gone on with.
indirect enum NumberPattern: Hashable {
  /// Nothing.
  case nothing
  /// One scalar.
  case one(Terminal)
  /// One behind the other.
  case sequence(NumberPattern, NumberPattern)
  /// One of several.
  case either([NumberPattern])
  /// One several times, which takes no empty text; the greatest integer means without end.
  case repeated(NumberPattern, atLeast: Int, atMost: Int)

  /// The patterns, one behind the other (N1.1).
  static func all(_ patterns: [NumberPattern]) -> NumberPattern {
    patterns.reversed().reduce(.nothing) { rest, first in first.followed(by: rest) }
  }

  /// The pattern or nothing (N1.1).
  var orNothing: NumberPattern { .either([self, .nothing]) }

  /// The pattern any number of times (N1.1).
  var anyNumber: NumberPattern { .repeated(self, atLeast: 0, atMost: .max) }

  /// The pattern once or more (N1.1).
  var onceOrMore: NumberPattern { .repeated(self, atLeast: 1, atMost: .max) }

  /// The pattern so many times (N1.1).
  func times(_ count: Int) -> NumberPattern { .repeated(self, atLeast: count, atMost: count) }

  /// The pattern, and another behind it (N1.1).
  func followed(by other: NumberPattern) -> NumberPattern {
    if self == .nothing { return other }
    return other == .nothing ? self : .sequence(self, other)
  }
}
