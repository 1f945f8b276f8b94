import Foundation
import FoundFrame
import PropertyTesting
import XMLCoder

/// Laws about XMLCoder: what it writes is XML and is read back.
enum XMLLaws {
  static let all: [Law] = [
    trims, keepsTexts, keepsAttributes, keepsSections, joinsPieces, reportsErrors, readsDecimals,
    writesKeys,
  ]

  /// A text in an element.
  struct Element: Codable, Equatable { var text: String }

  /// A text in an attribute.
  struct Attributed: Codable, Equatable, DynamicNodeEncoding {
    var text: String
    static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding { .attribute }
  }

  /// A decimal number in an element.
  struct Amount: Codable { var amount: Decimal }

  static func scalars(_ text: String?) -> [Unicode.Scalar]? {
    text.map { Array($0.unicodeScalars) }
  }

  /// The text of `<r><text>…</text></r>`.
  static func read(_ inner: String, trims: Bool = false) throws -> String {
    let data = Data("<r><text>\(inner)</text></r>".utf8)
    return try XMLDecoder(trimValueWhitespaces: trims).decode(Element.self, from: data).text
  }

  static let trims = Law(
    "xml-trims-only-the-ends", .postcondition, forAll: .pieces(6, of: "a", " ", "&amp;", "&lt;"),
    causes: [
      "xmlcoder-drops-spaces-between-references": { $0.contains("; &") || $0.contains("  ") }
    ]
  ) { text in
    let whole = text.replacing("&amp;", with: "&").replacing("&lt;", with: "<")
    try requireEqual(try read(text, trims: true), whole.trimmingCharacters(in: .whitespaces))
  }

  static let keepsTexts = Law(
    "xml-texts-are-read-back", .roundTrip,
    forAll: .pieces(5, of: "a", " ", "<", "&", "\n", "\r", "\t", "\u{1}", "é", "\u{FFFE}", "]]>"),
    causes: [
      "xmlcoder-line-ends-are-not-escaped": { $0.unicodeScalars.contains("\r") },
      "xmlcoder-writes-characters-that-xml-forbids": {
        $0.unicodeScalars.contains("\u{1}") || $0.unicodeScalars.contains("\u{FFFE}")
      },
    ]
  ) { text in
    guard let data = try? XMLEncoder().encode(Element(text: text), withRootKey: "r") else { return }
    let back = try? XMLDecoder(trimValueWhitespaces: false).decode(Element.self, from: data)
    try requireEqual(scalars(back?.text), scalars(text))
  }

  static let keepsAttributes = Law(
    "xml-attributes-are-read-back", .roundTrip,
    forAll: .pieces(5, of: "a", " ", "<", "&", "\"", "'", "\n", "\t", "é"),
    causes: [
      "xmlcoder-line-ends-are-not-escaped": { $0.contains { "\n\t".contains($0) } }
    ]
  ) { text in
    let data = try XMLEncoder().encode(Attributed(text: text), withRootKey: "r")
    let back = try XMLDecoder(trimValueWhitespaces: false).decode(Attributed.self, from: data)
    try requireEqual(back.text, text)
  }

  static let keepsSections = Law(
    "xml-cdata-is-read-back", .roundTrip, forAll: .string(of: "a]><", 0...6),
    causes: ["xmlcoder-cdata-ends-early": { $0.contains("]]>") }]
  ) { text in
    let encoder = XMLEncoder()
    encoder.stringEncodingStrategy = .cdata
    let data = try encoder.encode(Element(text: text), withRootKey: "r")
    let back = try? XMLDecoder(trimValueWhitespaces: false).decode(Element.self, from: data)
    try requireEqual(back?.text, text)
  }

  static let joinsPieces = Law(
    "xml-text-is-all-of-its-pieces", .oracle,
    forAll: .pieces(4, of: "a", "<![CDATA[b]]>", "<!-- - -->", "&lt;"),
    causes: [
      // Text after a section is joined to it; text before one hides it.
      "xmlcoder-loses-text-beside-cdata": {
        let text = $0.replacing("<!-- - -->", with: "")
        return text.contains("<![CDATA[") && !text.hasPrefix("<![CDATA[")
      }
    ]
  ) { inner in
    let whole = inner.replacing("<![CDATA[b]]>", with: "b").replacing("<!-- - -->", with: "")
      .replacing("&lt;", with: "<")
    try requireEqual(try read(inner), whole)
  }

  static let reportsErrors = Law(
    "xml-errors-never-trap", .noCrash,
    forAll: zip(.pieces(6, of: "\n", "<a>", "</a>", "x", "é"), .int(in: 0...20)),
    causes: ["xmlcoder-error-context-traps": { $0.1 > 0 }]
  ) { text, length in
    try requireSurvives {
      let decoder = XMLDecoder()
      decoder.errorContextLength = UInt(length)
      _ = try decoder.decode(Element.self, from: Data(text.utf8))
    }
  }

  static let readsDecimals = Law(
    "xml-decimals-are-those-of-xml-schema", .oracle, forAll: .string(of: "019.-+ex", 1...6),
    causes: ["xmlcoder-decimals-with-a-rest": { _ in true }]
  ) { text in
    let data = Data("<r><amount>\(text)</amount></r>".utf8)
    let found = try? XMLDecoder().decode(Amount.self, from: data)
    let isDecimal = text.wholeMatch(of: #/[-+]?([0-9]+(\.[0-9]*)?|\.[0-9]+)/#) != nil
    try require(found == nil || isDecimal, "\(found!.amount)")
  }

  static let writesKeys = Law(
    "xml-keys-are-names", .postcondition, forAll: .string(of: "ab 1<", 1...3),
    causes: ["xmlcoder-keys-that-are-no-names": { _ in true }]
  ) { key in
    guard let data = try? XMLEncoder().encode([key: 1], withRootKey: "r") else { return }
    let back = try? XMLDecoder().decode([String: Int].self, from: data)
    try requireEqual(back, [key: 1])
  }
}
