/// The table's text, parsed (N3.4).
extension LocaleTable {
  /// The lines of `locales`: numbering systems, and the locales that have exactly these.
  static var groups: [(systems: [System], identifiers: [String])] {
    locales.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      let words = line.split(separator: UInt8(ascii: " ")).compactMap { String($0) }
      // The last system is followed by a colon.
      let count = (words.firstIndex { $0.hasSuffix(":") } ?? -1) + 1
      return (words.prefix(count).compactMap(system), Array(words.dropFirst(count)))
    }
  }

  /// A word such as `latn=0`, or `latn=0:`.
  private static func system(_ word: String) -> System? {
    let parts = word.split { $0 == "=" || $0 == ":" }
    guard parts.count == 2, let place = Int(parts[1]) else { return nil }
    return (String(parts[0]), place)
  }

  /// The ten digits of a numbering system, zero first; nil if there is no such system.
  static func digits(of name: String) -> [Unicode.Scalar]? {
    guard let text = digitsByName[name], let zero = text.first else { return nil }
    return text.count > 1 ? text : (0..<10).compactMap { Unicode.Scalar(zero.value + $0) }
  }

  private static let digitsByName: [String: [Unicode.Scalar]] = {
    let words = digits.split(separator: " ").map { $0.split(separator: "=") }
    let pairs = words.map { (String($0[0]), Array($0[1].unicodeScalars)) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// One of `sets`: the symbols, with ASCII digits; the sizes of groups, and their minimum.
  static func set(
    _ decimal: Unicode.Scalar, _ group: Unicode.Scalar, _ minus: String, _ plus: String,
    _ exponentMark: String, _ primary: Int, _ secondary: Int, _ minimum: Int
  ) -> NumberSymbols {
    let grouping = NumberGrouping(primary: primary, secondary: secondary, minimum: minimum)
    return NumberSymbols(
      trusting: decimal, group, minus, plus, exponentMark, "0123456789", grouping)
  }
}
