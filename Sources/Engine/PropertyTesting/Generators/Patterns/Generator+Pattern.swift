extension Generator where Value == String {
  /// Generates texts that a regular expression matches completely.
  ///
  ///     try .string(matching: "[A-Z]{2}[0-9]{4,6}(-[a-z]+)?")
  ///
  /// Texts shrink to the shortest match. The pattern uses the syntax of Swift's regex literals,
  /// limited to these parts:
  ///
  /// - characters, `.`, and the escapes `\n`, `\t`, `\r`, `\d`, `\w`, `\s`, `\D`, `\W`, `\S`,
  ///   `\u{…}`, `\uXXXX`, `\xXX`, `\p{…}` with L, Lu, Ll, N, Nd or P, and any escaped symbol;
  /// - classes of characters, ranges and these escapes, such as `[a-z\d]` and `[^"]`;
  /// - the quantifiers `*`, `+`, `?`, `{2}`, `{2,}`, `{,5}` and `{2,5}`, including reluctant ones;
  /// - groups, including named and non-capturing ones, and alternatives;
  /// - `^`, `$`, `\A`, `\z` and `\Z` at the ends of the pattern.
  ///
  /// `\d`, `\w`, `\s` and their negations generate ASCII characters. `.` and other negated classes
  /// generate visible characters, including characters of other scripts.
  /// - Parameters:
  ///   - pattern: the regular expression.
  ///   - repetitions: the maximum number of repetitions beyond an unbounded quantifier's minimum.
  /// - Throws: `GeneratorError` if the pattern contains other parts or no text matches it; if the
  ///   number of repetitions is negative; or if nested counts require more than 100,000 parts, as
  ///   in `(a{1000}){1000}`.
  public static func string(
    matching pattern: String, repetitions: Int = 8
  ) throws(GeneratorError) -> Generator {
    if repetitions < 0 { throw .negativeCount(repetitions) }
    var parser = PatternParser(pattern, repetitions: repetitions)
    let texts = try text(matching: Grammar(parser.parse()))
    return Generator { source in
      let text = texts.generate(&source)
      // A text that was cut short might not match.
      if source.isSpent { source.reject() }
      return text
    }
  }
}
