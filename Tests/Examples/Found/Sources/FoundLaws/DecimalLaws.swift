import Foundation
import FoundFrame
import PropertyTesting

/// Laws about `Decimal`.
enum DecimalLaws {
  static let all: [Law] = [descriptionIsReadBack]

  static let descriptionIsReadBack = Law(
    "decimal-description-is-read-back", .roundTrip,
    forAll: zip(.int(), .int(in: -20...20)).map {
      Decimal($0) * Decimal(sign: .plus, exponent: $1, significand: 1)
    }
  ) { decimal in
    try requireEqual(Decimal(string: "\(decimal)"), decimal)
  }
}
