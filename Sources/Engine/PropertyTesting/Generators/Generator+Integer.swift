extension Generator where Value: FixedWidthInteger & Sendable {
  /// Generates integers in `range`; the nearer an integer is to `target`, the simpler it is.
  ///
  /// Some random integers are edges: bounds, 0, powers of two, or their neighbors.
  /// - Parameters:
  ///   - range: the integers to choose from, including both bounds.
  ///   - target: the integer toward which counterexamples shrink; by default 0, or a bound.
  ///   - favorites: values that random cases use occasionally, if they are in the range.
  @inlinable public static func integer(
    in range: ClosedRange<Value> = Value.min...Value.max, near target: Value = 0,
    favoring favorites: [Value] = []
  ) -> Generator {
    if Value.bitWidth > 64 { return wide(range, near: target, favoring: favorites) }
    let order = DistanceOrder<Value, UInt64>(range, around: target)
    let count = UInt64?.some(order.maximum).plus(1)
    if !favorites.isEmpty {
      let options = favorites.filter(range.contains).map(order.option)
      return Generator(count: count) { source in
        let most = source.mostOption
        if !source.isSampling && source.takesConstants { source.takeInteger(order) }
        return order[
          source.choose(upTo: order.maximum) {
            most < order.maximum
              ? $0.nextSmall(upTo: most, or: order.maximum)
              : $0.nextEdge(upTo: order.maximum, or: options)
          }]
      }
      .reading { range.contains($0) ? [order.option(of: $0)] : nil }
    }
    return Generator(count: count) {
      $0.draw(order)
    } sample: { source, count, question in
      source.sampled(order, count, question: question)
    }
    .reading { range.contains($0) ? [order.option(of: $0)] : nil }
  }

  /// Generates integers in a half-open range; with an empty range, the property fails.
  /// - Parameters:
  ///   - range: the integers to choose from, without the upper bound.
  ///   - target: the integer toward which counterexamples shrink; by default 0, or a bound.
  ///   - favorites: values that random cases use occasionally, if they are in the range.
  @inlinable public static func integer(
    in range: Range<Value>, near target: Value = 0, favoring favorites: [Value] = []
  ) -> Generator {
    closing(range, at: range.upperBound - 1) {
      integer(in: $0, near: target, favoring: favorites)
    }
  }

  /// Generates integers from a bound upward; the simplest is 0, or the bound if it is above 0.
  /// - Parameter range: the integers from the bound to the type's largest integer.
  @inlinable public static func integer(in range: PartialRangeFrom<Value>) -> Generator {
    integer(in: range.lowerBound...Value.max)
  }

  /// Generates integers up to a bound; the simplest is 0, or the bound if it is below 0.
  /// - Parameter range: the integers from the type's smallest integer to the bound.
  @inlinable public static func integer(in range: PartialRangeThrough<Value>) -> Generator {
    integer(in: Value.min...range.upperBound)
  }
}

extension Generator where Value == Int {
  /// Generates integers in `range`; the simplest is 0, or the bound nearest to 0.
  /// - Parameters:
  ///   - range: the integers to choose from, including both bounds.
  ///   - favorites: values that random cases use occasionally, if they are in the range.
  @inlinable public static func int(
    in range: ClosedRange<Int> = Int.min...Int.max, favoring favorites: [Int] = []
  ) -> Generator {
    integer(in: range, favoring: favorites)
  }

  /// Generates integers in a half-open range.
  /// - Parameter range: the integers to choose from; with an empty range, the property fails.
  @inlinable public static func int(in range: Range<Int>) -> Generator { integer(in: range) }
}

extension ChoiceSource {
  @inlinable @inline(__always)
  mutating func draw<Value>(_ order: DistanceOrder<Value, UInt64>) -> Value {
    if isSampling && order.maximum > 0 && allowance > 0 {
      allowance &-= 1
      return order.draw(&random, rarity: rarityOfEdges)
    }
    return choose(order)
  }

  /// Chooses an integer in `order`, in a case that isn't only sampled.
  ///
  /// This is a separate function, so its registers and its copy of the order don't slow down
  /// sampling.
  @inlinable @inline(never)
  mutating func choose<Value>(_ order: DistanceOrder<Value, UInt64>) -> Value {
    let (rarity, most) = (rarityOfEdges, mostOption)
    if takesConstants { takeInteger(order) }
    return order[
      choose(upTo: order.maximum) {
        most < order.maximum
          ? $0.nextSmall(upTo: most, or: order.maximum)
          : order.option(of: order.draw(&$0, rarity: rarity))
      }]
  }

  /// Samples `count` integers in `order`.
  ///
  /// The random state stays in a register, and the allowance is checked once.
  @inlinable @inline(__always)
  mutating func sampled<Value>(
    _ order: DistanceOrder<Value, UInt64>, _ count: Int, question: Int
  ) -> [Value] {
    let cost = question + 1
    guard isSampling, order.maximum > 0, count <= allowance / cost else {
      return sampledArray(count, question: question) { $0.draw(order) }
    }
    allowance &-= count &* cost
    var values: [Value] = []
    values.reserveCapacity(count)
    var random = self.random
    let rarity = rarityOfEdges
    for _ in 0..<count { values.append(order.draw(&random, rarity: rarity)) }
    self.random = random
    return values
  }
}

extension RandomBits {
  /// Draws an option from 0 to `most` or, one time in eight, an edge of the range up to `maximum`.
  @usableFromInline mutating func nextSmall(upTo most: UInt64, or maximum: UInt64) -> UInt64 {
    let (bits, spare) = nextWithSpare()
    return Self.isEdge(spare, rarity: 8)
      ? Self.edge(bits, upTo: maximum) : Self.scaled(bits, upTo: most)
  }

  /// Draws an option from 0 to `maximum`; one time in eight, it is an edge or one of `favorites`.
  @inlinable mutating func nextEdge(upTo maximum: UInt64, or favorites: [UInt64]) -> UInt64 {
    let (bits, spare) = nextWithSpare()
    if spare >> 30 & 7 != 0 { return Self.scaled(bits, upTo: maximum) }
    if spare >> 33 & 1 == 0 || favorites.isEmpty { return Self.edge(bits, upTo: maximum) }
    return favorites[Int(Self.scaled(bits, upTo: UInt64(favorites.count - 1)))]
  }
}
