import Foundation
import FoundFrame
import PropertyTesting
import SwiftProtobuf

/// Laws about the JSON format of swift-protobuf.
enum ProtobufLaws {
  static let all: [Law] = [readsEscapes, readsTimes, readsBytes, readsIntegers, makesDurations]

  static let readsEscapes = Law(
    "protobuf-json-escapes-are-their-scalars", .oracle,
    forAll: .integer(in: UInt32(0x20)...0x10_FFFF).filter { Unicode.Scalar($0) != nil },
    causes: [
      "protobuf-surrogates-of-even-planes": { $0 > 0xFFFF && ($0 - 0x10000) & 0x10000 != 0 }
    ]
  ) { value in
    let text = String(Unicode.Scalar(value) ?? " ")
    let escaped = text.utf16.map { unit in
      "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count)
        + String(unit, radix: 16)
    }
    let found = try Google_Protobuf_StringValue(jsonString: "\"\(escaped.joined())\"").value
    try requireEqual(found.unicodeScalars.map(\.value), [value])
  }

  static let readsTimes = Law(
    "protobuf-timestamps-have-any-offset", .oracle,
    forAll: zip(.bool(), .int(in: 0...23), .int(in: 0...59)),
    causes: ["protobuf-offsets-of-14-hours": { $0.1 > 13 }]
  ) { isEast, hours, minutes in
    let text = [hours, minutes].map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
    let json = "\"1970-01-03T00:00:00\(isEast ? "+" : "-")\(text)\""
    let offset = Int64(hours * 3600 + minutes * 60) * (isEast ? 1 : -1)
    try requireEqual(try? Google_Protobuf_Timestamp(jsonString: json).seconds, 172_800 - offset)
  }

  static let readsBytes = Law(
    "protobuf-bytes-are-those-of-base64", .oracle,
    forAll: zip(.array(of: .integer(in: UInt8.min...UInt8.max), 0...4), .bool())
  ) { bytes, escapes in
    // Escapes such as \u003d are a known gap: they are refused.
    let text = Data(bytes).base64EncodedString()
    let json = "\"\(escapes ? text.replacing("/", with: #"\/"#) : text)\""
    try requireEqual(try? Google_Protobuf_BytesValue(jsonString: json).value, Data(bytes))
  }

  static let readsIntegers = Law(
    "protobuf-integers-with-a-point-are-exact", .oracle,
    // Larger integers with a point go through Double, a limit that the source names.
    forAll: .integer(in: -(1 << 53)...(1 << 53) as ClosedRange<Int64>)
  ) { number in
    let found = try? Google_Protobuf_Int64Value(jsonString: "\(number).0").value
    try requireEqual(found, number)
  }

  static let makesDurations = Law(
    "protobuf-durations-never-trap", .noCrash,
    // No Duration has more seconds.
    forAll: .double(in: -315_576_000_000...315_576_000_000)
  ) { seconds in
    try requireSurvives { _ = Google_Protobuf_Duration(rounding: seconds) }
  }
}
