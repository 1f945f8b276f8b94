import Foundation
import FoundFrame
import PropertyTesting

/// Laws about objects of Foundation that hold numbers and texts, and about what they read.
enum ObjectLaws {
  static let all: [Law] = [decimalHash, stringHash, doublePrefix, base64, user]

  static let decimalHash = Law(
    "decimal-number-has-a-hash", .noCrash, forAll: .int(in: -999...999),
    causes: ["nsdecimalnumber-hash-crashes": { _ in true }]
  ) { number in
    let isFine = survives { _ = NSDecimalNumber(value: number).hash }
    try require(isFine, "traps")
  }

  /// Equal objects have the same hash.
  static let stringHash = Law(
    "equal-strings-have-one-hash", .algebra,
    forAll: zip(
      texts(2, of: ["a", "é", "e\u{301}", "Å", "A\u{30A}"]),
      texts(2, of: ["a", "é", "e\u{301}", "Å", "A\u{30A}"])),
    causes: ["nsstring-equal-texts-have-other-hashes": { _ in true }]
  ) { one, other in
    let (one, other) = (NSString(string: one), NSString(string: other))
    try require(!one.isEqual(other) || one.hash == other.hash, "equal, with other hashes")
  }

  /// A text that begins with a number has its value.
  static let doublePrefix = Law(
    "double-value-is-that-of-the-prefix", .oracle,
    forAll: zip(.int(in: 0...999), texts(2, of: ["a", "e", "m", "x", " ", ";"])),
    causes: ["double-value-of-a-number-before-e-is-zero": { $0.1.hasPrefix("e") }]
  ) { number, rest in
    try requireEqual(NSString(string: "\(number)\(rest)").doubleValue, Double(number))
  }

  /// Padding is only at the end, and never after one character; more than enough, also of
  /// nothing, is allowed on purpose.
  static let base64 = Law(
    "base64-has-its-grammar", .postcondition, forAll: texts(8, of: ["A", "Y", "=", "/", "+", "9"]),
    causes: ["base64-reads-padding-anywhere": { $0.contains("=") }]
  ) { text in
    guard Data(base64Encoded: text) != nil else { return }
    let content = text.prefix { $0 != "=" }
    let padding = text.dropFirst(content.count)
    try require(content.count % 4 != 1 && padding.allSatisfy { $0 == "=" }, "isn't refused")
  }

  /// What a URL is made of is read from it.
  static let user = Law(
    "url-has-its-user", .roundTrip,
    forAll: zip(texts(2, of: ["a", ":", "@", "/", "ä", "%"]), texts(2, of: ["b", ":", "@", "?"])),
    causes: ["url-user-with-colon-is-a-password": { $0.0.contains(":") }]
  ) { user, password in
    var components = URLComponents()
    (components.scheme, components.host) = ("https", "example.com")
    (components.user, components.password) = (user, password)
    guard let text = components.string, let read = URLComponents(string: text) else { return }
    try requireEqual([read.user, read.password], [user, password], text)
  }
}
