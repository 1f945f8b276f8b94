/// Phone numbers, implemented directly from the specification: the matching row with the longest
/// prefix determines the pattern.
public struct ModelPhones: Sendable {
  let codes: [Code]

  struct Code: Sendable {
    let digits: String
    var regions: [Region] = []
    var international: [Row] = []
    var national: [Row] = []
    var owners: [Row] = []
  }

  struct Region: Sendable {
    let name: String
    let prefix: [Int]
    /// The prefixes dialed before a calling code; each place lists one or more possible digits.
    let abroad: [[[Int]]]
    let lengths: [Int]
    /// The lengths that a national number may have if it begins with the calling code's digits.
    let doubled: [Int]
  }

  /// A pattern, or a region's name, for the numbers that begin with a prefix; each place of the
  /// prefix lists one or more possible digits.
  struct Row: Sendable {
    let prefix: [[Int]]
    let lengths: [Int]
    let answer: String
  }

  /// Reads the table from its text (K12).
  public init(_ text: String) {
    codes = text.split(separator: "\n").reduce(into: []) { codes, line in
      var words = line.split(separator: " ").map { String($0) }
      if line.first?.isNumber == true { codes.append(Code(digits: words.removeFirst())) }
      let parts = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
      switch line.prefix(1) {
      case "+": codes[codes.count - 1].international += Self.rows(parts)
      case "#": codes[codes.count - 1].national += Self.rows(parts)
      case "*":
        codes[codes.count - 1].international += Self.rows(parts)
        codes[codes.count - 1].national += Self.rows(parts)
      case "&":
        let prefix = codes[codes.count - 1].regions[0].prefix
        codes[codes.count - 1].international += Self.rows(parts)
        codes[codes.count - 1].national += Self.rows(parts, after: prefix)
      case "@":
        codes[codes.count - 1].owners += Self.rows(["0-99", words[0].dropFirst(), words[1][...]])
      default:
        let prefix = words[1].compactMap(\.wholeNumberValue)
        codes[codes.count - 1].regions.append(
          Region(
            name: words[0], prefix: prefix,
            abroad: words[2].split(separator: ",").filter { $0 != "-" }.map(Self.places),
            lengths: Self.numbers(words[3]), doubled: Self.numbers(words[4])))
      }
    }
  }

  /// The rows that the parts of a line describe: the lengths, an answer, the prefixes, and the
  /// answer for numbers with a national prefix.
  private static func rows(_ parts: [Substring], after lead: [Int] = []) -> [Row] {
    parts[2].split(separator: ",", omittingEmptySubsequences: false).map { prefix in
      Row(
        prefix: lead.map { [$0] } + places(prefix),
        lengths: numbers(parts[0]).map { $0 + lead.count },
        answer: String(parts[lead.isEmpty ? 1 : 3]))
    }
  }

  private static func numbers(_ list: some StringProtocol) -> [Int] {
    list.split(separator: ",").flatMap { span in
      let ends = span.split(separator: "-").compactMap { Int($0) }
      return (ends.first ?? 0)...(ends.last ?? 0)
    }
  }

  /// The possible digits at each place of a prefix such as `2[3-58]`.
  package static func places(_ prefix: Substring) -> [[Int]] {
    guard let first = prefix.first else { return [] }
    if first != "[" { return [[first.wholeNumberValue ?? 0]] + places(prefix.dropFirst()) }
    let inside = prefix.dropFirst().prefix { $0 != "]" }
    return [digits(inside)] + places(prefix.dropFirst(inside.count + 2))
  }

  /// The digits in a class such as `3-58`.
  private static func digits(_ inside: Substring) -> [Int] {
    let signs = inside.map { $0 }
    return signs.indices.flatMap { at -> [Int] in
      guard let digit = signs[at].wholeNumberValue else { return [] }
      let start = at > 1 && signs[at - 1] == "-" ? signs[at - 2].wholeNumberValue : digit
      return ((start ?? digit)...digit).map { $0 }
    }
  }
}
