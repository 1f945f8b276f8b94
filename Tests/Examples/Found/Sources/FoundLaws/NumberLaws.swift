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

  /// The digits of amounts, or other numbers with two decimal places, without the separator.
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

  /// A formatter may refuse an ordinal, but must not read it as another number.
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

  /// Integer conversions, mostly those that the guide lists, without flags.
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

/// Laws about number format styles, and about parsing with these styles.
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

  /// Texts of symbols that occur in numbers, without any digits.
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

  /// A byte count smaller than the next unit is written in bytes, as `ByteCountFormatter` does.
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

/// Laws about how the standard library reads floating-point numbers.
enum FloatLaws {
  static let all: [Law] = [half, hexadecimal]

  /// Texts near the midpoint between two half-precision numbers.
  static let nearTies: Generator<(units: Int, digits: Int, step: Int)> =
    zip(.int(in: 0...40_000), .int(in: 0...25), .int(in: -1...1)).map { ($0, $1, $2) }

  /// `Float16` has 11 significant bits, and a text must be rounded to them only once.
  static let half = Law(
    "float16-text-is-rounded-once", .oracle, forAll: nearTies,
    causes: ["float16-text-is-rounded-twice": { _ in true }]
  ) { units, digits, step in
    // The midpoint is between two numbers near `units`/512, whose difference is 2⁻¹⁰ to 2⁻⁴.
    let low = Float16(units) / 512
    try assume(low.isFinite && low >= 1 && low < 2_048)
    // The midpoint in units of 2⁻¹¹, then as a decimal, and then with a small error.
    let middle = Int((Double(low) + Double(low.nextUp)) / 2 * 2_048)
    let places = 11 + min(digits, 6)
    let scale = (0..<places).reduce(Int128(1)) { result, _ in result * 10 }
    let number = Int128(middle) * scale / 2_048 + Int128(step)
    let (whole, part) = number.quotientAndRemainder(dividingBy: scale)
    let fraction = String(part)
    let text = "\(whole)." + String(repeating: "0", count: places - fraction.count) + fraction
    let isUp = step > 0 || step == 0 && !low.significandBitPattern.isMultiple(of: 2)
    try requireEqual(Float16(text), isUp ? low.nextUp : low, text)
  }

  /// A hexadecimal text is rounded to the nearest subnormal number, with ties to even.
  static let hexadecimal = Law(
    "double-hexadecimal-text-is-rounded", .oracle,
    forAll: zip(.int(in: 1...(1 << 55)), .int(in: 0...12)),
    causes: ["double-hexadecimal-subnormal-is-cut": { $0.1 > 0 }]
  ) { significand, shift in
    let text = "0x\(String(significand, radix: 16))p-\(1_074 + shift)"
    let (unit, half) = (1 << shift, shift == 0 ? 0 : 1 << (shift - 1))
    let (bits, rest) = significand.quotientAndRemainder(dividingBy: unit)
    let isUp = rest > half || rest == half && shift > 0 && !bits.isMultiple(of: 2)
    try assume(bits < (1 << 52) - 1)
    try requireEqual(Double(text), Double(bitPattern: UInt64(isUp ? bits + 1 : bits)), text)
  }
}
