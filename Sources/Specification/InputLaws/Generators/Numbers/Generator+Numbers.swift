extension Generator where Value == ExactNumber {
  /// Any number.
  static var number: Generator { Generator { $0.number() } }

  /// Whole and fractional numbers near the limits of integers.
  static let nearInteger = Generator { source in
    if source.flip(0.3) { return source.number() }
    let width = UInt64([7, 8, 15, 16, 31, 32, 63][Int(source.choose(upTo: 6))])
    let limit = (UInt64(1) << width) - 2 + source.choose(upTo: 4)
    let value = source.flip(0.1) ? UInt64.max : limit
    let tail = source.flip(0.2) ? source.digits(upTo: 2) : []
    let digits = String(value).utf8.map { $0 - 48 }
    return ExactNumber(
      isNegative: source.flip(), trusting: digits + tail,
      exponent: .near(source.flip(0.7) ? -tail.count : Int(source.choose(upTo: 3))))
  }

  /// Numbers near the middle between two neighboring doubles or floats, and others.
  static let nearTie = Generator { source in
    if source.flip(0.4) { return source.number() }
    let middle = source.flip() ? source.middleOfDoubles() : source.middleOfFloats()
    // Zeros followed by a digit, which decides, however far away it is.
    let zeros = Int(source.choose(upTo: source.flip(0.1) ? 600 : 3))
    let extra = Array(repeating: UInt8(0), count: zeros) + source.digits(upTo: 1)
    guard case .near(let exponent) = middle.exponent else { return middle }
    return ExactNumber(
      isNegative: source.flip(), trusting: middle.digits + extra,
      exponent: .near(exponent - extra.count))
  }
}

extension ChoiceSource {
  /// An odd number of 54 bits, times a power of two or half of one: exactly in the middle between
  /// two neighboring doubles.
  fileprivate mutating func middleOfDoubles() -> ExactNumber {
    let significand = (UInt64(1) << 53 | choose(upTo: (1 << 53) - 1)) | 1
    var digits = ExactNumber(significand).digits
    if case .near(let zeros) = ExactNumber(significand).exponent {
      digits += Array(repeating: 0, count: zeros)
    }
    let power = Int(choose(upTo: 40))
    let halves = flip()
    // To divide by two, multiplies by five and moves the point.
    for _ in 0..<power { digits = digits.multiplied(by: halves ? 5 : 2) }
    return ExactNumber(trusting: digits, exponent: .near(halves ? -power : 0))
  }

  /// A double in the middle between two neighboring floats.
  fileprivate mutating func middleOfFloats() -> ExactNumber {
    let float = Float(draw(Generator<Double>.double()).magnitude)
    let middle = float.isFinite ? (Double(float) + Double(float.nextUp)) / 2 : 1
    return ExactNumber("\(middle.isFinite ? middle : 1)") ?? .zero
  }
}

extension [UInt8] {
  /// The number with these digits, the most significant first, times a digit.
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
