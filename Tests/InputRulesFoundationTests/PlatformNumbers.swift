/// Differences between the specification and number parsers of Swift 6.3 on Linux.
enum PlatformNumbers {
  /// A text, and the number that `Scanner(string: text).scanDecimal()` reads if it reaches the end.
  ///
  /// White space after the sign, which Apple's skips, isn't skipped; white space alone is zero;
  /// minus zero with an exponent mark is not a number; the location is counted in bytes and in
  /// UTF-16 units, so after white space beyond ASCII nothing is found.
  static let scanner: [(text: String, value: String?)] = [
    ("- 1", nil), ("+ 5", nil), (" ", "0"), ("-e", "NaN"), ("-0e", "NaN"), ("-.e", "NaN"),
    ("\u{A0}1", nil), ("\u{2009}1", nil), ("\u{2028}1", nil), ("\u{200B}1", nil),
  ]

  /// A text that isn't a number, and what `Decimal(string: text)` makes of its prefix.
  static let decimal: [(text: String, value: String)] = [
    ("12abc", "12"), ("1,5", "1"), ("1.2.3", "1.2"), ("--1", "0"), ("1e", "1"), ("e", "0"),
    ("en", "0"), (".", "0"), ("-", "0"), ("0x10", "0"), (" 1", "1"), ("1 ", "1"),
  ]

  /// A text that isn't a number, and what `Double(text)` and `strtod` make of it.
  static let double: [(text: String, value: String)] = [
    ("0x10", "16.0"), ("0x1p4", "16.0"), ("inf", "inf"), ("infinity", "inf"), ("-inf", "-inf"),
    ("nan", "nan"),
  ]
}
