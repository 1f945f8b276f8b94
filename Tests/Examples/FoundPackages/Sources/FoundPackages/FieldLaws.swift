import Foundation
import FoundFrame
import PropertyTesting
import RawStructuredFieldValues
import StructuredFieldValues

/// Laws about structured header fields, RFC 9651.
enum FieldLaws {
  static let all: [Law] = [readsDecimals, writesDoubles, writesDecimals, writesDates, writesKeys]

  /// A field with a value.
  struct Field<Value: Codable>: StructuredFieldValue {
    static var structuredFieldType: StructuredFieldType { .item }
    var item: Value
  }

  static func encode<Value: Codable>(_ value: Value) throws -> String {
    String(decoding: try StructuredFieldValueEncoder().encode(Field(item: value)), as: UTF8.self)
  }

  static func decode<Value: Codable>(_ text: String) throws -> Value {
    try StructuredFieldValueDecoder().decode(Field<Value>.self, from: Array(text.utf8)).item
  }

  static let readsDecimals = Law(
    "field-decimals-are-the-nearest-doubles", .oracle,
    forAll: zip(.int(in: -99_999...99_999), .int(in: 0...999)),
    causes: ["structured-decimals-are-not-the-nearest": { _ in true }]
  ) { whole, fraction in
    let text = "\(whole).\(fraction)"
    try requireEqual(try decode(text) as Double, Double(text))
  }

  static let writesDoubles = Law(
    "field-doubles-never-trap", .noCrash, forAll: .double(),
    causes: ["structured-large-doubles-trap": { !(-9e12...9e12).contains($0) }]
  ) { number in
    try requireSurvives { _ = try encode(number) }
  }

  static let writesDecimals = Law(
    "field-decimals-never-trap", .noCrash,
    forAll: zip(.int(in: -99_999...99_999), .int(in: -5...5)),
    causes: ["structured-decimals-trap": { _ in true }]
  ) { significand, exponent in
    let decimal = Decimal(sign: .plus, exponent: exponent, significand: Decimal(significand))
    try requireSurvives { _ = try encode(decimal) }
  }

  static let writesDates = Law(
    "field-dates-never-trap", .noCrash, forAll: .double(),
    causes: ["structured-dates-trap": { abs($0) > 9e18 || $0.isNaN }]
  ) { seconds in
    try requireSurvives { _ = try encode(Date(timeIntervalSince1970: seconds)) }
  }

  static let writesKeys = Law(
    "field-keys-are-read-back", .roundTrip, forAll: .string(of: "ab1*_-.A ", 0...3),
    causes: ["structured-empty-key": { $0.isEmpty }]
  ) { key in
    let item = Item(bareItem: RFC9651BareItem.integer(1), parameters: OrderedMap())
    var serializer = StructuredFieldValueSerializer()
    guard let bytes = try? serializer.writeDictionaryFieldValue([key: .item(item)]) else { return }
    var parser = StructuredFieldValueParser(bytes)
    try requireEqual(try? parser.parseDictionaryFieldValue(), [key: .item(item)])
  }
}
