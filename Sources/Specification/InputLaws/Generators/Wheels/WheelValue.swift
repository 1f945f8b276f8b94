/// A set, and a number that it should show.
struct WheelInput<Value: Hashable & Sendable>: Hashable, Sendable {
  var set: WheelSet
  var value: Value
  var rounding: ValueRounding
}

typealias WheelValue = WheelInput<Double>
typealias WheelNumber = WheelInput<ExactNumber>

extension WheelValue {
  /// The count of the value's position, computed by an implementation (W3, W4).
  func count(by wheels: Implementation.Wheels) -> WheelAnswer<Int> {
    WheelAnswer(try wheels.countOfValue(value, rounding, set))
  }

  /// The count of the value's position or of the nearest one, computed by an implementation (W4).
  func clampedCount(by wheels: Implementation.Wheels) -> WheelAnswer<Int> {
    WheelAnswer(try wheels.clampedCount(value, rounding, set))
  }
}

extension Generator<WheelValue> {
  static let wheelValue = Generator { source in
    let set = source.wheelSet()
    let value = source.wheelValue(for: set)
    return WheelValue(set: set, value: value, rounding: source.rounding())
  }
  .cover("is a position", atLeast: 0.3) { $0.count(by: .model).value != nil }
  .cover("is negative", atLeast: 0.05) { $0.value < 0 }
  .cover("is beyond the last position", atLeast: 0.05) {
    $0.value > 0 && $0.value.isFinite && $0.count(by: .model).value == nil
  }
  .cover("is halfway between positions", atLeast: 0.01) {
    ($0.value * Double(2 * $0.set.placesInOne)).truncatingRemainder(dividingBy: 2) == 1
  }
  .cover("is NaN", atLeast: 0.005) { $0.value.isNaN }
}

extension WheelNumber {
  /// The count of the number's position, computed by an implementation (W3, W4).
  func count(by wheels: Implementation.Wheels) -> WheelAnswer<Int> {
    WheelAnswer(try wheels.countOfNumber(value, rounding, set))
  }
}

extension Generator<WheelNumber> {
  static let wheelNumber = Generator { source in
    let set = source.wheelSet()
    let number = source.wheelNumber(for: set)
    return WheelNumber(set: set, value: number, rounding: source.rounding())
  }
  .cover("is a position", atLeast: 0.3) { $0.count(by: .model).value != nil }
  .cover("is negative", atLeast: 0.02) { $0.value < .zero }
  .cover("is beyond the last position", atLeast: 0.05) {
    $0.value > .zero && $0.count(by: .model).value == nil
  }
}

extension ChoiceSource {
  /// A double near the value of a position, near the midpoint of two such values, or any double.
  mutating func wheelValue(for set: WheelSet) -> Double {
    let kind = choose(upTo: 3) { random in
      let option = random.next(upTo: 9)
      return option > 6 ? 1 : min(3, option / 2)
    }
    switch kind {
    case 0: return nudged(Double(positionCount(of: set, beyond: 2)) / Double(set.placesInOne))
    case 1:
      let halves = 2 * positionCount(of: set, beyond: 2) + 1
      return nudged(Double(halves) / Double(2 * set.placesInOne))
    case 2: return element(of: Self.unusualValues)
    default: return draw(Generator<Double>.double())
    }
  }

  /// The value or a neighboring double; zero stays unchanged.
  private mutating func nudged(_ value: Double) -> Double {
    let place = int(upTo: 2)
    return value == 0 ? value : [value, value.nextDown, value.nextUp][place]
  }

  private static let unusualValues: [Double] = [
    .nan, -0.0, .infinity, -1, 999.995, 999.994999, 59.5, -.infinity, -0.004, -1e-9, 1e-9, 1e15,
    1e16, 9_007_199_254_740_992, 18_446_744_073_709_551_616, -.nan, .signalingNaN,
    -.leastNonzeroMagnitude, .leastNonzeroMagnitude, 1e300, -1e300, .greatestFiniteMagnitude,
  ]

  /// A decimal number near the value of a position or near the midpoint of two such values, or any
  /// number.
  mutating func wheelNumber(for set: WheelSet) -> ExactNumber {
    if flip(0.2) { return number() }
    let count = positionCount(of: set, beyond: 2)
    let tail = tail()
    return ExactNumber(
      isNegative: flip(0.1), trusting: String(count).utf8.map { $0 - 48 } + tail,
      exponent: .near(-set.fractionDigits - tail.count))
  }

  /// The digits after the last place: none, a half, slightly more or less than a half, or any.
  private mutating func tail() -> [UInt8] {
    let kind = choose(upTo: 4)
    let length = Int(choose(upTo: 300) { $0.next(upTo: $0.next(upTo: 9) == 0 ? 300 : 4) })
    switch kind {
    case 0: return []
    case 1: return [5]
    case 2: return [4] + Array(repeating: 9, count: length)
    case 3: return [5] + Array(repeating: 0, count: length) + [1]
    default: return digits(upTo: 3)
    }
  }

  mutating func rounding() -> ValueRounding { element(of: ValueRounding.allCases) }
}
