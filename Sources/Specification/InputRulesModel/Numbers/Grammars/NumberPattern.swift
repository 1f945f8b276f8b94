/// The pattern of a number, over the kinds of its scalars (N1.1).
typealias NumberPattern = RegularPattern<Terminal>

/// A regular expression over kinds of scalars or over bytes (N1.1, D12.12).
///
/// Each pattern created here accepts at least one text, so the rest of a pattern can always be
/// completed.
indirect enum RegularPattern<Terminal: Hashable & Sendable>: Hashable, Sendable {
  case nothing
  case one(Terminal)
  case sequence(RegularPattern, RegularPattern)
  /// Any one of these patterns.
  case either([RegularPattern])
  /// A repetition of a pattern that requires text; with `Int.max`, there is no upper limit.
  case repeated(RegularPattern, atLeast: Int, atMost: Int)

  /// These patterns, one after another (N1.1).
  static func all(_ patterns: [RegularPattern]) -> RegularPattern {
    patterns.reversed().reduce(.nothing) { rest, first in first.followed(by: rest) }
  }

  /// The pattern, or the empty text (N1.1).
  var orNothing: RegularPattern { .either([self, .nothing]) }

  /// The pattern any number of times (N1.1).
  var anyNumber: RegularPattern { .repeated(self, atLeast: 0, atMost: .max) }

  /// The pattern once or more (N1.1).
  var onceOrMore: RegularPattern { .repeated(self, atLeast: 1, atMost: .max) }

  /// The pattern repeated `count` times (N1.1).
  func times(_ count: Int) -> RegularPattern { .repeated(self, atLeast: count, atMost: count) }

  /// The pattern, and then another pattern (N1.1).
  func followed(by other: RegularPattern) -> RegularPattern {
    if self == .nothing { return other }
    return other == .nothing ? self : .sequence(self, other)
  }
}

extension RegularPattern {
  /// Whether the pattern accepts the empty text, that is, whether a text may end here (N1.1).
  var mayEnd: Bool {
    switch self {
    case .nothing: true
    case .one: false
    case .sequence(let first, let rest): first.mayEnd && rest.mayEnd
    case .either(let patterns): patterns.contains(where: \.mayEnd)
    case .repeated(_, let least, _): least <= 0
    }
  }

  /// The terminals that can begin a text (N1.13).
  var beginnings: [Terminal] {
    switch self {
    case .nothing: []
    case .one(let terminal): [terminal]
    case .sequence(let first, let rest): first.beginnings + (first.mayEnd ? rest.beginnings : [])
    case .either(let patterns): patterns.flatMap(\.beginnings)
    case .repeated(let pattern, _, let most): most > 0 ? pattern.beginnings : []
    }
  }

  /// The patterns that may follow a scalar with certain possible terminals.
  ///
  /// They are the partial derivatives of Brzozowski and Antimirov (N1.5).
  func rests(where isTaken: (Terminal) -> Bool) -> [RegularPattern] {
    switch self {
    case .nothing: return []
    case .one(let terminal): return isTaken(terminal) ? [.nothing] : []
    case .sequence(let first, let rest):
      let within = first.rests(where: isTaken).map { $0.followed(by: rest) }
      return within + (first.mayEnd ? rest.rests(where: isTaken) : [])
    case .either(let patterns): return patterns.flatMap { $0.rests(where: isTaken) }
    case .repeated(let pattern, let least, let most):
      if most <= 0 { return [] }
      let rest = RegularPattern.repeated(
        pattern, atLeast: max(0, least - 1), atMost: most == .max ? .max : most - 1)
      return pattern.rests(where: isTaken).map { $0.followed(by: rest) }
    }
  }
}

extension NumberPattern {
  /// The pattern of a complete number in the format (N1.2).
  static func number(of format: NumberFormat) -> NumberPattern {
    all([sign(of: format), mantissa(of: format), exponent(of: format)])
  }

  /// An optional sign, with bidi marks next to it; nothing if the format has no signs (N1.2, N3.3).
  private static func sign(of format: NumberFormat) -> NumberPattern {
    switch format.signs {
    case .none: .nothing
    case .minus: place(of: .one(.minus))
    case .both: place(of: .either([.one(.minus), .one(.plus)]))
    }
  }

  /// The place where a sign may be, including the bidi marks that are ignored there (N3.3).
  private static func place(of sign: NumberPattern) -> NumberPattern {
    let marks = NumberPattern.one(.bidiMark).anyNumber
    return all([marks, sign.followed(by: marks).orNothing])
  }

  /// An optional exponent: its mark, an optional sign, and digits (N1.2).
  private static func exponent(of format: NumberFormat) -> NumberPattern {
    if !format.allowsExponent { return .nothing }
    let sign = place(of: .either([.one(.minus), .one(.plus)]))
    return all([mark(of: format), sign, one(.digit).onceOrMore]).orNothing
  }

  /// One of “e”, “E” and the locale's own mark (N3.2).
  private static func mark(of format: NumberFormat) -> NumberPattern {
    let own = format.symbols.storage.exponentMark.unicodeScalars.map {
      NumberPattern.one(.partOfMark($0))
    }
    return .either([.one(.plainMark), all(own)])
  }

