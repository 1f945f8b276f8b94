import Foundation
import FoundFrame
import PropertyTesting

/// Laws about format styles for numbers, and about their parsing.
enum FormatLaws {
  static let all: [Law] = [trailingIsRefused, noDigits, noDigitsDecimal, byteUnits, bytesLiteral]

  static let english = Locale(identifier: "en_US")

  static let trailingIsRefused = Law(
    "format-refuses-trailing-text", .postcondition,
    forAll: zip(.int(in: 0...999), .string(of: "abcxyz#", 1...3)),
    causes: ["format-styles-read-prefixes": { _ in true }]
  ) { number, rest in
    let read = try? Int("\(number)\(rest)", format: .number.locale(english), lenient: false)
    try requireEqual(read, nil)
  }

  /// Texts of symbols that occur in numbers, without a digit.
  static let symbols = FoundLaws.texts(3, of: ["-", "+", "NaN", ".", ",", "∞", "e", "%", " ", "E"])

  static let noDigits = Law(
    "integer-format-needs-digits", .postcondition, forAll: symbols,
    causes: ["int-format-reads-nan": { $0.contains("NaN") }]
  ) { text in
    let read = try? Int(text, format: .number.locale(english), lenient: false)
    try requireEqual(read, nil)
  }

  static let noDigitsDecimal = Law(
    "decimal-format-needs-digits", .postcondition, forAll: symbols,
    causes: ["decimal-format-falls-back-without-locale": { _ in true }]
  ) { text in
    let read = try? Decimal(text, format: .number.locale(english), lenient: false)
    try requireEqual(read, nil)
  }

  /// A number below the next unit is shown in bytes, as `ByteCountFormatter` does.
  static let byteUnits = Law(
    "byte-count-style-has-the-largest-unit", .postcondition,
    forAll: zip(.int(in: 1...1_200), .bool()),
    causes: ["byte-count-style-steps-a-byte-early": { _ in true }]
  ) { count, isBinary in
    let style = ByteCountFormatStyle(style: isBinary ? .binary : .decimal, locale: english)
    let isInBytes = Int64(count).formatted(style).contains("byte")
    try requireEqual(isInBytes, count < (isBinary ? 1_024 : 1_000))
  }

  static let units: [ByteCountFormatStyle.Units] = [.bytes, .kb, .mb, .gb]
  static let unitNames = ["byte", "kB", "MB", "GB"]

  static let bytesLiteral = Law(
    "byte-count-style-has-allowed-units", .postcondition,
    forAll: zip(.int(in: 1...9_999_999), .int(in: 0...3), .int(in: 0...3)),
    causes: ["byte-count-units-literal-allows-all": { _ in true }]
  ) { count, one, other in
    let style = ByteCountFormatStyle(
      style: .file, allowedUnits: [units[one], units[other]], locale: english)
    let text = Int64(count).formatted(style)
    try require(text.contains(unitNames[one]) || text.contains(unitNames[other]), text)
  }
}
