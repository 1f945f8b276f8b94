extension Generator where Value: BinaryFloatingPoint & Sendable {
  /// Generates numbers in `range`, simplest first: 0, 1, -1, 2, then 0.1, then others.
  ///
  /// Random cases use decimals with few digits, and numbers of every magnitude from the whole
  /// range. Occasionally, they use a bound, its neighbor, negative zero, or the smallest positive
  /// number.
  /// - Parameter favorites: values that random cases use occasionally, if they are in the range.
  @inlinable
  static func number(in range: ClosedRange<Value>, favoring favorites: [Value]) -> Generator {
    number(FloatOrder(range, others: [], favoring: favorites))
  }

  /// Generates any number, including infinities and NaN; decimals are the simplest.
  @inlinable static func anyNumber(favoring favorites: [Value]) -> Generator {
    let most = Value.greatestFiniteMagnitude
    return number(
      FloatOrder(-most...most, others: [.infinity, -.infinity, .nan], favoring: favorites))
  }

  @inlinable static func number(_ order: FloatOrder<Value>) -> Generator {
    let kinds: UInt64 = order.specials.isEmpty ? 1 : 2
    return Generator { source in
      source.take { constant, step in constant.floatingPoint(plus: step).flatMap(order.options) }
      return switch source.choose(upTo: kinds, drawing: { $0.nextKind(upTo: kinds) }) {
      case 0: source.decimal(order)
      case 1: source.step(order)
      case _: source.special(order)
      }
    }
    .reading(order.options)
  }
}

extension ChoiceSource {
  /// Chooses a number with up to four decimal digits: first its integer part, then each decimal
  /// digit.
  @inlinable mutating func decimal<Value>(_ order: FloatOrder<Value>) -> Value {
    let whole = integer(order.wholes) { $0.nextOfAnyLength(upTo: order.wholes.maximum) }
    var (digits, scale): (Int64, Int64) = (0, 1)
    repeated(0...4, label: "digit") { source in
      digits = digits * 10 + Int64(source.choose(upTo: 9))
      scale *= 10
    }
    // A single division of integers returns the number nearest to the decimal.
    guard whole.magnitude < 1 << 36 else { return order.clamped(Value(whole)) }
    return order.clamped(Value(Double(whole * scale + digits) / Double(scale)))
  }
}

extension ChoiceSource {
  /// Chooses any value in the range by its number of decimal digits, its number of steps from zero,
  /// and its sign.
  ///
  /// The number of digits is chosen first, so shrinking tries fewer digits before numbers nearer to
  /// zero.
  @inlinable mutating func step<Value>(_ order: FloatOrder<Value>) -> Value {
    let digits = choose(upTo: 7) { _ in 7 }
    let step = integer(order.steps) { $0.nextStep(order) }
    return order.cut(FloatOrder.value(step), digits: digits)
  }

  /// Chooses a number that no step reaches; makes as many choices as for an integer.
  @inlinable mutating func special<Value>(_ order: FloatOrder<Value>) -> Value {
    let index = Int(choose(upTo: UInt64(order.specials.count - 1)))
    chooseFirst(upTo: 1)
    chooseFirst(upTo: 1)
    return order.specials[index]
  }

  /// Chooses an integer's distance from the target, then its side of the target, so halving the
  /// distance keeps the side.
  @inlinable mutating func integer<Value>(
    _ order: DistanceOrder<Value, UInt64>, drawing draw: (inout RandomBits) -> UInt64
  ) -> Value {
    var drawn: UInt64 = 0
    let distance = choose(upTo: order.distance(of: order.maximum)) { random in
      drawn = draw(&random)
      return order.distance(of: drawn)
    }
    let isPaired = distance > 0 && distance <= order.pairs
    let isBelow = isPaired && choose(upTo: 1) { _ in drawn & 1 == 0 ? 1 : 0 } == 1
    return order[order.option(atDistance: distance, isAbove: !isBelow)]
  }
}

extension RandomBits {
  /// Draws a number's kind: decimals and arbitrary numbers are equally likely, and others are rare.
  @inlinable mutating func nextKind(upTo maximum: UInt64) -> UInt64 {
    let place = next(upTo: 15)
    return place == 15 ? maximum : place & 1
  }

  /// Draws a number, as steps from zero: evenly from the range, of any magnitude, or at an edge.
  @inlinable mutating func nextStep<Value>(_ order: FloatOrder<Value>) -> UInt64 {
    let bits = next()
    if bits & 7 == 0 && !order.edges.isEmpty {
      return order.edges[Int(next(upTo: UInt64(order.edges.count - 1)))]
    }
    let range = order.range
    guard bits & 8 == 0, (range.upperBound - range.lowerBound).isFinite else {
      return order.steps.option(of: order.steps.draw(&self, rarity: 16))
    }
    // The number is a weighted mean of the bounds.
    let share = Value(bits >> 12) * Value(sign: .plus, exponent: -52, significand: 1)
    let value = order.clamped(range.lowerBound * (1 - share) + range.upperBound * share)
    return order.steps.option(of: FloatOrder.ordinal(value))
  }
}
