/// A locale's identifier in parts, as BCP 47, ICU or POSIX writes it (N3.4).
struct LocaleTag {
  /// Language, script, region and variants, as far as there are any, in small letters.
  let subtags: [String]
  /// What `-u-nu-` or `@numbers=` names, in small letters.
  let numberingSystem: String?

  /// The parts of any text.
  init(_ identifier: String) {
    let parts = identifier.asciiLowercased.split(
      separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    // Behind a point POSIX names an encoding.
    let tags = parts[0].prefix { $0 != "." }.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
    // A subtag of one letter begins an extension.
    let named = tags.prefix { $0.utf8.count > 1 }
    subtags = named.map(String.init)
    numberingSystem =
      Self.keyword(in: parts.dropFirst().first ?? "") ?? Self.extended(tags.dropFirst(named.count))
  }

  /// The value of ICU's keyword in `calendar=japanese;numbers=arab`.
  private static func keyword(in keywords: Substring) -> String? {
    let numbers = keywords.split(separator: ";").first { $0.hasPrefix("numbers=") }
    return numbers.map { String($0.dropFirst("numbers=".count)) }
  }

  /// The value of the key `nu` in the extension `u`; behind an `x`, nothing has a meaning.
  private static func extended(_ tags: ArraySlice<Substring>) -> String? {
    let extensions = tags.prefix { $0 != "x" }.drop { $0 != "u" }
    let keys = extensions.dropFirst().prefix { $0.utf8.count > 1 }
    return keys.drop { $0 != "nu" }.dropFirst().first.map(String.init)
  }
}

extension String {
  /// The text with A to Z in small letters; no other letter is one of an identifier's.
  var asciiLowercased: String {
    String(decoding: utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }
}
