import Foundation
import FoundFrame
import PropertyTesting

/// Laws about `NumberFormatter`, `ByteCountFormatter` and `String(format:)`.
enum NumberFormatterLaws {
  static let all: [Law] = [
    fractionDigits, unsigned, bounds, readsDecimals, ordinal, actualBytes, printf,
  ]

  static func formatter(
    _ style: NumberFormatter.Style, _ identifier: String = "en_US"
  ) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: identifier)
    formatter.numberStyle = style
    return formatter
  }

  static let fractionDigits = Law(
    "number-formatter-has-asked-fraction-digits", .postcondition,
    forAll: zip(.int(in: -99_999...99_999), .int(in: 0...4), .int(in: 0...4)),
    causes: ["number-formatter-ignores-maximum-fraction-digits": { $0.1 > 0 }]
  ) { number, minimum, more in
    let formatter = formatter(.decimal)
    formatter.minimumFractionDigits = minimum
    formatter.maximumFractionDigits = minimum + more
    let text = formatter.string(from: NSNumber(value: Double(number) / 1_000)) ?? "nil"
    let count = text.split(separator: ".").dropFirst().first?.count ?? 0
    try require((minimum...minimum + more).contains(count), text)
  }

  static let unsigned = Law(
    "number-formatter-writes-unsigned", .oracle, forAll: Generator<UInt64>.integer(),
    causes: ["number-formatter-writes-uint64-as-negative": { $0 > UInt64(Int64.max) }]
  ) { number in
    try requireEqual(formatter(.none).string(from: NSNumber(value: number)), "\(number)")
  }

  static let bounds = Law(
    "number-formatter-keeps-bounds", .postcondition,
    forAll: zip(.int(in: -20...20), .int(in: -9...0), .int(in: 0...9)),
    causes: ["number-formatter-ignores-minimum-and-maximum": { _ in true }]
  ) { number, low, high in
    let formatter = formatter(.decimal)
    (formatter.minimum, formatter.maximum) = (NSNumber(value: low), NSNumber(value: high))
    let read = formatter.number(from: "\(number)")?.intValue
    try require(read.map { (low...high).contains($0) } ?? true, "reads \(read ?? 0)")
  }

  /// The whole digits of numbers with two decimals, such as amounts.
  static func amounts(_ count: ClosedRange<Int>) -> Generator<String> {
    .string(of: "0123456789", count).map { digits in String(digits.drop { $0 == "0" }) }
  }

  static let readsDecimals = Law(
    "number-formatter-generates-decimals", .roundTrip, forAll: amounts(1...24),
    causes: ["number-formatter-generates-no-decimals": { _ in true }]
  ) { digits in
    let formatter = formatter(.decimal)
    formatter.generatesDecimalNumbers = true
    let text = "\(digits.isEmpty ? "0" : digits).25"
    let read = formatter.number(from: text)
    try requireEqual(read.map { "\($0.decimalValue)" }, text)
  }

  /// An ordinal may be refused, but must not be read as a different number.
  static let ordinal = Law(
    "number-formatter-ordinal-is-read-back", .roundTrip,
    forAll: zip(.int(in: 0...9_999), .element(of: "en_US", "de_DE", "fr_FR", "es_ES", "sv_SE")),
    causes: ["number-formatter-misreads-ordinals": { _ in true }]
  ) { number, identifier in
    let formatter = formatter(.ordinal, identifier)
    let text = formatter.string(from: NSNumber(value: number)) ?? ""
    guard let read = formatter.number(from: text) else { return }
    try requireEqual(read.intValue, number, text)
  }

  static let actualBytes = Law(
    "byte-count-formatter-shows-actual-bytes", .postcondition,
    forAll: zip(.int(in: 1...99_999), .bool()),
    causes: ["byte-count-formatter-rounds-actual-bytes": { !$0.1 }]
  ) { count, isAdaptive in
    let formatter = ByteCountFormatter()
    formatter.includesActualByteCount = true
    formatter.isAdaptive = isAdaptive
    _ = formatter.string(fromByteCount: Int64(count))
    let text = formatter.string(fromByteCount: Int64(count)).filter { $0 != "," }
    try require(text.contains("\(count) byte"), text)
  }

  /// The conversions of a whole number that the guide lists, with flags of printf.
  static let printf = Law(
    "format-has-listed-conversions", .postcondition,
    forAll: zip(.element(of: "d", "D", "i", "u", "U", "x", "o", "O"), .int(in: 0...99)),
    causes: ["format-lacks-listed-conversions": { "DUO".contains($0.0) }]
  ) { conversion, number in
    let radix = ["x": 16, "o": 8, "O": 8][conversion] ?? 10
    let text = String(format: "%\(conversion)", Int32(number))
    try requireEqual(text, String(number, radix: radix))
  }
}
