/// A regular expression over terminals (N1.1).
///
/// Each one made here accepts some text, so its remainder can always be continued.
indirect enum NumberPattern: Hashable {
  /// Nothing.
  case nothing
  /// One scalar.
  case one(Terminal)
  /// A sequence.
  case sequence(NumberPattern, NumberPattern)
  /// One of several.
  case either([NumberPattern])
  /// A repetition that accepts no empty text; the largest integer means without limit.
  case repeated(NumberPattern, atLeast: Int, atMost: Int)

  /// The patterns in sequence (N1.1).
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

  /// The pattern, followed by another (N1.1).
  func followed(by other: NumberPattern) -> NumberPattern {
    if self == .nothing { return other }
    return other == .nothing ? self : .sequence(self, other)
  }
}
