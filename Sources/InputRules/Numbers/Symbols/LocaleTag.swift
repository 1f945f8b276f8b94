/// A locale's identifier in parts, as written by BCP 47, ICU or POSIX (N3.4).
struct LocaleTag {
  /// Language, script, region and variants, as far as present, in lower case.
  let subtags: [String]
  /// The value of `-u-nu-` or `@numbers=`, in lower case.
  let numberingSystem: String?

  /// The parts of any text.
  init(_ identifier: String) {
    let parts = identifier.asciiLowercased.split(
      separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    // After a point POSIX names an encoding.
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

  /// The value of the key `nu` in the extension `u`; nothing after an `x` has a meaning.
  private static func extended(_ tags: ArraySlice<Substring>) -> String? {
    let extensions = tags.prefix { $0 != "x" }.drop { $0 != "u" }
    let keys = extensions.dropFirst().prefix { $0.utf8.count > 1 }
    return keys.drop { $0 != "nu" }.dropFirst().first.map(String.init)
  }
}

extension String {
  /// The text with A to Z in lower case; identifiers have no other letters.
  var asciiLowercased: String {
    String(decoding: utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }
}
