/// A set, and a decimal number that it should show.
struct WheelNumber: Hashable, Sendable {
  var set: WheelSet
  var number: ExactNumber
  var rounding: ValueRounding
}

extension WheelNumber {
  /// An implementation's count for the number (W3, W4).
  func count(by wheels: Implementation.Wheels) -> WheelAnswer<Int> {
    WheelAnswer(try wheels.countOfNumber(number, rounding, set))
  }

  /// The number that equals `count` halves of a place: each half is five units of the next place.
  func halves(_ count: Int) -> ExactNumber {
    let digits = String(5 * count).utf8.map { $0 - 48 }
    return ExactNumber(trusting: digits, exponent: .near(-set.fractionDigits - 1))
  }

  /// Whether the number, rounded, is beyond the last position (W4).
  var isBeyond: Bool { number >= halves(2 * set.lastCount + (rounding == .nearest ? 1 : 2)) }
}

extension Generator<WheelNumber> {
  /// Any set, with a decimal number that it should show.
  static let wheelNumber = Generator { source in
    let set = source.wheelSet()
    let number = source.wheelNumber(for: set)
    return WheelNumber(set: set, number: number, rounding: source.rounding())
  }
  .cover("within the positions", atLeast: 0.3) { $0.number >= .zero && !$0.isBeyond }
  .cover("below zero", atLeast: 0.02) { $0.number < .zero }
  .cover("beyond the last", atLeast: 0.05) { $0.isBeyond }
}
