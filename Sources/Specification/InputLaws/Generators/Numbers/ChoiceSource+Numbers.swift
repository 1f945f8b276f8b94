extension ChoiceSource {
  /// A number with up to 25 digits; rarely, with many more digits or an extreme exponent.
  mutating func number() -> ExactNumber {
    let digits = flip(0.03) ? manyDigits() : digits(upTo: 25)
    let exponent = flip(0.05) ? farExponent() : .near(int(in: -30...30))
    return ExactNumber(isNegative: flip(0.3), trusting: digits, exponent: exponent)
  }

  /// Digits in any order, which may include zeros at both ends.
  mutating func digits(upTo count: Int) -> [UInt8] {
    let digits: [UInt8] = list(0...count, label: "digit") { UInt8($0.choose(upTo: 9)) }
    return digits
  }

  /// About 800 digits, more than can affect the conversion to a double.
  private mutating func manyDigits() -> [UInt8] {
    let pattern = [UInt8(1 + choose(upTo: 8))] + digits(upTo: 3)
    let count = int(in: 700...900)
    return (0..<count).map { pattern[$0 % pattern.count] } + digits(upTo: 2)
  }

  /// An exponent near the limits of number types.
  private mutating func farExponent() -> PowerOfTen {
    switch choose(upTo: 4) {
    case 0: .near(int(in: -400...400))
    case 4: .near((flip() ? 1_000 : -1_000) + int(upTo: 60) - 30)
    case 1: .near(1 << 62)
    case 2: .near(-(1 << 62))
    default: PowerOfTen(isNegative: flip(), trusting: [1] + digits(upTo: 25))
    }
  }

  /// Bounds of a few digits; sometimes, bounds that exceed the precision of a double.
  mutating func bounds() -> NumberBounds {
    if flip(0.1) { return longBounds() }
    var ends = [smallNumber(), smallNumber()]
    if ends[1] < ends[0] { ends.swapAt(0, 1) }
    let hasEnds = [flip(0.7), flip(0.7)]
    var step = flip(0.5) ? smallNumber() : .zero
    if step.isNegative { step = step.negated }
    let base = flip(0.3) ? smallNumber() : nil
    let bounds = try? NumberBounds(
      minimum: hasEnds[0] ? ends[0] : nil, maximum: hasEnds[1] ? ends[1] : nil,
      step: step.isZero ? nil : step, stepBase: base)
    return bounds ?? .none
  }

  /// Bounds that differ only in their last digits, or a step with 17 digits.
  private mutating func longBounds() -> NumberBounds {
    if flip() {
      let step = ExactNumber(trusting: Self.longDigits + [UInt8(1 + choose(upTo: 8))])
      return (try? NumberBounds(step: step, stepBase: flip() ? smallNumber() : nil)) ?? .none
    }
    let exponent = -int(upTo: 3)
    let (low, high) = (UInt8(choose(upTo: 4)), UInt8(5 + choose(upTo: 4)))
    let ends = [low, high].map {
      ExactNumber(trusting: Self.longDigits + [3, $0], exponent: .near(exponent))
    }
    return (try? NumberBounds(minimum: ends[0], maximum: flip() ? ends[1] : nil)) ?? .none
  }

  /// Sixteen digits; numbers with one or two more digits exceed a double's precision.
  static let longDigits: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6]

  /// A number with up to three digits, and at most two decimal places.
  mutating func smallNumber() -> ExactNumber {
    let exponent = [0, -1, 1, -2, 2][int(upTo: 4)]
    return ExactNumber(isNegative: flip(0.25), trusting: digits(upTo: 3), exponent: .near(exponent))
  }
}

extension Generator where Value == ExactNumber {
  static var number: Generator { Generator { $0.number() } }

  /// Numbers near the limits of integer types, with or without a fraction.
  static let nearInteger = Generator { source in
    if source.flip(0.3) { return source.number() }
    let width = UInt64([7, 8, 15, 16, 31, 32, 63][source.int(upTo: 6)])
    let limit = (UInt64(1) << width) - 2 + source.choose(upTo: 4)
    let value = source.flip(0.1) ? UInt64.max : limit
    let tail = source.flip(0.2) ? source.digits(upTo: 2) : []
    let digits = String(value).utf8.map { $0 - 48 }
    return ExactNumber(
      isNegative: source.flip(), trusting: digits + tail,
      exponent: .near(source.flip(0.7) ? -tail.count : source.int(upTo: 3)))
  }

  /// Numbers at or near the midpoint between two neighboring doubles or floats, and any numbers.
  static let nearTie = Generator { source in
    if source.flip(0.4) { return source.number() }
    let middle = source.flip() ? source.middleOfDoubles() : source.middleOfFloats()
    // The zeros are followed by a digit that decides the rounding, however far to the right it is.
    let zeros = source.int(upTo: source.flip(0.1) ? 600 : 3)
    let extra = Array(repeating: UInt8(0), count: zeros) + source.digits(upTo: 1)
    guard case .near(let exponent) = middle.exponent else { return middle }
    return ExactNumber(
      isNegative: source.flip(), trusting: middle.digits + extra,
      exponent: .near(exponent - extra.count))
  }
}

extension ChoiceSource {
  /// An odd 54-bit integer, multiplied or divided by a power of two; it is exactly halfway between
  /// two neighboring doubles.
  fileprivate mutating func middleOfDoubles() -> ExactNumber {
    let significand = (UInt64(1) << 53 | choose(upTo: (1 << 53) - 1)) | 1
    var digits = ExactNumber(significand).digits
    if case .near(let zeros) = ExactNumber(significand).exponent {
      digits += Array(repeating: 0, count: zeros)
    }
    let power = int(upTo: 40)
    let halves = flip()
    // Halving a decimal number means multiplying it by five and moving its decimal point.
    for _ in 0..<power { digits = digits.multiplied(by: halves ? 5 : 2) }
    return ExactNumber(trusting: digits, exponent: .near(halves ? -power : 0))
  }

  /// A double that is halfway between two neighboring floats.
  fileprivate mutating func middleOfFloats() -> ExactNumber {
    let float = Float(draw(Generator<Double>.double()).magnitude)
    let middle = float.isFinite ? (Double(float) + Double(float.nextUp)) / 2 : 1
    return ExactNumber("\(middle.isFinite ? middle : 1)") ?? .zero
  }
}

extension [UInt8] {
  /// The digits multiplied by a one-digit factor, starting with the most significant digit.
  fileprivate func multiplied(by factor: UInt8) -> [UInt8] {
    var product: [UInt8] = []
    var carry: UInt8 = 0
    for digit in reversed() {
      let value = digit * factor + carry
      product.append(value % 10)
      carry = value / 10
    }
    return (carry > 0 ? product + [carry] : product).reversed()
  }
}

/// A number and the format in which it should be written.
struct NumberToWrite: Hashable, Sendable {
  var number: ExactNumber
  var format: NumberFormat
}

extension Generator where Value == NumberToWrite {
  static let numberToWrite = Generator { source in
    let number = source.flip(0.3) ? source.smallNumber() : source.number()
    return NumberToWrite(number: number, format: source.format())
  }
}
