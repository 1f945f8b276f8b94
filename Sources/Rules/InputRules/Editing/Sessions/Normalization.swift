/// The kinds of typographic characters that are replaced with plain ones when text is inserted
/// (E8.10, E8.13).
///
/// Keyboards replace typed characters with typographic ones, and pasted or autofilled text may
/// contain typographic characters. Each scalar is converted separately; no two become one scalar.
/// An em dash, which keyboards substitute for two hyphens, becomes two hyphens again. Only bidi
/// marks, which nobody types, are removed. Characters that belong to the field's own format stay.
/// If that format has a minus sign, dashes become that sign.
public struct Normalization: OptionSet, Hashable, Sendable, Codable {
  /// The options as bits.
  public let rawValue: UInt8

  /// Creates options from their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The no-break spaces U+00A0, U+2007 and U+202F become a space.
  public static let spaces = Normalization(rawValue: 1)
  /// The invisible characters that control text direction are removed: U+061C, U+200E, U+200F,
  /// U+202A–U+202E and U+2066–U+2069.
  public static let bidiMarks = Normalization(rawValue: 2)
  /// The dash U+2014 becomes two hyphens; U+2010–U+2013, U+2015 and the minus U+2212 become one
  /// hyphen.
  public static let dashes = Normalization(rawValue: 4)
  /// The quotes U+2018–U+201B become an apostrophe; U+201C–U+201F become a straight double quote.
  public static let quotes = Normalization(rawValue: 8)
  /// All replacements.
  public static let all: Normalization = [.spaces, .bidiMarks, .dashes, .quotes]
}

extension Normalization: CustomStringConvertible {
  /// A description of the characters that are replaced.
  public var description: String {
    let names: [(Normalization, String)] = [
      (.spaces, "spaces"), (.bidiMarks, "bidi marks"), (.dashes, "dashes"), (.quotes, "quotes"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
