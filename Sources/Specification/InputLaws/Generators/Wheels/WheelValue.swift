/// A set, and a double that it should show.
struct WheelValue: Hashable, Sendable {
  var set: WheelSet
  var value: Double
  var rounding: ValueRounding
}

extension WheelValue {
  /// An implementation's count for the value (W3, W4).
  func count(by wheels: Implementation.Wheels) -> WheelAnswer<Int> {
    WheelAnswer(try wheels.countOfValue(value, rounding, set))
  }

  /// An implementation's count for the value, clamped to the ends (W4).
  func clampedCount(by wheels: Implementation.Wheels) -> WheelAnswer<Int> {
    WheelAnswer(try wheels.clampedCount(value, rounding, set))
  }

  /// Whether the exact value is less than `count` halves of a place.
  func isLess(thanHalves count: Int) -> Bool { value.times(2 * set.placesInOne, isLessThan: count) }

  /// Whether the value, rounded, is beyond the last position (W4).
  var isBeyond: Bool { !isLess(thanHalves: 2 * set.lastCount + (rounding == .nearest ? 1 : 2)) }

  fileprivate var isMiddle: Bool {
    let halves = value * Double(2 * set.placesInOne)
    guard halves >= 1, halves < 0x1p52, let count = Int(exactly: halves) else { return false }
    return count % 2 == 1 && value.times(2 * set.placesInOne, equals: count)
  }
}

extension Generator<WheelValue> {
  /// Any wheel set, with a double that it should show.
  static let wheelValue = Generator { source in
    let set = source.wheelSet()
    let value = source.wheelValue(for: set)
    return WheelValue(set: set, value: value, rounding: source.rounding())
  }
  .cover("within the positions", atLeast: 0.3) { $0.value >= 0 && !$0.isBeyond }
  .cover("below zero", atLeast: 0.05) { $0.value < 0 }
  .cover("beyond the last", atLeast: 0.05) { $0.value.isFinite && $0.isBeyond }
  .cover("just in the middle between two", atLeast: 0.01) { $0.isMiddle }
  .cover("not a number", atLeast: 0.005) { $0.value.isNaN }
}
