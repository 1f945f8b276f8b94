extension Generator where Value == String {
  /// Texts that a regular expression matches from end to end.
  ///
  ///     try .string(matching: "[A-Z]{2}[0-9]{4,6}(-[a-z]+)?")
  ///
  /// A text shrinks to a shortest text. The pattern uses the syntax of Swift's regex literals, with
  /// these parts:
  ///
  /// - characters, `.`, and the escapes `\n`, `\t`, `\r`, `\d`, `\w`, `\s`, `\D`, `\W`, `\S`,
  ///   `\u{…}`, `\uXXXX`, `\xXX`, `\p{…}` with L, Lu, Ll, N, Nd or P, and any escaped symbol;
  /// - classes of characters, ranges and these escapes, such as `[a-z\d]` and `[^"]`;
  /// - the quantifiers `*`, `+`, `?`, `{2}`, `{2,}`, `{,5}` and `{2,5}`, also if they are
  ///   reluctant;
  /// - groups, also if they are named or non-capturing, and alternatives;
  /// - `^` and `$` at the ends.
  ///
  /// `\d`, `\w`, `\s` and their negations generate ASCII characters. `.` and other negated classes
  /// generate visible characters, including characters of other scripts.
  /// - Parameters:
  ///   - pattern: the regular expression.
  ///   - repetitions: the most repetitions above the minimum if a quantifier has no bound.
  /// - Throws: `GeneratorError` if the pattern contains other parts or no text matches it, with the
  ///   place and the reason; also if the number of repetitions is negative, or if nested counts
  ///   need more than 100,000 parts, as in `(a{1000}){1000}`.
  public static func string(
    matching pattern: String, repetitions: Int = 8
  ) throws(GeneratorError) -> Generator {
    if repetitions < 0 { throw .negativeCount(repetitions) }
    var parser = PatternParser(pattern, repetitions: repetitions)
    let texts = try text(matching: Grammar(parser.parse()))
    return Generator { source in
      let text = texts.generate(&source)
      // A text that was cut short may not match.
      if source.isSpent { source.reject() }
      return text
    }
  }
}