  /// An integer part, a fraction, or both (N1.2); a fraction is required if the grouping separator
  /// could be another locale's decimal separator (N4.4).
  private static func mantissa(of format: NumberFormat) -> NumberPattern {
    guard format.mostPlaces > 0 else { return integer(of: format) }
    let separator = NumberPattern.one(.decimalSeparator)
    let most = format.mostPlaces
    let digits = NumberPattern.repeated(.one(.digit), atLeast: 1, atMost: most)
    let fraction = separator.followed(by: digits)
    let after = format.allowsTrailingSeparator ? separator.followed(by: digits.orNothing) : fraction
    var choices = [integer(of: format).followed(by: after.orNothing)]
    if format.allowsLeadingSeparator { choices.append(fraction) }
    if format.grouping == .lenient { choices.append(strayGroups.followed(by: after)) }
    return .either(choices)
  }

  /// An integer part that doesn't require a fraction after it (N1.2, N4.4).
  private static func integer(of format: NumberFormat) -> NumberPattern {
    switch format.grouping {
    case .refused: digits(of: format)
    case .strict: .either([digits(of: format), orderlyGroups(of: format)])
    case .lenient: .either([digits(of: format), orderlyGroups(of: format), manyGroups])
    }
  }

  /// Digits without separators; the first may be a zero only if it is the only one or the format
  /// allows leading zeros (N1.4).
  private static func digits(of format: NumberFormat) -> NumberPattern {
    let more = one(.digit).anyNumber
    let ofZero: NumberPattern = format.allowsLeadingZeros ? more : .nothing
    return .either([one(.zero).followed(by: ofZero), one(.otherDigit).followed(by: more)])
  }

  /// Groups whose separators are all in the right places (N4.1, N4.2).
  ///
  /// The first group doesn't begin with a zero, and has at most the secondary size. The last group
  /// has the primary size, and every other group has the secondary size.
  static func orderlyGroups(of format: NumberFormat) -> NumberPattern {
    let sizes = format.symbols.storage.grouping
    let digit = NumberPattern.one(.digit)
    let moreOfFirst = NumberPattern.repeated(digit, atLeast: 0, atMost: sizes.secondary - 1)
    let group = NumberPattern.one(.groupingSeparator).followed(by: digit.times(sizes.secondary))
    let lastGroup = NumberPattern.one(.groupingSeparator).followed(by: digit.times(sizes.primary))
    return all([one(.otherDigit), moreOfFirst, group.anyNumber, lastGroup])
  }

  /// Groups of any sizes, with at least two separators (N4.3).
  static var manyGroups: NumberPattern {
    let group = NumberPattern.repeated(anyGroup, atLeast: 2, atMost: .max)
    return all([one(.otherDigit), one(.digit).anyNumber, group])
  }

  /// Two groups of any sizes; the separator could be another locale's decimal separator (N4.4).
  static var strayGroups: NumberPattern {
    all([one(.otherDigit), one(.digit).anyNumber, anyGroup])
  }

  /// A grouping separator, and digits after it (N4.3).
  private static var anyGroup: NumberPattern {
    .one(.groupingSeparator).followed(by: one(.digit).onceOrMore)
  }

  /// The texts that the *Text Field* article's scanner accepts, ignoring its limits.
  ///
  /// Each part is optional, but at least one is required (N1.6, N1.7).
  static func scanner(with symbols: NumberSymbols) -> NumberPattern {
    let spaces = NumberPattern.one(.space).anyNumber
    let sign = NumberPattern.either([.one(.minus), .one(.plus)])
    let unsigned = unsigned(with: symbols)
    let signed = all([sign, spaces, unsigned.orNothing])
    return all([spaces, .either([signed, unsigned]), spaces])
  }

  /// Digits, a decimal separator with or without digits, and an exponent; at least one of these is
  /// required (N1.6, N1.7).
  private static func unsigned(with symbols: NumberSymbols) -> NumberPattern {
    let digits = NumberPattern.one(.digit).anyNumber
    let fraction = NumberPattern.one(.decimalSeparator).followed(by: digits)
    let whole = all([.one(.digit).onceOrMore, fraction.orNothing])
    // A decimal separator that is white space is skipped wherever white space is allowed.
    let isSpace = Alphabet.whiteSpace.contains(symbols.storage.decimalSeparator)
    let mantissa = NumberPattern.either(isSpace ? [whole] : [whole, fraction])
    return .either([mantissa.followed(by: exponent.orNothing), exponent])
  }

  /// An exponent: its mark, an optional sign, and optional digits (N1.6).
  private static var exponent: NumberPattern {
    let sign = NumberPattern.either([.one(.minus), .one(.plus)])
    return all([.one(.plainMark), sign.orNothing, .one(.digit).anyNumber])
  }
}

/// The roles that a scalar can have in a number (N1.1).
enum Terminal: Hashable {
  case digit
  case zero
  /// Any digit except zero.
  case otherDigit
  case minus
  case plus
  case decimalSeparator
  case groupingSeparator
  /// An exponent mark of one scalar, which every locale accepts.
  case plainMark
  /// One scalar of the locale's exponent mark.
  case partOfMark(Unicode.Scalar)
  /// A bidi mark next to a sign (N3.3).
  case bidiMark
  case space

  /// The terminal's name in messages, or `nil` if the terminal is invisible (N1.13).
  var token: NumberToken? {
    switch self {
    case .digit, .zero, .otherDigit: .digit
    case .minus: .minus
    case .plus: .plus
    case .decimalSeparator: .decimalSeparator
    case .groupingSeparator: .groupingSeparator
    case .plainMark, .partOfMark: .exponentMark
    case .bidiMark: nil
    case .space: .space
    }
  }
}
