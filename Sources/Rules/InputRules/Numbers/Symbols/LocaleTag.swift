/// The parts of a locale identifier in BCP 47, ICU or POSIX notation (N3.4).
package struct LocaleTag {
  /// The language, script, region and variants in the identifier, in lowercase; a deprecated
  /// language code is replaced with the current one.
  let subtags: [String]
  /// The value of `-u-nu-` or `@numbers=`, in lowercase.
  package let numberingSystem: String?
  /// The value of `-u-hc-` or `@hours=`, in lowercase.
  let hourCycle: String?

  /// Reads the parts of an identifier, which may be any text.
  package init(_ identifier: String) {
    let (name, keywords) = identifier.asciiLowercased.utf8.cut(at: "@")
    // In POSIX notation, an encoding follows a period.
    let tags = name.cut(at: ".").0.parts(between: ["-", "_"])
    // A subtag with one letter begins an extension.
    let named = tags.prefix { $0.utf8.count > 1 }
    subtags = Self.replacing(named)
    let settings = Settings(keywords.parts(between: [";"]), tags.dropFirst(named.count))
    numberingSystem = settings.value(of: "numbers", or: "nu")
    hourCycle = settings.value(of: "hours", or: "hc")
  }

  /// The identifiers to look up in a table of locales, in lowercase, with the best match first.
  ///
  /// Before a region is dropped, the script that is likely for the language and the region is
  /// added, because CLDR lists `zh-Hant-HK` and not `zh-HK`. Identifiers that are longer than any
  /// in CLDR are omitted.
  package var candidates: [String] {
    let tags = subtags.prefix(4)
    var listed = (1...4).reversed().filter { $0 <= tags.count }.map { Array(tags.prefix($0)) }
    if tags.count > 1, let script = Self.likelyScripts[tags.prefix(2).joined(separator: "-")] {
      let scripted = [tags[0], script] + tags.dropFirst()
      listed.insert(
        contentsOf: (2...scripted.count).reversed().map { Array(scripted.prefix($0)) },
        at: listed.count - 1)
    }
    return listed.map { $0.joined(separator: "-") }
  }

  /// The subtags, with a deprecated language code replaced by the current code, and with the script
  /// or the region that the deprecated code implies.
  private static func replacing(_ tags: ArraySlice<String>) -> [String] {
    guard let code = tags.first, let current = languages[code] else { return Array(tags) }
    let parts = current.split(separator: "-").map(String.init)
    // An alias adds only `Latn` or a two-letter region. A script or a region in the identifier
    // takes precedence.
    let added = parts.dropFirst().filter { part in
      !tags.dropFirst().contains { $0.utf8.count == part.utf8.count }
    }
    return parts.prefix(1) + added + tags.dropFirst()
  }

  /// The likely script for each language and region in the `scripts` table, such as `zh-tw`.
  private static let likelyScripts: [String: String] = {
    var likely: [String: String] = [:]
    for line in scripts.utf8.parts(between: ["\n"]) {
      let words = line.utf8.parts(between: [" "])
      for region in words.dropFirst(2) { likely["\(words[0])-\(region)"] = words[1] }
    }
    return likely
  }()

  /// The current code for each deprecated code, such as `he` for `iw`.
  private static let languages: [String: String] = {
    let pairs = aliases.utf8.parts(between: [" "]).map { $0.utf8.parts(between: ["="]) }
    return Dictionary(pairs.map { ($0[0], $0[1]) }) { first, _ in first }
  }()
}

/// The settings in a locale identifier: ICU's keywords, and the `u` extension.
private struct Settings {
  private let keywords: [String]
  private let extensions: ArraySlice<String>

  /// Creates the settings from the keywords after `@`, and from the subtags from the first
  /// one-letter subtag on; subtags after an `x` are ignored.
  init(_ keywords: [String], _ tags: ArraySlice<String>) {
    self.keywords = keywords
    let own = tags.prefix { $0 != "x" }.drop { $0 != "u" }
    extensions = own.dropFirst().prefix { $0.utf8.count > 1 }
  }

  /// The value of a keyword, as in `calendar=japanese`, or of a key in the `u` extension.
  func value(of keyword: String, or key: String) -> String? {
    let named = keywords.first { $0.hasPrefix(keyword + "=") }
    return named.map { String($0.dropFirst(keyword.count + 1)) }
      ?? extensions.drop { $0 != key }.dropFirst().first
  }
}

extension String.UTF8View {
  /// The parts between ASCII separators, including empty parts; the text is split by bytes, because
  /// a separator may be part of a larger character.
  func parts(between separators: [Unicode.Scalar]) -> [String] {
    self[...].parts(between: separators)
  }

  fileprivate func cut(at separator: Unicode.Scalar) -> (Substring.UTF8View, Substring.UTF8View) {
    self[...].cut(at: separator)
  }
}

extension Substring.UTF8View {
  fileprivate func parts(between separators: [Unicode.Scalar]) -> [String] {
    split(omittingEmptySubsequences: false) { byte in
      separators.contains { $0.value == UInt32(byte) }
    }.map { String(Substring($0)) }
  }

  /// The text before the first occurrence of an ASCII character, and the text after it.
  fileprivate func cut(at separator: Unicode.Scalar) -> (Self, Self) {
    guard let place = firstIndex(where: { UInt32($0) == separator.value }) else {
      return (self, self[endIndex...])
    }
    return (self[..<place], self[index(after: place)...])
  }
}

extension String {
  /// The text with the letters A to Z in lowercase; identifiers contain no other uppercase letters.
  var asciiLowercased: String {
    String(decoding: utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }
}
