/// The fields that the source articles build, ready to use (T7).
extension FieldRule {
  /// The demo's first field: vowels only, at most six.
  public static let vowels = FieldRule([AllowedCharacters("aeiouAEIOU"), MaximumLength(known: 6)])

  /// The demo's second field: anything but vowels, at most eight characters.
  public static let noVowels = FieldRule([
    BannedCharacters("aeiouAEIOU"), MaximumLength(known: 8),
  ])

  /// The demo's third field: ASCII digits only, at most three.
  public static let digits = FieldRule([AllowedCharacters("0123456789"), MaximumLength(known: 3)])

  /// The article's field with a maximum length; nil, the default there, is no limit.
  ///
  /// - Parameter limit: the greatest number of characters (grapheme clusters).
  /// - Throws: `RuleError.negativeLimit` for a limit below zero.
  public static func maximumLength(_ limit: Int? = nil) throws(RuleError) -> FieldRule {
    FieldRule(try optional(limit))
  }

  /// The article's field with allowed characters, autocorrection off.
  ///
  /// - Parameters:
  ///   - characters: the scalars allowed; "", the article's default, admits only the empty text.
  ///   - limit: the greatest number of characters (grapheme clusters), nil for none.
  /// - Throws: `RuleError.negativeLimit` for a limit below zero.
  public static func allowing(
    _ characters: String, maximumLength limit: Int? = nil
  ) throws(RuleError) -> FieldRule {
    FieldRule(try optional(limit) + [AllowedCharacters(characters)], traits: uncorrected)
  }

  /// The article's field with banned characters, autocorrection off.
  ///
  /// - Parameters:
  ///   - characters: the scalars banned; "" is the article's default, and bans nothing.
  ///   - limit: the greatest number of characters (grapheme clusters), nil for none.
  /// - Throws: `RuleError.negativeLimit` for a limit below zero.
  public static func banning(
    _ characters: String, maximumLength limit: Int? = nil
  ) throws(RuleError) -> FieldRule {
    FieldRule(try optional(limit) + [BannedCharacters(characters)], traits: uncorrected)
  }

  /// A suggested word may hold characters that the field refuses, so the articles turn it off.
  private static let uncorrected = FieldTraits(allowsAutocorrection: false)

  private static func optional(_ limit: Int?) throws(RuleError) -> [any TextCondition] {
    guard let limit else { return [] }
    return [try MaximumLength(limit)]
  }
}
