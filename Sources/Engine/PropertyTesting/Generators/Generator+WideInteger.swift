extension Generator where Value: FixedWidthInteger & Sendable {
  /// Generates integers of more than 64 bits.
  ///
  /// Each 64-bit word of an integer's distance from the target is a choice, the most significant
  /// word first. The last choice is the side of the target.
  ///
  /// In random cases, all words are drawn at once, so all integers except edges are equally likely.
  @inlinable static func wide(
    _ range: ClosedRange<Value>, near target: Value, favoring favorites: [Value]
  ) -> Generator {
    // The order is created for each value, because a wide type needn't be sendable.
    let count = UInt64(exactly: Order(range, around: target).maximum).plus(1)
    return Generator(count: count) { source in
      let order = Order(range, around: target)
      var drawn: Value.Magnitude = 0
      let distance = source.chooseWide(upTo: order.distance(of: order.maximum)) { random in
        drawn = random.nextWide(
          upTo: order.maximum, favoring: favorites.filter(range.contains).map(order.option))
        return order.distance(of: drawn)
      }
      let isPaired = distance > 0 && distance <= order.pairs
      let isBelow = isPaired && source.choose(upTo: 1) { _ in drawn & 1 == 0 ? 1 : 0 } == 1
      return order[order.option(atDistance: distance, isAbove: !isBelow)]
    }
  }

  @usableFromInline typealias Order = DistanceOrder<Value, Value.Magnitude>
}

extension ChoiceSource {
  /// Chooses a number from 0 to `maximum`; if choices are random, `draw` returns it.
  @inlinable mutating func chooseWide<Option: FixedWidthInteger & UnsignedInteger>(
    upTo maximum: Option, _ draw: (inout RandomBits) -> Option
  ) -> Option {
    var drawn: Option?
    var number: Option = 0
    // If all words so far equal the maximum's words, the maximum also bounds the next word.
    var isBounded = true
    for place in stride(from: (Option.bitWidth - 1) / 64 * 64, through: 0, by: -64) {
      let last = isBounded ? UInt64(truncatingIfNeeded: maximum >> place) : .max
      let word = choose(upTo: last) { random in
        let value = drawn ?? draw(&random)
        drawn = value
        return UInt64(truncatingIfNeeded: value >> place)
      }
      isBounded = isBounded && word == last
      number = number << 64 | Option(truncatingIfNeeded: word)
    }
    return number
  }
}

extension RandomBits {
  /// Draws a number from 0 to `maximum`; one in eight is a favorite or at an edge.
  @inlinable mutating func nextWide<Option: FixedWidthInteger & UnsignedInteger>(
    upTo maximum: Option, favoring favorites: @autoclosure () -> [Option]
  ) -> Option {
    let bits = next()
    let near = Option(truncatingIfNeeded: bits >> 3 & 7)
    switch (bits & 7, bits >> 6 & 3) {
    case (0, 0): return min(near, maximum)
    case (0, 1): return maximum - min(near, maximum)
    case (0, 2):
      let favorites = favorites()
      return favorites.isEmpty
        ? min(near, maximum) : favorites[Int(next(upTo: UInt64(favorites.count - 1)))]
    case (0, _):
      let power = Option(1) << Int(next(upTo: UInt64(Option.bitWidth - 1)))
      return min(power < 4 ? power : power - 4 + near, maximum)
    case (_, _): return Option.random(in: 0...maximum, using: &self)
    }
  }
}
