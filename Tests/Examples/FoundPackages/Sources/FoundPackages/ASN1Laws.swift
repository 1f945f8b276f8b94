import FoundFrame
import PropertyTesting
import SwiftASN1

/// Laws about swift-asn1: object identifiers and times, X.680 and X.690.
enum ASN1Laws {
  static let all: [Law] = [keepsIdentifiers, keepsFractions, readsFractions, keepsRawFractions]

  static func encoded(_ value: some DERSerializable) throws -> [UInt8] {
    var serializer = DER.Serializer()
    try serializer.serialize(value)
    return serializer.serializedBytes
  }

  /// The numbers that are written for components; nil if the first two overflow.
  static func written(_ first: UInt, _ second: UInt, _ rest: [UInt]) -> [UInt]? {
    let product = first.multipliedReportingOverflow(by: 40)
    let sum = product.partialValue.addingReportingOverflow(second)
    return product.overflow || sum.overflow ? nil : [sum.partialValue] + rest
  }

  /// Whether numbers are written that are read again, with at most nine groups of seven bits.
  static func areSmall(_ first: UInt, _ second: UInt, _ rest: [UInt]) -> Bool {
    written(first, second, rest)?.allSatisfy { $0 < 1 << 63 } ?? false
  }

  static let keepsIdentifiers = Law(
    "asn1-identifiers-are-read-back-or-refused", .roundTrip,
    forAll: zip(
      .integer(in: 0...UInt.max), .integer(in: 0...UInt.max),
      .array(of: .integer(in: 0...UInt.max), 0...1)),
    causes: [
      "asn1-second-arc-under-2": { $0.0 == 2 && $0.1 > 39 && areSmall($0.0, $0.1, $0.2) },
      "asn1-arcs-that-do-not-exist": {
        ($0.0 < 2 && $0.1 > 39 || $0.0 > 2)
          && (areSmall($0.0, $0.1, $0.2) || written($0.0, $0.1, $0.2) == nil)
      },
      // Arcs that do not exist overflow as well; a check of them refuses these.
      "asn1-second-arc-overflows": { $0.0 == 2 && written($0.0, $0.1, $0.2) == nil },
      "asn1-large-arc-cannot-be-read": {
        written($0.0, $0.1, $0.2)?.contains { $0 >= 1 << 63 } ?? false
      },
    ]
  ) { first, second, rest in
    let arcs = [first, second] + rest
    let isValid = first < 2 && second < 40 || first == 2
    let text = arcs.map(String.init).joined(separator: ".")
    let found = isolated {
      guard let identifier = try? ASN1ObjectIdentifier(elements: arcs) else { return "refused" }
      return identifier.description
    }
    try require(found == .value("refused") || isValid && found == .value(text), "\(found)")
  }

  static let keepsFractions = Law(
    "asn1-fractions-are-read-back", .roundTrip, forAll: .double(in: 0...0.999_999).map { abs($0) },
    causes: ["asn1-small-fractions-trap": { $0 > 0 && $0 < 0.0001 }]
  ) { fraction in
    try requireGives("\(fraction)") {
      let time = try GeneralizedTime(
        year: 2020, month: 1, day: 1, hours: 0, minutes: 0, seconds: 0, fractionalSeconds: fraction)
      return "\(try GeneralizedTime(derEncoded: encoded(time)).fractionalSeconds)"
    }
  }

  static let readsFractions = Law(
    "asn1-fractions-of-any-length-are-read", .oracle,
    forAll: .pieces(6, of: "5", "9999").filter { !$0.isEmpty },
    causes: ["asn1-many-nines-are-refused": { $0.hasPrefix("9999999999999999") }]
  ) { digits in
    let text = Array("20200101000000.\(digits)Z".utf8)
    let bytes = [0x18, UInt8(text.count)] + text
    try requireEqual(try? encoded(GeneralizedTime(derEncoded: bytes)), bytes)
  }

  static let keepsRawFractions = Law(
    "asn1-raw-fractions-are-digits", .roundTrip, forAll: .string(of: "15e-+.", 1...4),
    causes: ["asn1-raw-fractions-with-exponents": { $0.contains { !$0.isNumber } }]
  ) { fraction in
    let made = try? GeneralizedTime(
      year: 2020, month: 1, day: 1, hours: 0, minutes: 0, seconds: 0,
      rawFractionalSeconds: ArraySlice(fraction.utf8))
    guard let made else { return }
    try requireEqual(try? GeneralizedTime(derEncoded: encoded(made)), made)
  }
}
