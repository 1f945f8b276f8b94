import Foundation
import FoundFrame
import PropertyTesting

/// Laws about texts as bytes.
enum EncodingLaws {
  static let all: [Law] = [
    lossless, convertible, survivesSymbol, nonLossy, percent, serialization, jsonDecimal,
    jsonDouble, base64,
  ]

  static let texts = FoundLaws.texts(
    3,
    of: [
      "a", "1", " ", "é", "Å", "e\u{301}", "ж", "あ", "😀", "\u{200D}", "\u{200B}", "\u{FEFF}", "\"",
      "\\", "/", "%", "\0", "\n",
    ])

  /// Whether a text has a character that is never seen.
  static func hasInvisible(_ text: String) -> Bool {
    text.unicodeScalars.contains { "\u{200D}\u{200B}\u{FEFF}".unicodeScalars.contains($0) }
  }

  /// Whether converting a text ends, which isn't certain if there is something invisible.
  static func ends(_ text: String, _ encoding: String.Encoding) -> Bool {
    !hasInvisible(text) || survives(seconds: 1) { _ = text.data(using: encoding) }
  }

  static let encodings: [String.Encoding] = [
    .ascii, .isoLatin1, .isoLatin2, .windowsCP1251, .windowsCP1252, .macOSRoman, .shiftJIS,
    .iso2022JP, .utf8, .utf16LittleEndian, .utf32BigEndian,
  ]

  /// Without leave to lose anything, nothing is lost but a first mark of the byte order, which
  /// decoding drops on purpose.
  static let lossless = Law(
    "encoding-loses-nothing", .roundTrip, forAll: zip(texts, .int(in: 0...10)),
    causes: ["encoding-drops-invisible-characters": { $0.1 < 8 && hasInvisible($0.0) }]
  ) { text, place in
    try assume(place < 8 || text.unicodeScalars.first != "\u{FEFF}")
    try assume(ends(text, encodings[place]))
    guard let data = text.data(using: encodings[place]) else { return }
    try requireEqual(String(data: data, encoding: encodings[place]), text)
  }

  /// What can be converted is converted.
  static let convertible = Law(
    "convertible-texts-are-converted", .postcondition, forAll: zip(texts, .int(in: 0...10)),
    causes: ["convertible-texts-are-refused": { _ in true }]
  ) { text, place in
    let encoding = encodings[place]
    try assume(ends(text, encoding))
    try requireEqual(text.data(using: encoding) != nil, text.canBeConverted(to: encoding))
  }

  static let survivesSymbol = Law(
    "encodings-survive", .noCrash,
    forAll: zip(texts, .element(of: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 21, 30)),
    causes: [
      "symbol-encoding-traps": { $0.1 == 6 },
      "encoding-hangs-at-invisible-characters": { $0.1 != 6 && hasInvisible($0.0) },
    ]
  ) { text, encoding in
    let encoding = String.Encoding(rawValue: UInt(encoding))
    let isFine = survives(seconds: 1) {
      _ = text.canBeConverted(to: encoding)
      _ = text.data(using: encoding)
    }
    try require(isFine, "traps")
  }

  static let nonLossy = Law(
    "non-lossy-ascii-has-all-characters", .postcondition, forAll: texts,
    causes: ["non-lossy-ascii-refuses-other-characters": { !$0.allSatisfy(\.isASCII) }]
  ) { text in
    try require(text.data(using: .nonLossyASCII) != nil, "isn't converted")
  }

  static let percent = Law(
    "percent-encoding-is-read-back", .roundTrip, forAll: texts,
    causes: ["utf8-decoding-drops-byte-order-mark": { $0.unicodeScalars.first == "\u{FEFF}" }]
  ) { text in
    let encoded = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    try requireEqual(encoded?.removingPercentEncoding, text)
  }

  static let serialization = Law(
    "json-serialization-keeps-texts", .roundTrip, forAll: texts,
    causes: ["utf8-decoding-drops-byte-order-mark": { $0.unicodeScalars.contains("\u{FEFF}") }]
  ) { text in
    let data = try JSONSerialization.data(withJSONObject: [text])
    try requireEqual(try JSONSerialization.jsonObject(with: data) as? [String], [text])
  }

  /// What `JSONEncoder` writes is JSON.
  static let jsonDecimal = Law(
    "json-encoder-writes-json", .roundTrip,
    forAll: zip(.int(in: -9...9), .int(in: 0...9)),
    causes: ["json-encoder-writes-nan": { $0.1 == 0 }]
  ) { dividend, divisor in
    let value = Decimal(dividend) / Decimal(divisor)
    guard let data = try? JSONEncoder().encode([value]) else { return }
    try requireEqual(try? JSONDecoder().decode([Decimal].self, from: data), [value])
  }

  /// The numbers of JSON are those of the texts.
  static let jsonDouble = Law(
    "json-serialization-keeps-doubles", .oracle, forAll: .double(in: -1e9...1e9),
    causes: ["decimal-double-value-is-not-nearest": { _ in true }]
  ) { number in
    let read = try JSONSerialization.jsonObject(with: Data("[\(number)]".utf8)) as? [Double]
    try requireEqual(read, [number])
  }

  static let base64 = Law(
    "base64-is-read-back", .roundTrip, forAll: .array(of: Generator<UInt8>.integer(), 0...80)
  ) { bytes in
    let text = Data(bytes).base64EncodedString(options: .lineLength64Characters)
    let read = Data(base64Encoded: text, options: .ignoreUnknownCharacters)
    try requireEqual(read.map { Array($0) }, bytes)
  }
}
