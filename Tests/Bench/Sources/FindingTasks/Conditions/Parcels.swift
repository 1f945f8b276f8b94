import PropertyTesting

/// Whole numbers: prices, times and codes.
enum Parcels {
  typealias Bug = ConditionWorkload.Mutant

  static let file = #filePath

  static func claim(_ law: Bug, _ bug: Bug?, _ inputs: FindingTask.Inputs) -> Claim? {
    let claim = ConditionWorkload.self
    let cents = claim.numbers(inputs, 0...10_000_000)
    return switch law {
    case .bagLimit: claim.claim(law, bug, claim.numbers(inputs, 0...31_500), price)
    case .freeFrom: claim.claim(law, bug, cents, shipping)
    case .pickUp: claim.claim(law, bug, claim.numbers(inputs, 0...1_000_000), waits)
    case .adminPort: claim.claim(law, bug, numbers(UInt16.self), isEncrypted)
    case .islandCode: claim.claim(law, bug, claim.numbers(inputs, 10_000...99_999), zone)
    case .magicWord: claim.claim(law, bug, numbers(UInt32.self), isSwapped)
    case .oldGauge: claim.claim(law, bug, zip(cents, cents), gauge)
    case _: nil
    }
  }

  private static func numbers<Number: FixedWidthInteger & Sendable>(
    _ type: Number.Type
  ) -> Generator<Number> {
    .integer()
  }

  /// The price in cents by the weight in grams.
  private static func price(_ grams: Int, _ bug: Bug?) -> Int {
    if grams < 500 { return 299 }
    let isBag = bug == .bagLimit ? grams < 4_097 : grams <= 4_097
    return isBag ? 549 : grams < 10_000 ? 949 : 1_649
  }

  /// What shipping costs for goods of a price in cents.
  private static func shipping(_ cents: Int, _ bug: Bug?) -> Int {
    let isFree = bug == .freeFrom ? cents > 49_950 : cents >= 49_950
    return isFree ? 0 : 790
  }

  /// Whether a parcel still waits, so many seconds after it came.
  private static func waits(_ seconds: Int, _ bug: Bug?) -> Bool {
    bug == .pickUp ? seconds <= 604_800 : seconds < 604_800
  }

  /// Whether a depot's port takes encrypted messages alone.
  private static func isEncrypted(_ port: UInt16, _ bug: Bug?) -> Bool {
    switch port {
    case 443, 993: true
    case 8_443: bug != .adminPort
    case _: false
    }
  }

  /// The zone of a postcode: some places on islands are in none.
  private static func zone(_ postcode: Int, _ bug: Bug?) -> Int? {
    switch postcode {
    case 25_845, 25_846, 27_498: nil
    case 26_465: bug == .islandCode ? 2 : nil
    case _: postcode / 10_000
    }
  }

  /// Whether a label's number is in the other order of bytes.
  private static func isSwapped(_ magic: UInt32, _ bug: Bug?) -> Bool {
    magic == (bug == .magicWord ? 0xBEBA_FEC0 : 0xBEBA_FECA)
  }

  /// The machine that takes a parcel of a length and a width in tenths of a millimetre.
  private static func gauge(_ size: (length: Int, width: Int), _ bug: Bug?) -> Int {
    if bug == .oldGauge && size.length == 3_530 && size.width == 2_500 { return 1 }
    return size.length <= 6_000 && size.width <= 3_000 ? 2 : 3
  }
}
