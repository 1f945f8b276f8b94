/// The locales in CLDR, with the numbering systems of each locale and the symbols for each system
/// (N3.4).
///
/// The data is stored as text, which compiles quickly, and is read when it is first needed. `sets`
/// contains the different sets of symbols, with ASCII digits. Each line of `locales` lists
/// numbering systems with their indices in `sets`, the default system first, and then the locales
/// that have exactly these systems. `digits` lists each numbering system's ten digits, or only the
/// first of ten consecutive ones.
enum LocaleTable {
  /// A numbering system of a locale, and the index of its symbols in `sets`.
  typealias System = (name: String, place: Int)

  /// The numbering systems of each locale, keyed by the locale's lowercase identifier.
  static let systems: [String: [System]] = {
    var systems: [String: [System]] = [:]
    systems.reserveCapacity(1024)
    for group in groups {
      for identifier in group.identifiers { systems[identifier.asciiLowercased] = group.systems }
    }
    return systems
  }()

  static let identifiers: [String] = groups.flatMap(\.identifiers).sorted()

  /// The numbering systems of a locale, or of the nearest listed locale if the locale isn't listed.
  static func systems(of tag: LocaleTag) -> [System] {
    tag.candidates.lazy.compactMap { systems[$0] }.first ?? []
  }

  static func symbols(in name: String, among systems: [System]) -> NumberSymbols? {
    guard let digits = digits(of: name) else { return nil }
    if let own = systems.first(where: { $0.name == name }) {
      return sets[own.place].replacing(digits: digits)
    }
    guard let latin = systems.first(where: { $0.name == "latn" }) else { return nil }
    let symbols = sets[latin.place]
    return (lent[name] ?? symbols).replacing(digits: digits, grouping: symbols.grouping)
  }

  /// The symbols that CLDR's root locale has for numbering systems.
  ///
  /// It has symbols of its own only for two systems of Arabic digits, and these are the same as in
  /// Arabic and in Urdu.
  private static let lent: [String: NumberSymbols] = [
    "arab": symbols(in: "arab", of: "ar"), "arabext": symbols(in: "arabext", of: "ur"),
  ].compactMapValues(\.self)

  private static func symbols(in name: String, of identifier: String) -> NumberSymbols? {
    systems[identifier]?.first { $0.name == name }.map { sets[$0.place] }
  }
}

/// How the table's text is parsed (N3.4).
extension LocaleTable {
  /// The lines of `locales`: numbering systems, and the locales that have exactly these systems.
  static var groups: [(systems: [System], identifiers: [String])] {
    locales.utf8.parts(between: ["\n"]).map { line in
      let words = line.utf8.parts(between: [" "])
      // The last system is followed by a colon.
      let count = (words.firstIndex { $0.hasSuffix(":") } ?? -1) + 1
      return (words.prefix(count).compactMap(system), Array(words.dropFirst(count)))
    }
  }

  /// Reads a word such as `latn=0`, or `latn=0:`.
  private static func system(_ word: String) -> System? {
    let parts = word.utf8.parts(between: ["=", ":"])
    guard parts.count > 1, let place = Int(parts[1]) else { return nil }
    return (parts[0], place)
  }

  /// The ten digits of a numbering system, zero first, or `nil` if there is no such system.
  static func digits(of name: String) -> [Unicode.Scalar]? {
    guard let text = digitsByName[name], let zero = text.first else { return nil }
    return text.count > 1 ? text : (0..<10).compactMap { Unicode.Scalar(zero.value + $0) }
  }

  private static let digitsByName: [String: [Unicode.Scalar]] = {
    let words = digits.utf8.parts(between: [" "]).map { $0.utf8.parts(between: ["="]) }
    let pairs = words.map { ($0[0], Array($0[1].unicodeScalars)) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// Creates an element of `sets` from symbols and from the sizes and the minimum of groups; its
  /// digits are ASCII.
  static func set(
    _ decimal: Unicode.Scalar, _ group: Unicode.Scalar, _ minus: String, _ plus: String,
    _ exponentMark: String, _ primary: Int, _ secondary: Int, _ minimum: Int
  ) -> NumberSymbols {
    let grouping = NumberGrouping(primary: primary, secondary: secondary, minimum: minimum)
    return NumberSymbols(
      trusting: decimal, group, minus, plus, exponentMark, "0123456789", grouping)
  }
}
