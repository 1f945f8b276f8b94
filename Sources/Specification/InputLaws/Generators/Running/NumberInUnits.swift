/// A number that should become a quantity: a double, or a decimal number.
enum NumberInUnits: Hashable, Sendable {
  case double(Double)
  case decimal(ExactNumber)
}

extension Generator where Value == NumberInUnits {
  /// Any number, usually where quantities round, end or begin.
  static let numberInUnits = Generator { source in
    source.flip() ? .decimal(source.decimalInUnits()) : .double(source.doubleInUnits())
  }
}

extension ChoiceSource {
  /// A double: hundredths; a tie in some unit, or a neighbor; near a limit; small; large, with all
  /// its digits; a value that no quantity has; or any.
  fileprivate mutating func doubleInUnits() -> Double {
    switch choose(upTo: 6) {
    case 0: return Double(choose(upTo: 99_999)) / 100
    case 1:
      // Half a micrometer or microsecond in some unit that is exact in a double.
      let tie = Double(2 * choose(upTo: 9_999) + 1) / element(of: [128, 1_024, 2_048])
      return neighbor(of: tie)
    case 2: return neighbor(of: 1e15 / element(of: [1e6, 1e9, 1_609_344_000, 3.6e9]))
    case 3: return Double(1 + choose(upTo: 99)) / element(of: [1e8, 1e11, 1e14])
    case 4: return Double(1 << 52 + choose(upTo: 1 << 52)) / element(of: [0x1p23, 0x1p33, 0x1p43])
    case 5: return element(of: Self.extremes)
    default: return draw(Generator<Double>.double())
    }
  }

  private static let extremes = [
    -0.0, .nan, .infinity, -.infinity, 1e300, -1e300, -1, .leastNonzeroMagnitude,
    -.leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]

  private mutating func neighbor(of number: Double) -> Double {
    [number, number.nextDown, number.nextUp][Int(choose(upTo: 2))]
  }

  /// A decimal number: with few digits; a tie in some unit, or slightly more or less, or a large
  /// one; near a limit; small; or any.
  fileprivate mutating func decimalInUnits() -> ExactNumber {
    switch choose(upTo: 4) {
    case 0: return smallNumber()
    case 1:
      let (step, exponent) = element(of: [(5, -7), (5, -10), (125, -11), (390_625, -11)])
      let most = flip() ? 9_999 : (1 << 53) / UInt64(step)
      return nudged(step * (2 * Int(choose(upTo: most)) + 1), exponent)
    case 2:
      let (limit, exponent) = element(of: [(1_000_000_000, -7), (1_000_000, -10)])
      let zeros = exponent == -7 ? 10_000_000 : 10_000_000_000
      return nudged(limit * zeros + Int(choose(upTo: 20)) - 10, exponent)
    case 3: return nudged(Int(choose(upTo: 99)), -10 - Int(choose(upTo: 4)))
    default: return anyNumber()
    }
  }

  /// A number of up to 25 digits, sometimes with a far exponent.
  private mutating func anyNumber() -> ExactNumber {
    let exponents: [PowerOfTen] = [
      .near(-400), .near(400), .near(-(1 << 62)), .near(1 << 62),
      PowerOfTen(isNegative: false, trusting: Array(repeating: 9, count: 25)),
      PowerOfTen(isNegative: true, trusting: Array(repeating: 9, count: 25)),
    ]
    let isFar = flip(0.1)
    let exponent = isFar ? element(of: exponents) : .near(Int(choose(upTo: 60)) - 30)
    return ExactNumber(isNegative: flip(0.1), trusting: digits(upTo: 25), exponent: exponent)
  }

  /// A multiple of a power of ten, or very slightly more or less.
  private mutating func nudged(_ count: Int, _ exponent: Int) -> ExactNumber {
    let digits = String(count).utf8.map { $0 - 48 }
    let zeros = Array(repeating: UInt8(0), count: 20)
    switch choose(upTo: 2) {
    case 0: return ExactNumber(trusting: digits, exponent: .near(exponent))
    case 1: return ExactNumber(trusting: digits + zeros + [1], exponent: .near(exponent - 21))
    default:
      let less = String(max(0, count - 1)).utf8.map { $0 - 48 }
      let nines = Array(repeating: UInt8(9), count: 21)
      return ExactNumber(trusting: less + nines, exponent: .near(exponent - 21))
    }
  }
}

extension NumberInUnits {
  /// The distance that an implementation computes from the number.
  func distance(in unit: DistanceUnit, by runs: Implementation.Runs) throws(RunProblem) -> Distance
  {
    switch self {
    case .double(let value): try runs.distanceOfValue(value, unit)
    case .decimal(let value): try runs.distanceOfNumber(value, unit)
    }
  }

  /// The speed that an implementation computes from the number.
  func speed(in unit: SpeedUnit, by runs: Implementation.Runs) throws(RunProblem) -> Speed {
    switch self {
    case .double(let value): try runs.speedOfValue(value, unit)
    case .decimal(let value): try runs.speedOfNumber(value, unit)
    }
  }
}
