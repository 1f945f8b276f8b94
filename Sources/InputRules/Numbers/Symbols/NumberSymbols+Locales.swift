/// The symbols of CLDR 47's locales (N3.4).
extension NumberSymbols {
  /// The symbols of a locale, from CLDR and never from the platform.
  ///
  /// `-` and `_` are alike, and so are lower and upper case. An identifier that CLDR doesn't list
  /// means its longest listed prefix: `de-DE` means `de`. A numbering system that isn't one of the
  /// locale's own has the symbols that CLDR's root gives it (`arab` and `arabext`), or otherwise
  /// those that the locale has with ASCII digits.
  ///
  /// - Parameters:
  ///   - identifier: such as `de-CH`, `sr_Latn_ME`, `hi-u-nu-deva` or `ar@numbers=latn`.
  ///   - numberingSystem: CLDR's name of ten digits, such as `arab`; by default the one that the
  ///     identifier names, or the locale's default.
  /// - Returns: nil if CLDR has no such language, or no numbering system of that name.
  public init?(locale identifier: String, numberingSystem: String? = nil) {
    let tag = LocaleTag(identifier)
    let systems = LocaleTable.systems(of: tag)
    let asked = numberingSystem?.asciiLowercased ?? tag.numberingSystem
    guard
      let name = asked ?? systems.first?.name,
      let symbols = LocaleTable.symbols(in: name, among: systems)
    else { return nil }
    self = symbols
  }

  /// Every identifier that CLDR lists, in order (N3.4).
  public static var localeIdentifiers: [String] { LocaleTable.identifiers }

  /// The numbering systems that are a locale's own, its default first (N3.5).
  ///
  /// The identifier is read as by ``init(locale:numberingSystem:)``; the list is empty if CLDR has
  /// no such language.
  public static func numberingSystems(of identifier: String) -> [String] {
    LocaleTable.systems(of: LocaleTag(identifier)).map(\.name)
  }

  /// The same symbols with other digits, and another grouping if one is given.
  func replacing(digits: [Unicode.Scalar], grouping: NumberGrouping? = nil) -> NumberSymbols {
    var text = ""
    text.unicodeScalars.append(contentsOf: digits)
    return NumberSymbols(
      trusting: decimalSeparator, groupingSeparator, minusSign, plusSign, exponentMark, text,
      grouping ?? self.grouping)
  }
}

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
