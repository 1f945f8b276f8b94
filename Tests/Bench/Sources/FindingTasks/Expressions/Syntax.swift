/// An expression of a small language.
///
/// Numbers aren't negative, because a sign is an operator.
indirect enum Syntax: Hashable, Sendable {
  enum Infix: String, CaseIterable, Sendable {
    case or = "|"
    case and = "&"
    case less = "<"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case power = "^"

    /// How tightly it binds.
    var level: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .less: 3
      case .plus, .minus: 4
      case .times: 5
      case .power: 7
      }
    }

    /// Whether `a ? b ? c` means `a ? (b ? c)`.
    var isRightmostFirst: Bool { self == .power }
  }

  enum Prefix: String, CaseIterable, Sendable {
    case negative = "-"
    case not = "!"

    /// How tightly a prefix binds: less than a power, more than a product.
    static let level = 6
  }

  case number(Int)
  case text([Unicode.Scalar])
  case prefix(Prefix, Syntax)
  case infix(Infix, Syntax, Syntax)

  /// How tightly its outermost operator binds.
  var level: Int {
    switch self {
    case .number, .text: 8
    case .prefix: Prefix.level
    case .infix(let infix, _, _): infix.level
    }
  }
}

/// The bugs of printers and parsers.
enum SyntaxBug: String, CaseIterable, Sendable {
  /// The printer leaves out the parentheses of `a - (b - c)`.
  case printsBareRight
  /// The printer leaves out the parentheses of `(a ^ b) ^ c`.
  case printsBareBase
  /// The printer leaves out the parentheses of `-(a + b)` and `-(a * b)`.
  case printsBareNegated
  /// The printer leaves out the parentheses of `(-a) ^ b`.
  case printsBareNegativeBase
  /// The printer doesn't escape quotation marks.
  case printsBareQuote
  /// The printer doesn't escape backslashes.
  case printsBareBackslash
  /// The printer writes scalars beyond ASCII with at most four digits.
  case printsFourDigits
  /// The printer writes numbers of over nine digits with nine.
  case printsNineDigits
  /// The parser binds `&` and `|` equally.
  case parsesOrAsAnd
  /// The parser takes `a ^ b ^ c` for `(a ^ b) ^ c`.
  case parsesPowersLeft
  /// The parser takes `a - b - c` for `a - (b - c)`.
  case parsesMinusRight
  /// The parser takes `-a * b` for `-(a * b)`.
  case parsesPrefixLoosely
  /// The parser reads an escaped tabulator as a `t`.
  case parsesTabAsLetter
  /// The parser drops spaces at the end of a text.
  case parsesTrimmed
  /// The parser takes two signs in a row for none.
  case parsesDoubleSign
}
