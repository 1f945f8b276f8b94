extension Law {
  package static let numbersAreOrdered = Law(
    """
    Numbers are ordered by value, however far apart their exponents are, and numbers of equal \
    value are equal. Bounds include exactly the numbers between their ends.
    """, about: .numbers, clauses: ["N5", "N9"],
    Property(forAll: .scaledNumber, .scaledNumber) { subject, one, other in
      let numbers = subject.numbers
      let (low, high) = one.isLess(than: other) ? (one, other) : (other, one)
      try requireEqual(low.number == high.number, !low.isLess(than: high), "equal")
      try requireEqual(low.number < high.number, low.isLess(than: high), "less")
      try require(!(high.number < low.number), "\(high.number) is less than \(low.number)")
      guard let bounds = try? NumberBounds(maximum: low.number) else { return }
      try requireEqual(
        numbers.isWithinBounds(bounds, high.number), !low.isLess(than: high),
        "\(high.number) at most \(low.number)")
    })
}

/// A small integer, times one of a few powers of ten that are far apart.
private struct ScaledNumber: CustomStringConvertible, Sendable {
  var value: Int
  var scale: Int

  /// A power of ten; created each time, because leak checkers miss objects that a constant keeps
  /// behind a tagged pointer.
  private static func scale(_ place: Int) -> PowerOfTen {
    switch place {
    case 0: .near(0)
    case 1: .near(1)
    case 2: .near(700)
    case 3: .near(1 << 62)
    default: PowerOfTen(isNegative: false, trusting: Array(repeating: 7, count: 21))
    }
  }

  var isNegativeScale: Bool { scale < 0 }

  var number: ExactNumber {
    let power = Self.scale(abs(scale))
    return ExactNumber(
      isNegative: value < 0, trusting: String(value.magnitude).utf8.map { $0 - 48 },
      exponent: isNegativeScale ? power.mirrored : power)
  }

  /// Compares signs, then scales, then values: apart from the first two, scales are so far apart
  /// that values of a few digits don't matter.
  func isLess(than other: ScaledNumber) -> Bool {
    let (key, otherKey) = (order, other.order)
    return key.scale == otherKey.scale ? key.value < otherKey.value : key.scale < otherKey.scale
  }

  private var order: (scale: Int, value: Int) {
    if value == 0 { return (0, 0) }
    // Tenths, units and tens share a scale, counted in tenths.
    let isNear = abs(scale) <= 1
    let rank = isNear ? 10 : 10 + scale
    return (value < 0 ? -rank : rank, isNear ? value * [1, 10, 100][scale + 1] : value)
  }

  var description: String { "\(number)" }
}

extension PowerOfTen {
  fileprivate var mirrored: PowerOfTen {
    switch self {
    case .near(let value): .near(-value)
    case .far(let isNegative, let digits): .far(isNegative: !isNegative, digits: digits)
    }
  }
}

extension Generator<ScaledNumber> {
  fileprivate static let scaledNumber = Generator { source in
    let value = Int(source.choose(upTo: 999))
    let scale = Int(source.choose(upTo: 4))
    return ScaledNumber(
      value: source.flip(0.4) ? -value : value, scale: source.flip(0.4) ? -scale : scale)
  }
}
