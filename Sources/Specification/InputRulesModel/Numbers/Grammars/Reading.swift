/// The longest prefix of a text that can begin a number, and the patterns that may follow it
/// (N1.13).
struct Reading {
  let scalars: [Unicode.Scalar]
  /// The scalars that each terminal stands for.
  let alphabet: Alphabet
  /// The patterns that may follow each readable prefix of the text, starting with the empty prefix.
  let prospects: [Prospect]

  /// Reads a text with a pattern (N1.1).
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

  /// The patterns that may follow the longest readable prefix (N1.13).
  var prospect: Prospect { prospects.last ?? Prospect([]) }

  /// Whether the text is a prefix of a text that the pattern accepts (N1.5).
  var isBeginning: Bool { count == scalars.count }

  /// Whether the pattern accepts the whole text (N1.2).
  var isWhole: Bool { isBeginning && prospect.mayEnd }

  /// The problem directly after the longest readable prefix (N1.13).
  var problem: NumberProblem {
    problem(after: count, expecting: Set(prospect.beginnings.compactMap(\.token)))
  }

  /// The problem directly after `count` scalars (N1.13).
  func problem(after count: Int, expecting tokens: Set<NumberToken>) -> NumberProblem {
    let beginning = String(String.UnicodeScalarView(scalars.prefix(count)))
    return NumberProblem(
      offset: beginning.utf16.count, found: scalars.dropFirst(count).first, expected: tokens)
  }
}

/// The patterns that may follow a prefix of a text (N1.13).
struct Prospect {
  /// The distinct patterns; empty if the text can neither continue nor end here.
  let patterns: [NumberPattern]

  /// Creates the prospect that any of these patterns follows (N1.13).
  init(_ patterns: [NumberPattern]) {
    var distinct: [NumberPattern] = []
    for pattern in patterns where !distinct.contains(pattern) { distinct.append(pattern) }
    self.patterns = distinct
  }

  /// Whether the text can neither continue nor end here (N1.13).
  var isHopeless: Bool { patterns.isEmpty }

  /// Whether the text may end here (N1.13).
  var mayEnd: Bool { patterns.contains(where: \.mayEnd) }

  /// The terminals that can come next (N1.13).
  var beginnings: Set<Terminal> { Set(patterns.flatMap(\.beginnings)) }

  /// The patterns that may follow one more scalar, given its possible terminals (N1.5).
  func after(where isTaken: (Terminal) -> Bool) -> Prospect {
    Prospect(patterns.flatMap { $0.rests(where: isTaken) })
  }

  /// The patterns that may follow one more scalar (N1.5).
  func after(_ scalar: Unicode.Scalar, of alphabet: Alphabet) -> Prospect {
    let terminals = alphabet.terminals(of: scalar)
    return after { terminals.contains($0) }
  }

  /// The patterns that may follow one more symbol of this kind (N1.5).
  func after(any token: NumberToken) -> Prospect { after { $0.token == token } }

  /// The patterns of both prospects, any of which may follow (N1.13).
  func or(_ other: Prospect) -> Prospect { Prospect(patterns + other.patterns) }
}

/// The scalars that mean something in numbers of any notation (N4.8), and the scalars that
/// filtering drops around a number (E8.4).
struct Significance {
  private let scalars: [Unicode.Scalar]

  init(of text: String) { scalars = Array(text.unicodeScalars) }

  /// The indices from the first to the last scalar that filtering keeps; empty if there is none
  /// (E8.4).
  var places: Range<Int> {
    let places = scalars.indices.filter { !Self.drops(scalars[$0]) }
    guard let first = places.first, let last = places.last else { return 0..<0 }
    return first..<last + 1
  }

  /// The text from the first to the last scalar that filtering keeps (E8.4).
  var number: String { scalars[places].map { String($0) }.joined() }

  private static let others: [Unicode.Scalar] = ["\u{66C}", "\u{2E41}", "\u{B1}", "\u{2213}"]

  private static let minusSigns: [Unicode.Scalar] = [
    "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2015}", "\u{207B}",
    "\u{208B}", "\u{2212}", "\u{2796}", "\u{FE63}", "\u{FF0D}",
  ]

  private static let plusSigns: [Unicode.Scalar] = [
    "+", "\u{207A}", "\u{208A}", "\u{2795}", "\u{FB29}", "\u{FE62}", "\u{FF0B}",
  ]

  /// The general categories Z, Cf and Sc.
  private static let droppedCategories: [Unicode.GeneralCategory] = [
    .spaceSeparator, .lineSeparator, .paragraphSeparator, .format, .currencySymbol,
  ]

