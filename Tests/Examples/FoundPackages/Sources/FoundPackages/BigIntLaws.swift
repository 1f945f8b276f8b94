import BigInt
import Foundation
import FoundFrame
import PropertyTesting

/// Laws about BigInt, whose oracle is `Int128`.
enum BigIntLaws {
  static let all: [Law] = [shiftsRight, isNearestDouble, readsDigits, readsData]

  /// Integers of any size that `Int128` has.
  static let integers = Generator<Int128>.integer(in: -(1 << 120)...(1 << 120))

  static let shiftsRight = Law(
    "bigint-shifts-right-like-int128", .oracle, forAll: zip(integers, .int(in: 0...70)),
    causes: [
      "bigint-right-shift-of-a-negative": {
        $0.0 < 0 && $0.0 & ((1 << Int128($0.1)) - 1) != 0
      }
    ]
  ) { value, count in
    try requireEqual("\(BigInt(value) >> count)", "\(value >> Int128(count))")
  }

  static let isNearestDouble = Law(
    "bigint-double-is-the-nearest", .oracle, forAll: integers,
    causes: ["bigint-double-rounds-down": { $0.magnitude > 1 << 53 }]
  ) { value in
    try requireEqual(Double(BigInt(value)), Double(value))
  }

  static let readsDigits = Law(
    "bigint-reads-only-numerals", .oracle, forAll: .string(of: "01239+-", 1...24),
    causes: ["biguint-reads-signs": { $0.contains { "+-".contains($0) } }]
  ) { text in
    let digits = text.drop { $0 == "0" }
    let expected =
      text.contains { "+-".contains($0) } ? nil : digits.isEmpty ? "0" : String(digits)
    try requireEqual(BigUInt(text).map { "\($0)" }, expected)
  }

  static let readsData = Law(
    "bigint-of-data-equals-its-description", .roundTrip,
    forAll: .array(of: .integer(in: UInt8.min...UInt8.max), 0...4),
    causes: [
      "bigint-negative-zero": { bytes in
        bytes.first.map { $0 & 1 == 1 } ?? false && bytes.dropFirst().allSatisfy { $0 == 0 }
      }
    ]
  ) { bytes in
    let value = BigInt(Data(bytes))
    try requireEqual(BigInt("\(value)"), value)
  }
}
