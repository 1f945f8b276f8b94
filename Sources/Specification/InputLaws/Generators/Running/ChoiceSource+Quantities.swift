extension ChoiceSource {
  /// Whole units, a distance near a multiple of 0.005 units, or any distance.
  mutating func distance() -> Distance {
    let unit = element(of: DistanceUnit.allCases)
    return Distance(clamping: amount(of: unit.micrometers))
  }

  /// A time: whole seconds, minutes or hours, near half a hundredth of one of these, or any time.
  mutating func time() -> ElapsedTime {
    ElapsedTime(clamping: amount(of: element(of: [1_000_000, 60_000_000, 3_600_000_000])))
  }

  mutating func somewhere() -> Distance {
    let distance = distance()
    return distance == .zero ? Distance(clamping: 1_000_000) : distance
  }

  mutating func somewhile() -> ElapsedTime {
    let time = time()
    return time == .zero ? ElapsedTime(clamping: 1_000_000) : time
  }

  /// A speed near a multiple of 0.005 units, a unit of length in some time, or any speed.
  mutating func speed() -> Speed {
    switch choose(upTo: 2) {
    case 0:
      let unit = element(of: SpeedUnit.allCases)
      let distance = aboutHalves(of: unit.distance.micrometers / 100)
      return .quotient(
        Distance(clamping: distance), ElapsedTime(clamping: unit.seconds * 1_000_000))
    case 1:
      let unit = element(of: DistanceUnit.allCases)
      let time = aboutHalves(of: 1_000_000)
      return .quotient(Distance(clamping: unit.micrometers), ElapsedTime(clamping: time))
    default: return .quotient(somewhere(), somewhile())
    }
  }

  /// A number up to 10¹⁵: whole units, a small number, near half a hundredth of a unit, near the
  /// maximum, or any number.
  private mutating func amount(of unit: Int) -> Int {
    switch choose(upTo: 5) {
    case 0: unit * int(upTo: 99)
    case 1: int(upTo: 999)
    case 2: aboutHalves(of: unit / 100)
    case 3: Int(choose(upTo: 1 << 40))
    case 4: Int.mostOfAQuantity - belowTheMost()
    default: int(upTo: Int.mostOfAQuantity)
    }
  }

  /// The amount by which a quantity is below its maximum, often 0 or 1.
  private mutating func belowTheMost() -> Int {
    Int(choose(upTo: 99) { $0.next(upTo: 1) == 0 ? $0.next(upTo: 1) : $0.next(upTo: 99) })
  }

  /// A number at most two above or below a multiple of half a part.
  private mutating func aboutHalves(of part: Int) -> Int {
    let halves = int(in: 1...20_000)
    return max(1, part * halves / 2 + [0, -1, 1, -2, 2][int(upTo: 4)])
  }
}

extension Distance {
  /// The valid distance nearest to this number of micrometers.
  init(clamping micrometers: Int) {
    let distance = try? Distance(micrometers: max(0, min(.mostOfAQuantity, micrometers)))
    self = distance ?? .zero
  }
}

extension ElapsedTime {
  /// The valid time nearest to this number of microseconds.
  init(clamping microseconds: Int) {
    let time = try? ElapsedTime(microseconds: max(0, min(.mostOfAQuantity, microseconds)))
    self = time ?? .zero
  }
}

extension Speed {
  /// The speed that covers a distance in a time, neither of which may be zero.
  static func quotient(_ distance: Distance, _ time: ElapsedTime) -> Speed {
    guard let speed = try? Speed(distance, in: time) else {
      preconditionFailure("A distance or a time of a speed is never zero.")
    }
    return speed
  }
}

/// A double or a decimal number, from which a quantity is created.
enum NumberInUnits: Hashable, Sendable {
  case double(Double)
  case decimal(ExactNumber)
}

extension Generator where Value == NumberInUnits {
  /// A number, often one that must be rounded or is near a limit of quantities.
  static let numberInUnits = Generator { source in
    source.flip() ? .decimal(source.decimalInUnits()) : .double(source.doubleInUnits())
  }
}

extension ChoiceSource {
  /// A double that must be rounded, is near a limit, isn't a valid quantity, or is arbitrary.
  fileprivate mutating func doubleInUnits() -> Double {
    switch choose(upTo: 6) {
    case 0: return Double(choose(upTo: 99_999)) / 100
    case 1:
      // The number is halfway between two micrometers or microseconds, and is exact as a double.
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
    [number, number.nextDown, number.nextUp][int(upTo: 2)]
  }

  /// A decimal number: short, near a rounding tie, near a limit, or with many digits.
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
      return nudged(limit * zeros + int(upTo: 20) - 10, exponent)
    case 3: return nudged(int(upTo: 99), -10 - int(upTo: 4))
    default: return anyNumber()
    }
  }

  /// A number of up to 25 digits, sometimes with an extreme exponent.
  private mutating func anyNumber() -> ExactNumber {
    let exponents: [PowerOfTen] = [
      .near(-400), .near(400), .near(-(1 << 62)), .near(1 << 62),
      PowerOfTen(isNegative: false, trusting: Array(repeating: 9, count: 25)),
      PowerOfTen(isNegative: true, trusting: Array(repeating: 9, count: 25)),
    ]
    let isFar = flip(0.1)
    let exponent = isFar ? element(of: exponents) : .near(int(in: -30...30))
    return ExactNumber(isNegative: flip(0.1), trusting: digits(upTo: 25), exponent: exponent)
  }

  /// A multiple of a power of ten, or a number that is slightly greater or less.
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
  func distance(in unit: DistanceUnit, by runs: Implementation.Runs) throws(RunProblem) -> Distance
  {
    switch self {
    case .double(let value): try runs.distanceOfValue(value, unit)
    case .decimal(let value): try runs.distanceOfNumber(value, unit)
    }
  }

  func speed(in unit: SpeedUnit, by runs: Implementation.Runs) throws(RunProblem) -> Speed {
    switch self {
    case .double(let value): try runs.speedOfValue(value, unit)
    case .decimal(let value): try runs.speedOfNumber(value, unit)
    }
  }
}

/// A run, a change to one of the run's quantities, and the quantity to compute from the others.
struct RunToChange: Hashable, Sendable {
  var run: WorkoutRun
  var change: WorkoutRun.Change
  var derived: WorkoutRun.Quantity

  func changed(by runs: Implementation.Runs) throws(RunProblem) -> WorkoutRun {
    try runs.changedRun(run, change, derived)
  }
}

extension Generator where Value == RunToChange {
  static let runToChange = Generator { source in
    let run = WorkoutRun(distance: source.distance(), time: source.time(), speed: source.speed())
    return RunToChange(
      run: run, change: source.change(), derived: source.element(of: WorkoutRun.Quantity.allCases))
  }
}

extension ChoiceSource {
  fileprivate mutating func change() -> WorkoutRun.Change {
    switch choose(upTo: 3) {
    case 0: .speed(speed())
    case 1: .distance(distance())
    case 2: .time(time())
    default: .pace(Pace(speed()))
    }
  }
}