  /// Whether filtering drops the scalar next to a number; the six controls are white space (E8.4).
  private static func drops(_ scalar: Unicode.Scalar) -> Bool {
    "\t\n\u{B}\u{C}\r\u{85}".unicodeScalars.contains(scalar)
      || droppedCategories.contains(scalar.properties.generalCategory)
  }

  /// Whether the scalar is a digit, a separator or a sign (N4.8).
  static func counts(_ scalar: Unicode.Scalar) -> Bool {
    let kinds = [
      Alphabet.apostrophes, Alphabet.points, Alphabet.commas, others, minusSigns, plusSigns,
    ]
    return scalar.properties.numericType != nil || kinds.contains { $0.contains(scalar) }
  }
}

/// The state of the *Text Field* article's scanner as it reads a text, scalar by scalar (N1.6).
///
/// The text must be a prefix of a text that the scanner accepts, ignoring the scanner's limits.
struct ScannerReading {
  /// The scalars that haven't been read.
  private var rest: ArraySlice<Unicode.Scalar>
  /// Whether there was a minus sign.
  private var isNegative = false
  /// The digits that fit in the mantissa.
  private var mantissa = Natural.zero
  /// Whether a digit didn't fit in the mantissa.
  private var isFull = false
  /// The part of the exponent that follows from the position of the decimal separator.
  private var exponent = 0
  /// The absolute value of the written exponent.
  private var written = 0
  private var isWrittenNegative = false
  /// The index of the scalar at which a limit is exceeded, or `nil`.
  private(set) var excess: Int?

  /// Every mantissa is below this limit: 2 to the power of 128 (N1.10).
  private static let mantissaLimit = Natural(2).power(128)

  /// Reads the text, but stops at the first digit that exceeds a limit (N1.14).
  init(_ scalars: [Unicode.Scalar], with symbols: NumberSymbols) {
    rest = scalars[...]
    skipSpaces()
    if let sign = take(["+", "-"]) {
      isNegative = sign == "-"
      skipSpaces()
    }
    takeDigits { $0.takeBeforeSeparator($1) }
    if take([symbols.storage.decimalSeparator]) != nil { takeDigits { $0.takeAfterSeparator($1) } }
    if take(["e", "E"]) != nil {
      isWrittenNegative = take(["+", "-"]) == "-"
      takeDigits { $0.takeOfExponent($1) }
    }
  }

  /// The value; minus zero is zero (N1.9).
  var value: ExactNumber {
    let exponent = exponent + (isWrittenNegative ? -written : written)
    return ExactNumber(
      isNegative: isNegative && !mantissa.isZero, written: mantissa.digits,
      exponent: .near(exponent))
  }

  /// Skips white space (N1.6, N1.8).
  private mutating func skipSpaces() { while take(Alphabet.whiteSpace) != nil {} }

  /// Reads the next scalar if it is in `expected`, unless a limit was exceeded (N1.6).
  private mutating func take(_ expected: [Unicode.Scalar]) -> Unicode.Scalar? {
    guard excess == nil, let scalar = rest.first, expected.contains(scalar) else { return nil }
    rest.removeFirst()
    return scalar
  }

  /// Reads digits; `keep` adds a digit, and returns false if that exceeds a limit (N1.10).
  private mutating func takeDigits(_ keep: (inout ScannerReading, UInt8) -> Bool) {
    while let scalar = take(Alphabet.ascii) {
      let place = rest.startIndex - 1
      if !keep(&self, UInt8(scalar.value - 48)) { excess = place }
    }
  }

  /// Adds a digit of the integer part or, if it doesn't fit, increases the exponent by 1 (N1.10).
  private mutating func takeBeforeSeparator(_ digit: UInt8) -> Bool {
    if goesIn(digit) { return true }
    if exponent == 127 { return false }
    exponent += 1
    return true
  }

  /// Adds a digit of the fraction if it fits, and then decreases the exponent by 1 (N1.11).
  private mutating func takeAfterSeparator(_ digit: UInt8) -> Bool {
    if !goesIn(digit) { return true }
    if exponent == -128 { return false }
    exponent -= 1
    return true
  }

  /// Adds a digit to the written exponent; returns false if the written or the resulting exponent
  /// becomes too large (N1.12).
  private mutating func takeOfExponent(_ digit: UInt8) -> Bool {
    written = written * 10 + Int(digit)
    let sum = exponent + (isWrittenNegative ? -written : written)
    return written <= 254 && -128 <= sum && sum <= 127
  }

  /// Adds the digit to the mantissa if it and all digits before it fit (N1.10).
  private mutating func goesIn(_ digit: UInt8) -> Bool {
    let longer = Natural(mantissa.digits + [digit])
    if isFull || longer >= Self.mantissaLimit {
      isFull = true
      return false
    }
    mantissa = longer
    return true
  }
}
