extension Shrinker {
  /// How an option may stand for a number: of a range from 0, of one from 1, or with a sign.
  private static let readings: [(rest: UInt64, scale: UInt64)] = [(0, 1), (1, 1), (1, 2)]

  /// Takes groups of digits from numbers: 2⁵⁵ becomes 2⁴⁸, a million a thousand, 45,000 5,000.
  mutating func dropDigits() {
    var index = 0
    while let next = lowerable(from: index, 1).first, !isSpent {
      index = next + 1
      for (rest, scale) in Self.readings where values[next] < .max && isLowerable(next) {
        for factor: UInt64 in settled.contains(values[next]) ? [1 << 7] : [1 << 7, 1 << 8, 1_000] {
          while scale == 1, isLowerable(next), (values[next] + rest).isPower(of: factor),
            set(next, to: (values[next] + rest) / factor - rest)
          {}
        }
        while next < values.count, !settled.contains(values[next]),
          let number = number(next, rest, scale), number > 9,
          number.powersOfTen.contains(where: {
            set(next, to: max(rest, number % $0 * scale) - rest)
          })
        {}
        if next >= values.count { return }
      }
    }
  }

  /// Sets a number to 1, and a later one to the product of both, or to its last digits.
  mutating func multiply() {
    for one in lowerable(from: 0, Self.reach) {
      for other in lowerable(from: one + 1, Self.reach) {
        for (rest, scale) in Self.readings {
          guard let left = number(one, rest, scale), let right = number(other, rest, scale),
            values[one] > 1, isOpen(one, left) || isOpen(other, right),
            let power = (best.choices[other].maximum / scale).powersOfTen.last
          else { continue }
          let product = (left % power).multipliedFullWidth(by: right % power)
          var candidate = values
          candidate[one] = scale - rest
          candidate[other] = max(rest, power.dividingFullWidth(product).remainder * scale) - rest
          consider(candidate)
        }
      }
    }
  }

  /// Whether a number may have far smaller ones that fail.
  private func isOpen(_ index: Int, _ number: UInt64) -> Bool {
    number > 99 && !settled.contains(values[index])
  }

  /// The number of an option; nil if it isn't one.
  private func number(_ index: Int, _ rest: UInt64, _ scale: UInt64) -> UInt64? {
    guard index < values.count, isLowerable(index), values[index] < .max else { return nil }
    let (number, odd) = (values[index] + rest).quotientAndRemainder(dividingBy: scale)
    return odd == 0 ? number : nil
  }
}

extension UInt64 {
  /// The powers of ten of half of the digits, and of all but one.
  fileprivate var powersOfTen: [UInt64] {
    let digits = "\(self)".count
    return [digits / 2, digits - 1].map { (0..<$0).reduce(1) { power, _ in power * 10 } }
  }

  /// Whether this is a square of `factor` or a higher power, or twice as much.
  fileprivate func isPower(of factor: UInt64) -> Bool {
    var (left, count) = (self, 0)
    while left > 0, left % factor == 0 { (left, count) = (left / factor, count + 1) }
    return count > 1 && left <= 2
  }
}
